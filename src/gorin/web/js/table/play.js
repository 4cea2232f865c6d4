/** One table on the page: the connection drawn, and what is clicked told to the server. */

import { clear, complain, one, toast } from "../dom.js";
import { catalogueWith, gameOf } from "../cards/catalogue.js";
import { agentName } from "../pages/parts/names.js";
import { change, moved, settings } from "../settings.js";
import { Connection } from "../socket.js";
import { Choosing } from "./choosing.js";
import { clicked, clickNumber, under } from "./clicks.js";
import { clocks } from "./clock.js";
import { drawDecision } from "./decision.js";
import { draw } from "./draw.js";
import { Folding } from "./folding.js";
import { Inquiries } from "./inquiries.js";
import { keys } from "./keys.js";
import { linker } from "./linking.js";
import { Looking } from "./look.js";
import { closeMenu } from "./menu.js";
import { News } from "./news.js";
import { overPanel } from "./over.js";
import { letter, small } from "./parts.js";
import { Places } from "./places.js";
import { Sidebar } from "./sidebar.js";
import { drawStatus } from "./status.js";
import { drawTiming } from "./timing.js";
import { treaties, waitsFor } from "./treaties.js";
import { drawWaiting } from "./waiting.js";

/** @import { ClientMessage, Error as Wrong, Key, TableInfo } from "protocol" */
/** @import { Printed, View, Where } from "shapes" */
/** @import { Updated } from "../socket.js" */
/** @import { Scene } from "./parts.js" */
/** What a page adds to a table: the seats you have there, and a coach.
 * @typedef {{seats?: Key[], switchTo?: (secret: string) => void, coach?: (state: Connection, place: HTMLElement, timing: Where|null) => void}} More */

/** Play or watch at a table. @param {HTMLElement} root @param {TableInfo} info @param {string|null} secret @param {More} [more]
 * @returns {Promise<() => void>} leaves the table */
export async function play(root, info, secret, more = {}) {
  const table = new Table(info, secret, await catalogueWith(gameOf(info.rules), info.own.length ? `/api/tables/${encodeURIComponent(info.table)}/cards` : undefined), more);
  const deaf = table.listen();
  table.places.furnish(info.table);
  clear(root, table.places.frame);
  table.stated();
  return () => { table.leave(); deaf(); };
}

export class Table {
  /** @param {TableInfo} info @param {string|null} secret @param {Map<string, Printed>} cards @param {More} more */
  constructor(info, secret, cards, more) {
    this.info = info;
    this.secret = secret;
    this.cards = cards;
    this.more = more;
    this.game = gameOf(info.rules);
    /** What was drawn last. @type {ReturnType<typeof draw>|null} */ this.drawn = null;
    this.connection = new Connection(info.table, secret);
    this.places = new Places(this.game, Boolean(more.coach));
    this.folding = new Folding();
    this.inquiries = new Inquiries(this.connection);
    this.link = linker(cards);
    this.beside = this._sidebar();
    this.look = new Looking(this.places.frame, {
      options: (id) => this.choosing.entries(this.connection.asked ? this.drawn?.sorted?.cards.get(id) || [] : []), game: this.game, cards, connection: this.connection,
      mine: () => (this.connection.table?.state === "playing" ? this.connection.seat : null),
    });
    this.choosing = new Choosing(this.connection, this.places.decision, { chose: () => this.look.hide(), advised: () => this.redraw(true) });
    this.parley = treaties(this.beside.deals, { link: this.link, aside: (what) => { this.tell({ type: "aside", what }); } });
    this.ticking = clocks(this.places.main, this.connection);
    this.news = new News(this);
    this._wished = false;
    this._ended = false;
  }

  /** Tell the server something; what it refuses is said. @param {ClientMessage} message */
  tell(message) {
    return this.connection.ask(message).catch(complain);
  }

  undo() { this.tell({ type: "offer", what: "undo" }); }

  _sidebar() {
    const { info, secret } = this;
    return new Sidebar(this.places.side, {
      seated: Boolean(secret), teams: Boolean(info.teams?.length), many: info.seats.length > 2,
      say: (text, to) => this.tell({ type: "chat", text, ...(to ? { to } : {}) }),
      setting: (some) => { if (some.stop) change({ stop: some.stop }); this.tell({ type: "settings", ...some }); },
      offer: (what, seat) => this.tell({ type: "offer", what, ...(seat === undefined ? {} : { seat }) }),
      decline: (what) => this.tell({ type: "decline", what }), concede: () => this.tell({ type: "concede" }),
    });
  }

  /** Of the seats. */
  names() {
    return (this.connection.table?.seats || []).map((seat) => (seat.agent && seat.name === seat.agent ? `AI (${agentName(seat.agent)})` : seat.name || letter(seat.seat)));
  }

  /** The neighbour who is open. */
  opened() {
    const { view, seat, asked, decision } = this.connection;
    return view ? this.folding.open(view, seat ?? 0, asked ? decision : null) : null;
  }

  /** Open a neighbour, or fold the one who is open. @param {number} seat */
  unfold(seat) {
    this.folding.toggle(seat, this.opened());
    this.redraw();
  }

  /** @returns {Scene} */
  scene() {
    const { connection, choosing } = this;
    return {
      cards: this.cards, names: this.names(), bottom: connection.seat ?? 0, decision: connection.asked ? connection.decision : null, sorted: this.drawn?.sorted || null,
      chosen: choosing.chosen, hint: choosing.hint, asked: null, you: connection.seat, shown: new Set(), clocks: false, info: connection.table, gold: this.inquiries.gold,
      open: this.opened(), small: small(),
    };
  }

