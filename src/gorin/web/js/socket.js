/** The socket of one table: what the server says, kept up to date; questions and their answers; connecting again. */

import { still } from "./settings.js";

const PACE = 420, HURRY = 130, LONG_QUEUE = 8; // milliseconds between what others do, so that one can follow it
const FIRST_WAIT = 400, LONGEST_WAIT = 8000, PATIENCE = 30000, PULSE = 25000;

/** @import { ChatLine, ClientMessage, Clock, Decision, Done, HintGiven, Line, Passing, Pong, PlayerRead, CardRead, ServerMessage, TableInfo, TimingTold, Update, WhyNot } from "protocol" */
/** @import { View } from "shapes" */

/** What is answered to what a client says. @typedef {{hint: HintGiven, why: WhyNot, read: CardRead, player: PlayerRead, timing: TimingTold, sync: Update, ping: Pong}} Answers */
/** @template {ClientMessage} Said @typedef {Said["type"] extends keyof Answers ? Answers[Said["type"]] : Done} Answer */
/** What the page is told of: an update that was made. @typedef {Partial<Omit<Update, "type">> & {fresh: boolean}} Updated */
/** The state of a connection. @typedef {"connecting"|"open"|"lost"|"refused"} State */

/** Make the changes of an update on a view (docs/protocol.md). @param {any} view of any shape @param {any[][]} changes @returns {any} */
export function changed(view, changes) {
  for (const [path, ...change] of changes) {
    if (!path.length) { view = change[0]; continue; }
    const last = path.at(-1), place = path.slice(0, -1).reduce((/** @type {any} */ at, /** @type {string|number} */ name) => at[name], view);
    if (change.length === 0) delete place[last];
    else if (change.length === 1) place[last] = change[0];
    else place[last].splice(change[0], change[1], ...change[2]);
  }
  return view;
}

/** What a connection knows of its table. */
export class Connection extends EventTarget {
  /** @param {string} table its id @param {string|null} secret of a seat; without one, you watch */
  constructor(table, secret) {
    super();
    this.id = table;
    this.secret = secret;
    /** @type {View|null} */ this.view = null;
    /** @type {Decision|null} */ this.decision = null;
    /** @type {Line[]} */ this.log = [];
    /** @type {ChatLine[]} */ this.chat = [];
    /** @type {Clock|null} */ this.clock = null;
    this.clockAt = 0;
    /** @type {Passing|null} */ this.passing = null;
    /** @type {TableInfo|null} */ this.table = null;
    /** @type {number|null} */ this.seat = null;
    /** @type {State} */ this.state = "connecting";
    this.closed = false;
    this._n = 0;
    /** @type {Map<number, {done: (told: ServerMessage) => void, failed: (error: Error) => void, timer: number}>} */
    this._waiting = new Map();
    this._wait = FIRST_WAIT;
    /** @type {{message: Update, came: number}[]} */ this._queue = [];
    this._due = 0;
    this._timer = 0;
    this._retry = 0;
    this._socket = this._open();
    this._pulse = setInterval(() => { if (this.state === "open") this.ask({ type: "ping" }).catch(() => {}); }, PULSE);
    this._online = () => { if (this.state === "lost") this._again(0); };
    addEventListener("online", this._online);
  }

  /** Are you asked now? */
  get asked() {
    return Boolean(this.decision && this.decision.seat === this.seat && this.seat !== null && this.decision.number !== undefined);
  }

  /** Ask or tell something; gives the one answer, or throws the server's sentence.
   * @template {ClientMessage} Said @param {Said} message @returns {Promise<Answer<Said>>} */
  ask(message) {
    return new Promise((done, failed) => {
      if (this.state !== "open") { failed(new Error("There is no connection to the table.")); return; }
      const n = ++this._n;
      const timer = setTimeout(() => { this._waiting.delete(n); failed(new Error("The server does not answer.")); }, PATIENCE);
      this._waiting.set(n, { done: (told) => done(/** @type {Answer<Said>} */ (told)), failed, timer });
      this._socket.send(JSON.stringify({ ...message, n }));
    });
  }

  /** Leave. The seat stays yours. */
  close() {
    this.closed = true;
    clearInterval(this._pulse);
    clearTimeout(this._retry);
    clearTimeout(this._timer);
    removeEventListener("online", this._online);
    this._socket.close();
  }

  _open() {
    const where = new URL("api/socket", location.href.split("#")[0]);
    where.protocol = where.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(where);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: this.id, ...(this.secret ? { secret: this.secret } : {}) }));
    socket.onmessage = (event) => { if (socket === this._socket) this._told(JSON.parse(event.data)); };
    socket.onclose = () => { if (socket === this._socket) this._lost(); };
    return socket;
  }

  _lost() {
    for (const { failed, timer } of this._waiting.values()) { clearTimeout(timer); failed(new Error("The connection to the table is lost.")); }
    this._waiting.clear();
    if (this.closed || this.state === "refused") return;
    this._state("lost");
    this._again(this._wait);
    this._wait = Math.min(LONGEST_WAIT, this._wait * 1.7);
  }

  /** @param {number} wait */
  _again(wait) {
    clearTimeout(this._retry);
    this._retry = setTimeout(() => { this._socket = this._open(); }, wait);
  }

  /** @param {State} state */
  _state(state) {
    this.state = state;
    this._tell("state", state);
  }

  /** @param {string} name @param {unknown} detail */
  _tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {ServerMessage} message */
  _told(message) {
    if (message.type === "welcome") {
      this.seat = message.seat ?? null;
      this.table = message.table;
      this.chat = [];
      this._queue = [];
      this._wait = FIRST_WAIT;
      this._state("open");
      this._tell("update", { fresh: true });
      return;
    }
    if (message.type === "update") {
      this._queue.push({ message, came: performance.now() });
      this._next();
    }
    if (message.type === "chat" && message.text !== undefined) { this.chat.push(message); this._tell("chat", message); }
    const n = message.n ?? -1, waiting = this._waiting.get(n);
    if (waiting) {
      this._waiting.delete(n);
      clearTimeout(waiting.timer);
      if (message.type === "error") waiting.failed(Object.assign(new Error(message.error), { rules: message.rules || [], code: message.code }));
      else waiting.done(message);
    } else if (message.type === "error") {
      if (message.code === "unknown") this._state("refused");
      this._tell("wrong", message);
    }
  }

  /** Updates are made one after another; after one in which something was done, the next waits a little. */
  _next() {
    clearTimeout(this._timer);
    while (this._queue.length) {
      const wait = this._due - performance.now();
      if (wait > 0) { this._timer = setTimeout(() => this._next(), wait); return; }
      const [{ message, came }] = this._queue.splice(0, 1);
      this._update(message, came);
      const { log } = message, done = log !== undefined && log.at > 0 && log.lines.some((line) => line.kind !== "pass");
      if (done && !still() && !document.hidden) this._due = performance.now() + (this._queue.length > LONG_QUEUE ? HURRY : PACE);
    }
  }

  /** @param {Update} message @param {number} came when, by the page's own clock */
  _update(message, came) {
    const before = this.view, { changes, decision, log, clock, passing, table } = message;
    if ("view" in message) this.view = /** @type {View} */ (message.view);
    else if (changes) this.view = changed(this.view, changes);
    if (log) this.log.splice(log.at, Infinity, ...log.lines);
    if (decision !== undefined) this.decision = decision;
    if (passing) this.passing = passing;
    if (table) this.table = table;
    if (clock) { this.clock = clock; this.clockAt = came; }
    this._tell("update", { ...message, fresh: "view" in message && before === null });
  }
}
