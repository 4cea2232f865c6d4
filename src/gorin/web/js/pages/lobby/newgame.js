/** A new game: what is played, your deck, who plays against you; everything else is folded away. */

import { once, post } from "../../api.js";
import { face } from "../../art/faces.js";
import { gameOf } from "../../cards/catalogue.js";
import { add, clear, complain, h, toast } from "../../dom.js";
import { along } from "../../own-cards.js";
import { change, keepSeats, settings } from "../../settings.js";
import { deckChooser } from "../parts/deck-chooser.js";
import { differences } from "../parts/differences.js";
import { agentAbout, agentName, byStrength, formatName, gameName, playersText } from "../parts/names.js";
import { seatsChooser } from "./seats.js";
import { CLOCKS, remember, wantedBefore } from "./wanted.js";

/** @import { GameInfo, NewTable, SeatWanted } from "protocol" */
/** @import { Chooser } from "../parts/deck-chooser.js" */

const FRIEND = "friend";

/** The form. Play is one click; another deck, two. @returns {Promise<HTMLElement>} */
export async function newGame() {
  const { games } = await once("/api/games");
  const form = new NewGame(games);
  await form.draw();
  return form.element;
}

class NewGame {
  /** @param {GameInfo[]} games */
  constructor(games) {
    this.games = games;
    this.wanted = wantedBefore(games);
    this.decks = h("div");
    this.opponents = h("fieldset", { class: "opponents" });
    this.theirDeck = h("div");
    this.different = h("div");
    this.extras = h("div", { class: "stack checks" });
    this.play = h("button", { class: "primary big", type: "submit" }, "Play");
    /** @type {Chooser|undefined} */ this.mine = undefined;
    /** @type {Chooser|undefined} */ this.theirs = undefined;
    /** @type {Awaited<ReturnType<typeof seatsChooser>>|null} */ this.seating = null;
    this._drawn = 0;
    this.element = h("form", { class: "panel new-game", "aria-labelledby": "new-game", onsubmit: (event) => { event.preventDefault(); this._begin(); } });
    add(this.element, [h("h2", { id: "new-game" }, "New game"), this._games(), this.different, this.decks, this.opponents, this._more(), h("p", { class: "row" }, this.play)]);
  }

  /** What is to be played. */
  get game() { return this.games.find((each) => each.rules === this.wanted.rules) || this.games[0]; }

  /** Do more than two play, or may they? */
  get many() { return (this.game.sizes?.length || 0) > 1; }

  _games() {
    const choose = (/** @type {GameInfo} */ { rules }) => { this.wanted.rules = rules; this.draw().catch((error) => toast(error.message)); };
    return h("fieldset", { class: "games" }, h("legend", null, "Game"), h("div", { class: "choices" }, this.games.map((each) =>
      choice("rules", each.rules, this.wanted.rules, formatName(each.rules), [gameName(gameOf(each.rules)), playersText(each)].filter(Boolean).join(", "), () => choose(each)))));
  }

  /** What few will change. */
  _more() {
    const check = (/** @type {string} */ name, /** @type {boolean} */ checked, /** @type {string} */ words) => h("label", null, h("input", { type: "checkbox", name, checked }), ` ${words}`);
    return h("details", { class: "more" }, h("summary", null, "Clock and other options"), h("div", { class: "stack" },
      h("div", { class: "fields" },
        h("label", { class: "field" }, "Your name", h("input", { name: "name", maxlength: 40, value: settings().name, autocomplete: "nickname" })),
        h("label", { class: "field" }, "Clock", h("select", { name: "clock" }, CLOCKS.map(([key, says]) => h("option", { value: key, selected: key === this.wanted.clock }, says)))),
        h("label", { class: "field" }, "Name of the table", h("input", { name: "table", maxlength: 40 }))),
      h("div", { class: "stack checks" },
        check("listed", true, "Show the table in the lobby"), check("watch", true, "Others may watch (they see no hidden card)"),
        check("steady", false, "Steady pace: nobody can tell from a pause who holds an answer")),
      this.extras, this.theirDeck));
  }