  redraw(quiet = false) {
    const { view, table } = this.connection;
    if (!table) return;
    if (!view || table.state === "waiting") {
      this._gather(table);
      return;
    }
    const over = table.state === "over";
    this._board(view, table, quiet);
    this._asked(table);
    this._beside(view, table);
    this._chart(view, over ? null : this.inquiries.timing);
    this.ticking.tick();
  }

  /** Before the game. @param {TableInfo} table */
  _gather(table) {
    drawWaiting(this.places.board, table, this.connection.seat, {
      cancel: () => this.tell({ type: "cancel" }), begin: () => this.tell({ type: "begin" }), sit: (seat) => this.tell({ type: "sit", seat }),
    });
    this.places.frame.dataset.state = "gathering";
    clear(this.places.decision);
  }

  /** @param {View} view @param {TableInfo} table @param {boolean} quiet */
  _board(view, table, quiet) {
    const { board } = this.places, { seat, decision } = this.connection;
    if (!board.querySelector(".board")) clear(board);
    this.drawn = draw(board, view, {
      cards: this.cards, names: this.names(), bottom: seat ?? 0, decision: table.state === "over" ? null : decision, chosen: this.choosing.chosen, hint: this.choosing.hint,
      clocks: table.clock.kind !== "none", info: table, still: quiet, gold: this.inquiries.gold, open: this.opened(),
    });
  }

  /** What is asked, or how it ended. @param {TableInfo} table */
  _asked(table) {
    const place = this.places.decision, { decision, asked, seat } = this.connection, over = table.state === "over";
    if (over) clear(place, overPanel(table, seat, { rematch: () => this.tell({ type: "offer", what: "rematch" }) }));
    else {
      drawDecision(place, { decision, asked, sorted: this.drawn?.sorted || null, shown: this.drawn?.shown || new Set(), scene: this.scene(), names: this.names(), over },
        { choose: (option) => this.choosing.choose(option), hint: () => this.choosing.ask(), undo: () => this.undo() }, this.choosing.advice);
    }
    place.classList.remove("busy");
    Object.assign(this.places.frame.dataset, { state: over ? "over" : asked ? "asked" : "waiting", decision: asked ? decision?.number : "" });
  }

  /** @param {View} view @param {TableInfo} table */
  _beside(view, table) {
    const { passing, seat } = this.connection, names = this.names();
    this.beside.passing(passing, Boolean(view.conflict || view.attack));
    this.parley.draw(view, seat, names, table.state === "over");
    this.beside.leaving(table, seat, names);
    this.beside.offers(table.offers || [], seat, names);
  }

  /** @param {View} view @param {Where|null} timing */
  _chart(view, timing) {
    for (const chart of [this.beside.timing, this.places.moment]) drawTiming(chart, view, timing);
  }

  /** @param {Updated} told */
  updated(told) {
    const { connection, info } = this;
    if ("decision" in told) this.choosing.anew();
    if (told.passing && !this._wished) {
      this._wished = true;
      if (connection.seat !== null && settings().stop !== told.passing.stop) this.tell({ type: "settings", stop: settings().stop });
    }
    if (told.log) this.folding.heard(told.fresh ? [] : told.log.lines, connection.seat);
    this.redraw(told.fresh);
    if ((this.more.seats || []).length > 1 || told.table || info.seats.length > 2) this.stated();
    if (told.log) this.news.log(told.log, told.fresh);
    this.news.say(told);
    if ("decision" in told && connection.table?.state === "playing") this._inquire();
    else if (connection.table?.state === "over" && !this._ended) { this._ended = true; this.more.coach?.(connection, this.places.coach, null); }
    if (connection.table?.state !== "over") this._ended = false;
  }

  /** What else one wants to know when something new is asked. */
  _inquire() {
    const { connection } = this;
    if (this.game === "ccg" && connection.asked) this.inquiries.askGold(() => this.redraw(true));
    this.inquiries.askTiming((timing) => {
      if (connection.view) this._chart(connection.view, timing);
      this.more.coach?.(connection, this.places.coach, timing);
    });
  }

  /** The line above the board. */
  stated() {
    const { connection, info, secret, more } = this;
    if (connection.seat !== null && secret) moved(info.table, secret, connection.seat);
    drawStatus(this.places.status, connection, more.seats || [], secret, {
      switchTo: (key) => more.switchTo?.(key), back: () => this.tell({ type: "return" }),
      waits: connection.view && connection.table?.state === "playing" ? waitsFor(connection.view, connection.seat) : [],
      look: () => { this.places.fold(true); this.parley.open(); },
    });
  }

  /** Listen to the connection, the mouse and the keyboard. @returns {() => void} ends it */
  listen() {
    const { connection, places: { main, side }, look, choosing } = this;
    main.addEventListener("click", (event) => clicked(this, event));
    side.addEventListener("click", (event) => { const named = under(event, ".named"); if (named) look.sheet(named); });
    connection.addEventListener("update", (event) => this.updated(/** @type {CustomEvent<Updated>} */ (event).detail));
    connection.addEventListener("chat", () => this.beside.chat(connection.chat));
    connection.addEventListener("state", () => this.stated());
    connection.addEventListener("wrong", (event) => { const { error, rules } = /** @type {CustomEvent<Wrong>} */ (event).detail; toast(error, rules); });
    return keys(main, {
      number: (n) => clickNumber(this, n), out: () => { if (connection.asked && this.drawn?.sorted?.out) choosing.choose(this.drawn.sorted.out); },
      hint: () => choosing.ask(), undo: () => this.undo(), look: (element) => look.sheet(element),
      chat: () => { this.places.fold(true); one(".talks", side).setAttribute("open", ""); one(".talk input", side).focus(); },
      log: () => { this.places.fold(true); one(".log", side).focus(); },
    });
  }

  leave() {
    this.connection.close();
    this.look.end();
    this.ticking.end();
    closeMenu();
  }
}
