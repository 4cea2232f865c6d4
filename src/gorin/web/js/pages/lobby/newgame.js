/** A new game: what is played, your deck, who plays against you; everything else is folded away. */

import { once, post } from "../../api.js";
import { gameOf } from "../../cards/catalogue.js";
import { add, clear, complain, h, toast } from "../../dom.js";
import { change, keepSeats, settings } from "../../settings.js";
import { deckChooser } from "../parts/deck-chooser.js";
import { differences } from "../parts/differences.js";
import { agentAbout, agentName, formatName, gameName, playersText } from "../parts/names.js";
import { seatsChooser } from "./seats.js";

/** @import { ClockKind, NewTable, SeatWanted } from "protocol" */
/** @import { Chooser } from "../parts/deck-chooser.js" */
/** @import { Seating } from "./seats.js" */
/** What was chosen, also the last time. @typedef {{rules: string, opponent: string, clock: string, deck: {[rules: string]: string}, theirs: {[rules: string]: string}, seating: {[rules: string]: Seating}, options: {[name: string]: boolean}}} Wanted */

const PLACE = "gorin.newgame";
const FRIEND = "friend";
/** @type {[string, string, ClockKind][]} */
const CLOCKS = [
  ["none", "No clock", { kind: "none" }],
  ["slow", "30 minutes each", { kind: "chess", main: 1800, extra: 5 }],
  ["quick", "15 minutes each", { kind: "chess", main: 900, extra: 3 }],
  ["byoyomi", "20 minutes, then 5 × 30 s", { kind: "byoyomi", main: 1200, period: 30, periods: 5 }],
  ["choice", "60 seconds a choice", { kind: "decision", period: 60 }],
];

/** @returns {Partial<Wanted>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}") || {};
  } catch {
    return {};
  }
}

/** @param {Wanted} wanted */
function remember(wanted) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wanted));
  } catch { /* private mode: it is forgotten */ }
}

