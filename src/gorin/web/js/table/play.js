/** One table on the page: the connection drawn, and what is clicked told to the server. */

import { dialog } from "../dialog.js";
import { announce, clear, complain, h, maybe, one, toast } from "../dom.js";
import { icon } from "../art/icons.js";
import { catalogue, gameOf } from "../cards/catalogue.js";
import { agentName } from "../pages/parts/names.js";
import { change, moved, settings } from "../settings.js";
import { Connection } from "../socket.js";
import { spoken, words } from "./asking.js";
import { clocks } from "./clock.js";
import { drawDecision } from "./decision.js";
import { draw } from "./draw.js";
import { Folding } from "./folding.js";
import { flash } from "./flash.js";
import { keys } from "./keys.js";
import { linker } from "./linking.js";
import { looking } from "./look.js";
import { closeMenu, menu } from "./menu.js";
import { intoView } from "./motion.js";
import { overPanel } from "./over.js";
import { card, cardsOf, letter, small } from "./parts.js";
import { sidebar } from "./sidebar.js";
import { drawStatus } from "./status.js";
import { drawTiming } from "./timing.js";
import { treaties, waitsFor } from "./treaties.js";
import { drawWaiting, shareLink } from "./waiting.js";

/** @import { ClientMessage, Error as Wrong, Key, Option, TableInfo } from "protocol" */
/** @import { ReadPlayer, Where } from "shapes" */
/** @import { Updated } from "../socket.js" */
/** @import { Scene } from "./parts.js" */

/** Play or watch at a table. @param {HTMLElement} root @param {TableInfo} info @param {string|null} secret
 * @param {{seats?: Key[], switchTo?: (secret: string) => void, coach?: (state: Connection, place: HTMLElement, timing: Where|null) => void}} [more]
 * @returns {Promise<() => void>} leaves the table */