  /** What depends on the game that was chosen. */
  async draw() {
    const { wanted, game } = this, { agents } = game;
    if (wanted.opponent !== FRIEND && !agents.includes(wanted.opponent)) wanted.opponent = agents[0];
    if (!this.many) clear(this.opponents, this._opponents(agents));
    clear(this.different, differences(game.differs || []));
    clear(this.extras, game.options.map(({ name, text }) => h("label", null, h("input", { type: "checkbox", name: `with-${name}`, checked: Boolean(wanted.options[name]), onchange: (event) => { wanted.options[name] = event.currentTarget.checked; } }), ` ${text}`)));
    this._word();
    const now = ++this._drawn;
    this.play.disabled = true;
    const [seating, mine, theirs] = await this._choosers();
    if (now !== this._drawn) return; // another game was chosen meanwhile
    Object.assign(this, { seating, mine, theirs });
    if (seating) clear(this.opponents, seating.element);
    this._word();
    clear(this.decks, mine.element);
    clear(this.theirDeck, theirs.element);
    this.play.disabled = false;
  }

  /** @param {string[]} agents */
  _opponents(agents) {
    const { wanted } = this;
    return [h("legend", null, "Opponent"), h("div", { class: "choices" },
      [...byStrength(agents), FRIEND].map((name) => choice("opponent", name, wanted.opponent, name === FRIEND ? "A friend" : agentName(name),
        name === FRIEND ? "you get a link to share" : agentAbout(name), () => { wanted.opponent = name; this._word(); }, name === FRIEND ? null : face(name))))];
  }

  /** Of seats, where several play, and of decks. */
  _choosers() {
    const { wanted, game } = this, { rules } = wanted;
    return Promise.all([
      this.many ? seatsChooser(game, wanted.seating[rules], (chosen) => { wanted.seating[rules] = chosen; this._word(); }) : null,
      deckChooser({ rules, legend: "Your deck", value: wanted.deck[rules], onchange: (key) => { wanted.deck[rules] = key; } }),
      deckChooser({ rules, legend: "Opponent's deck", value: wanted.theirs[rules] || "", any: "Any", onchange: (key) => { wanted.theirs[rules] = key; } }),
    ]);
  }

  /** What the button says. */
  _word() {
    const friend = this.many ? this.seating?.open() : this.wanted.opponent === FRIEND;
    clear(this.play, friend ? "Open the table" : "Play");
    this.theirDeck.hidden = Boolean(friend) || this.many;
  }

  /** The table as it is asked for. @param {FormData} told @returns {NewTable} */
  _table(told) {
    const { wanted, game } = this;
    /** @type {SeatWanted} */
    const other = wanted.opponent === FRIEND ? { who: "open" } : { who: "agent", agent: wanted.opponent, name: agentName(wanted.opponent), deck: this.theirs?.deck() };
    /** @type {SeatWanted[]} */
    const seats = [{ who: "you", name: settings().name, deck: this.mine?.deck() }, ...(this.seating && this.many ? this.seating.seats() : [other])];
    return {
      rules: wanted.rules, ...along(gameOf(wanted.rules), seats.map((seat) => seat.deck?.cards)), name: String(told.get("table") || "").trim(), clock: CLOCKS.find(([key]) => key === wanted.clock)?.[2],
      watch: told.has("watch"), listed: told.has("listed"), steady: told.has("steady") ? 3 : 0,
      options: Object.fromEntries(game.options.map((each) => [each.name, told.has(`with-${each.name}`)])),
      seats,
    };
  }

  async _begin() {
    const told = new FormData(this.element);
    this.wanted.clock = String(told.get("clock"));
    remember(this.wanted);
    change({ name: String(told.get("name") || "").trim() });
    this.play.disabled = true;
    try {
      const made = await post("/api/tables", this._table(told));
      keepSeats(made);
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
      this.play.disabled = false;
    }
  }
}

/** One of several. @param {string} group @param {string} value @param {string} chosen @param {string} name @param {string} about @param {() => void} onchange @param {SVGElement|null} [drawn] */
const choice = (group, value, chosen, name, about, onchange, drawn = null) => h("label", { class: "choice" },
  h("input", { type: "radio", name: group, value, checked: value === chosen, onchange }),
  h("span", { class: drawn ? "choice-face with-face" : "choice-face" }, drawn, h("b", null, name), about ? h("small", null, about) : null));