/** The form. Play is one click; another deck, two. @returns {Promise<HTMLElement>} */
export async function newGame() {
  const { games } = await once("/api/games");
  /** @type {Wanted} */
  const wanted = { rules: games[0].rules, opponent: "", clock: "none", deck: {}, theirs: {}, seating: {}, options: {}, ...remembered() };
  if (!games.some((game) => game.rules === wanted.rules)) wanted.rules = games[0].rules;
  const form = h("form", { class: "panel new-game", "aria-labelledby": "new-game" });
  const decks = h("div");
  const opponents = h("fieldset", { class: "opponents" });
  const theirDeck = h("div"), different = h("div"), extras = h("div", { class: "stack checks" });
  const play = h("button", { class: "primary big", type: "submit" }, "Play");
  /** @type {Chooser|undefined} */ let mine;
  /** @type {Chooser|undefined} */ let theirs;
  /** @type {Awaited<ReturnType<typeof seatsChooser>>|null} */ let seating = null;
  let drawn = 0;
  const game = () => games.find((each) => each.rules === wanted.rules) || games[0];

  const many = () => (game().sizes?.length || 0) > 1;

  async function draw() {
    const agents = game().agents;
    if (wanted.opponent !== FRIEND && !agents.includes(wanted.opponent)) wanted.opponent = agents[0];
    if (!many()) clear(opponents, h("legend", null, "Opponent"), h("div", { class: "choices" },
      [...agents, FRIEND].map((name) => option("opponent", name, wanted.opponent, name === FRIEND ? "A friend" : agentName(name),
        name === FRIEND ? "you get a link to share" : agentAbout(name), () => { wanted.opponent = name; word(); }))));
    clear(different, differences(game().differs || []));
    clear(extras, game().options.map(({ name, text }) => h("label", null, h("input", { type: "checkbox", name: `with-${name}`, checked: Boolean(wanted.options[name]), onchange: (event) => { wanted.options[name] = event.currentTarget.checked; } }), ` ${text}`)));
    word();
    const now = ++drawn;
    play.disabled = true;
    const [seats, ...choosers] = await Promise.all([
      many() ? seatsChooser(game(), wanted.seating[wanted.rules], (chosen) => { wanted.seating[wanted.rules] = chosen; word(); }) : null,
      deckChooser({ rules: wanted.rules, legend: "Your deck", value: wanted.deck[wanted.rules], onchange: (key) => { wanted.deck[wanted.rules] = key; } }),
      deckChooser({ rules: wanted.rules, legend: "Opponent's deck", value: wanted.theirs[wanted.rules] || "", any: "Any", onchange: (key) => { wanted.theirs[wanted.rules] = key; } }),
    ]);
    if (now !== drawn) return; // another game was chosen meanwhile
    [mine, theirs] = choosers;
    seating = seats;
    if (seating) clear(opponents, seating.element);
    word();
    clear(decks, mine.element);
    clear(theirDeck, theirs.element);
    play.disabled = false;
  }

  function word() {
    const friend = many() ? seating?.open() : wanted.opponent === FRIEND;
    clear(play, friend ? "Open the table" : "Play");
    theirDeck.hidden = Boolean(friend) || many();
  }

  /** @param {string} group @param {string} value @param {string} chosen @param {string} name @param {string} about @param {() => void} onchange */
  const option = (group, value, chosen, name, about, onchange) => h("label", { class: "choice" },
    h("input", { type: "radio", name: group, value, checked: value === chosen, onchange }),
    h("span", { class: "choice-face" }, h("b", null, name), about ? h("small", null, about) : null));

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const told = new FormData(form);
    wanted.clock = String(told.get("clock"));
    remember(wanted);
    change({ name: String(told.get("name") || "").trim() });
    const friend = wanted.opponent === FRIEND;
    const { name } = settings();
    /** @type {SeatWanted} */
    const other = friend ? { who: "open" } : { who: "agent", agent: wanted.opponent, name: agentName(wanted.opponent), deck: theirs?.deck() };
    /** @type {NewTable} */
    const body = {
      rules: wanted.rules, name: String(told.get("table") || "").trim(), clock: CLOCKS.find(([key]) => key === wanted.clock)?.[2],
      watch: told.has("watch"), listed: told.has("listed"), steady: told.has("steady") ? 3 : 0,
      options: Object.fromEntries(game().options.map((each) => [each.name, told.has(`with-${each.name}`)])),
      seats: [{ who: "you", name, deck: mine?.deck() }, ...(seating && many() ? seating.seats() : [other])],
    };
    play.disabled = true;
    try {
      const made = await post("/api/tables", body);
      keepSeats(made);
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
      play.disabled = false;
    }
  });

  add(form, [h("h2", { id: "new-game" }, "New game"),
    h("fieldset", { class: "games" }, h("legend", null, "Game"), h("div", { class: "choices" }, games.map((each) =>
      option("rules", each.rules, wanted.rules, formatName(each.rules), [gameName(gameOf(each.rules)), playersText(each)].filter(Boolean).join(", "), () => { wanted.rules = each.rules; draw().catch((error) => toast(error.message)); })))),
    different, decks, opponents,
    h("details", { class: "more" }, h("summary", null, "Clock and other options"), h("div", { class: "stack" },
      h("div", { class: "fields" },
        h("label", { class: "field" }, "Your name", h("input", { name: "name", maxlength: 40, value: settings().name, autocomplete: "nickname" })),
        h("label", { class: "field" }, "Clock", h("select", { name: "clock" }, CLOCKS.map(([key, says]) => h("option", { value: key, selected: key === wanted.clock }, says)))),
        h("label", { class: "field" }, "Name of the table", h("input", { name: "table", maxlength: 40 }))),
      h("div", { class: "stack checks" },
        h("label", null, h("input", { type: "checkbox", name: "listed", checked: true }), " Show the table in the lobby"),
        h("label", null, h("input", { type: "checkbox", name: "watch", checked: true }), " Others may watch (they see no hidden card)"),
        h("label", null, h("input", { type: "checkbox", name: "steady" }), " Steady pace: nobody can tell from a pause who holds an answer")),
      extras, theirDeck)),
    h("p", { class: "row" }, play)]);
  await draw();
  return form;
}