export async function play(root, info, secret, more = {}) {
  const game = gameOf(info.rules), cards = await catalogue(game);
  const connection = new Connection(info.table, secret);
  const boardPlace = h("div", { class: "board-place" }), decisionPlace = h("div", { class: "decision", role: "region", "aria-label": "What is asked" });
  const side = h("aside", { class: "sidebar", "aria-label": "Log, chat and settings" }), status = h("div", { class: "status", role: "status" });
  const coachPlace = h("div", { class: "coach", role: "region", "aria-label": "Coach", hidden: !more.coach });
  const sideToggle = h("button", { type: "button", class: "side-toggle", "aria-expanded": "false", onclick: () => fold(!side.classList.contains("open")) }, "Log");
  const moment = h("section", { class: "moment", "aria-label": "Where the game stands now" });
  const narrow = matchMedia("(max-width: 1000px)").matches;
  const main = h("div", { class: "table-main" }, status, moment, boardPlace, narrow ? coachPlace : null, h("div", { class: "foot" }, decisionPlace, sideToggle));
  const frame = h("div", { class: `table table-${game}` }, main, side);
  /** @type {(number|null)[]} */ let gold = [];
  /** @type {Where|null} */ let timing = null;
  /** @type {number|null} */ let hint = null;
  /** @type {{text: string, reason: string}|null} */ let advice = null;
  /** @type {ReturnType<typeof draw>|null} */ let drawn = null;
  let busy = -1, timingAsked = false, timingAgain = false, rang = false, known = 0, wished = false;
  /** @type {Set<number>} */ let chosen = new Set();
  let chosenOf = "";
  const folding = new Folding();
  const tell = (/** @type {ClientMessage} */ message) => connection.ask(message).catch(complain);
  const beside = sidebar(side, {
    seated: Boolean(secret), teams: Boolean(info.teams?.length), many: info.seats.length > 2, say: (text, to) => tell({ type: "chat", text, ...(to ? { to } : {}) }), setting: (some) => { if (some.stop) change({ stop: some.stop }); tell({ type: "settings", ...some }); },
    offer: (what, seat) => tell({ type: "offer", what, ...(seat === undefined ? {} : { seat }) }), decline: (what) => tell({ type: "decline", what }), concede: () => tell({ type: "concede" }),
  });
  const look = looking(frame, { options: ways, game, cards, connection, mine: () => (connection.table?.state === "playing" ? connection.seat : null) });
  const link = linker(cards);
  const parley = treaties(beside.deals, { link, aside: (what) => { tell({ type: "aside", what }); } });
  const ticking = clocks(main, connection);

  /** @param {boolean} open */
  function fold(open) {
    side.classList.toggle("open", open);
    sideToggle.setAttribute("aria-expanded", String(open));
  }

  const names = () => (connection.table?.seats || []).map((seat) => (seat.agent && seat.name === seat.agent ? `AI (${agentName(seat.agent)})` : seat.name || letter(seat.seat)));

  /** @param {Option} option */
  async function choose(option) {
    const { decision } = connection, number = decision?.number ?? -1;
    if (!connection.asked || busy === number) return;
    busy = number;
    closeMenu();
    look.hide();
    const before = decision?.ask || "";
    if (option.card && option.kind === "pick") {
      if (chosenOf !== before) chosen = new Set();
      chosen.add(option.card.id);
      chosenOf = before;
    }
    decisionPlace.classList.add("busy");
    try {
      await connection.ask({ type: "choose", decision: number, option: option.index });
    } catch (error) {
      busy = -1;
      decisionPlace.classList.remove("busy");
      complain(error);
    }
  }

  /** The ways in which a card can be chosen now. @param {number} id */
  function ways(id) {
    return entries(connection.asked ? drawn?.sorted?.cards.get(id) || [] : []);
  }

  /** Options in words. @param {Option[]} options */
  function entries(options) {
    return options.map((option) => ({ words: words(option), does: () => choose(option) }));
  }

  /** @param {HTMLElement} at @param {string} title @param {Option[]} options */
  function several(at, title, options) {
    if (options.length === 1) choose(options[0]);
    else menu(at, title, entries(options));
  }

  async function askHint() {
    if (!connection.asked) return;
    try {
      const told = await connection.ask({ type: "hint" });
      if (told.decision !== connection.decision?.number) return;
      hint = told.option;
      advice = { text: told.text, reason: told.reason };
      redraw(true);
    } catch (error) {
      complain(error);
    }
  }

  const undo = () => tell({ type: "offer", what: "undo" });

  /** @param {MouseEvent} event */
  function clicked(event) {
    if (look.wasLong()) return;
    const element = under(event, "[data-card], .ring.glow, [data-pile], [data-goto], [data-neighbour]");
    if (!element || !drawn) return;
    if (element.dataset.goto) { maybe(element.dataset.goto, boardPlace)?.scrollIntoView({ block: "nearest" }); return; }
    const { pile, seat, ring } = element.dataset, id = Number(element.dataset.card);
    if (pile) { showPile(Number(seat), pile); return; }
    const options = ring ? drawn.sorted?.rings.get(ring) : drawn.sorted?.cards.get(id);
    const strip = under(event, "[data-neighbour]");
    if (strip && !options) { unfold(Number(strip.dataset.neighbour)); return; }
    if (options && connection.asked) several(element, ring ? `${ring} ring` : element.dataset.name || "card", options);
    else if (element.dataset.name) look.sheet(element);
  }

  /** Open a neighbour, or fold the one who is open. @param {number} seat */
  function unfold(seat) {
    folding.toggle(seat, opened());
    redraw();
  }

  const opened = () => (connection.view ? folding.open(connection.view, connection.seat ?? 0, connection.asked ? connection.decision : null) : null);

  /** @param {number} seat @param {string} pile */
  function showPile(seat, pile) {
    const there = cardsOf(connection.view?.players[seat], pile);
    const box = dialog(`${letter(seat)}: ${pile.replace(/_/g, " ")} (${there.length})`, h("div", { class: "tray pile-cards" }, [...there].reverse().map((each) => card(scene(), each))), { wide: true });
    box.addEventListener("click", (event) => {
      const element = under(event, "[data-card]");
      if (!element) return;
      const options = drawn?.sorted?.cards.get(Number(element.dataset.card));
      box.close();
      if (options && connection.asked) several(boardPlace, element.dataset.name || "", options); else look.sheet(element);
    });
  }

  /** @returns {Scene} */
  const scene = () => ({ cards, names: names(), bottom: connection.seat ?? 0, decision: connection.asked ? connection.decision : null, sorted: drawn?.sorted || null, chosen, hint, asked: null, you: connection.seat, shown: new Set(), clocks: false, info: connection.table, gold, open: opened(), small: small() });

  function redraw(quiet = false) {
    const { view, decision, table } = connection;
    if (!table) return;
    if (!view || table.state === "waiting") {
      drawWaiting(boardPlace, table, connection.seat, { cancel: () => tell({ type: "cancel" }), begin: () => tell({ type: "begin" }), sit: (seat) => tell({ type: "sit", seat }) });
      frame.dataset.state = "gathering";
      clear(decisionPlace);
      return;
    }
    const over = table.state === "over";
    if (!boardPlace.querySelector(".board")) clear(boardPlace);
    drawn = draw(boardPlace, view, { cards, names: names(), bottom: connection.seat ?? 0, decision: over ? null : decision, chosen, hint, clocks: table.clock.kind !== "none", info: table, still: quiet, gold, open: opened() });
    if (over) clear(decisionPlace, overPanel(table, connection.seat, { rematch: () => tell({ type: "offer", what: "rematch" }) }));
    else drawDecision(decisionPlace, { decision, asked: connection.asked, sorted: drawn.sorted, shown: drawn.shown, scene: scene(), names: names(), over }, { choose, hint: askHint, undo }, advice);
    decisionPlace.classList.remove("busy");
    Object.assign(frame.dataset, { state: over ? "over" : connection.asked ? "asked" : "waiting", decision: connection.asked ? decision?.number : "" });
    beside.passing(connection.passing, Boolean(view.conflict || view.attack));
    parley.draw(view, connection.seat, names(), over);
    beside.leaving(table, connection.seat, names());
    beside.offers(table.offers || [], connection.seat, names());
    for (const chart of [beside.timing, moment]) drawTiming(chart, view, over ? null : timing);
    ticking.tick();
  }

  async function askTiming() {
    if (timingAsked) { timingAgain = true; return; }
    timingAsked = true;
    try {
      do {
        timingAgain = false;
        timing = /** @type {Where} */ ((await connection.ask({ type: "timing" })).timing);
      } while (timingAgain);
      if (connection.view) for (const chart of [beside.timing, moment]) drawTiming(chart, connection.view, timing);
      more.coach?.(connection, coachPlace, timing);
    } catch { /* the game is over, or the line is lost: the chart stays as it is */ } finally {
      timingAsked = false;
    }
  }

  /** The gold each player could produce now: the sure part of it. */
  async function askGold() {
    try {
      const told = await Promise.all((connection.view?.players || []).map((_, player) => connection.ask({ type: "player", player })));
      gold = told.map(({ player }) => (/** @type {ReadPlayer} */ (player).gold_sources || []).reduce((sum, each) => sum + (each.gold || 0), 0));
      redraw(true);
    } catch { /* the game is over, or the line is lost */ }
  }

  /** @param {Updated} told */
  function updated(told) {
    if ("decision" in told) {
      hint = advice = null;
      busy = -1;
      closeMenu();
      if (!connection.decision?.chosen?.length) { chosen = new Set(); chosenOf = ""; }
    }
    if (told.passing && !wished) {
      wished = true;
      if (connection.seat !== null && settings().stop !== told.passing.stop) tell({ type: "settings", stop: settings().stop });
    }
    if (told.log) folding.heard(told.fresh ? [] : told.log.lines, connection.seat);
    redraw(told.fresh);
    if ((more.seats || []).length > 1 || told.table || info.seats.length > 2) stated();
    if (told.log) {
      if (!told.fresh && told.log.at > 0) flash(main, told.log.lines, connection.seat, cards);
      beside.log(connection.log, told.log.at, link);
      if (told.log.at < known) known = told.log.at;
    }
    const news = connection.log.slice(Math.max(known, connection.log.length - 4)).map((line) => line.text);
    known = connection.log.length;
    if (connection.asked && told.decision) {
      if (narrow || opened() !== null) intoView(boardPlace);
      announce([...news, spoken(told.decision)].join(" "));
      document.title = "Your choice · Gorin";
      if (document.activeElement === document.body && document.documentElement.dataset.input === "keys") maybe(".glow, .option", main)?.focus({ preventScroll: true });
    } else if (news.length) {
      announce(news.join(" "));
      document.title = "Table · Gorin";
    }
    if (game === "ccg" && "decision" in told && connection.asked && connection.table?.state === "playing") askGold();
    if ("decision" in told && connection.table?.state === "playing") askTiming();
    else if (connection.table?.state === "over" && !rang) { rang = true; more.coach?.(connection, coachPlace, null); }
    if (connection.table?.state !== "over") rang = false;
  }

  const stated = () => {
    if (connection.seat !== null && secret) moved(info.table, secret, connection.seat);
    drawStatus(status, connection, more.seats || [], secret, {
      switchTo: (key) => more.switchTo?.(key), back: () => tell({ type: "return" }), waits: connection.view && connection.table?.state === "playing" ? waitsFor(connection.view, connection.seat) : [],
      look: () => { fold(true); parley.open(); },
    });
  };

  const toNumber = (/** @type {number} */ n) => {
    const element = maybe(`[data-number="${n}"]`, main);
    if (!element) return;
    element.focus({ preventScroll: true });
    element.click();
  };
  const unkeys = keys(main, {
    number: toNumber, out: () => { if (connection.asked && drawn?.sorted?.out) choose(drawn.sorted.out); }, hint: askHint, undo, look: look.sheet,
    chat: () => { fold(true); one(".talks", side).setAttribute("open", ""); one(".talk input", side).focus(); }, log: () => { fold(true); one(".log", side).focus(); },
  });
  main.addEventListener("click", clicked);
  side.addEventListener("click", (event) => { const named = under(event, ".named"); if (named) look.sheet(named); });
  connection.addEventListener("update", (event) => updated(/** @type {CustomEvent<Updated>} */ (event).detail));
  connection.addEventListener("chat", () => beside.chat(connection.chat));
  connection.addEventListener("state", stated);
  connection.addEventListener("wrong", (event) => { const { error, rules } = /** @type {CustomEvent<Wrong>} */ (event).detail; toast(error, rules); });
  if (!narrow) side.prepend(coachPlace);
  side.prepend(h("div", { class: "side-close" }, h("button", { type: "button", class: "quiet close", "aria-label": "Close", onclick: () => { fold(false); sideToggle.focus(); } }, icon("close"))));
  clear(root, frame);
  stated();
  side.append(h("details", { class: "share-part" }, h("summary", null, "Invite or watch by link"), shareLink(info.table)));
  return () => { connection.close(); look.end(); ticking.end(); unkeys(); closeMenu(); };
}

/** What was clicked, if it fits. @param {Event} event @param {string} selector */
const under = (event, selector) => /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest(selector) : null);
