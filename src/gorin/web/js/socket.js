/** The socket of one table: what the server says, kept up to date; questions and their answers; connecting again. */

import { still } from "./settings.js";

const PACE = 420, HURRY = 130, LONG_QUEUE = 8; // milliseconds between what others do, so that one can follow it
const FIRST_WAIT = 400, LONGEST_WAIT = 8000, PATIENCE = 30000, PULSE = 25000;

/** Make the changes of an update on a view (docs/protocol.md). @param {any} view @param {any[]} changes @returns {any} */
export function changed(view, changes) {
  for (const [path, ...change] of changes) {
    if (!path.length) { view = change[0]; continue; }
    const last = path.at(-1), place = path.slice(0, -1).reduce((at, name) => at[name], view);
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
    /** @type {any} */ this.view = null;
    /** @type {any} */ this.decision = null;
    /** @type {{text: string, kind?: string}[]} */ this.log = [];
    /** @type {{seat: number|null, name: string, text: string, at: number}[]} */ this.chat = [];
    /** @type {any} */ this.clock = null;
    this.clockAt = 0;
    /** @type {any} */ this.passing = null;
    /** @type {any} */ this.table = null;
    /** @type {number|null} */ this.seat = null;
    this.state = "connecting";
    this.closed = false;
    this._n = 0;
    /** @type {Map<number, {done: (told: any) => void, failed: (error: Error) => void, timer: number}>} */
    this._waiting = new Map();
    this._wait = FIRST_WAIT;
    /** @type {any[]} */ this._queue = [];
    this._due = 0;
    this._open();
    this._pulse = setInterval(() => { if (this.state === "open") this.ask({ type: "ping" }).catch(() => {}); }, PULSE);
    this._online = () => { if (this.state === "lost") this._again(0); };
    addEventListener("online", this._online);
  }

  /** Are you asked now? */
  get asked() {
    return Boolean(this.decision && this.decision.seat === this.seat && this.seat !== null && this.decision.number !== undefined);
  }

  /** Ask or tell something; gives the one answer, or throws the server's sentence. @param {Record<string, any>} message @returns {Promise<any>} */
  ask(message) {
    return new Promise((done, failed) => {
      if (this.state !== "open") { failed(new Error("There is no connection to the table.")); return; }
      const n = ++this._n;
      const timer = setTimeout(() => { this._waiting.delete(n); failed(new Error("The server does not answer.")); }, PATIENCE);
      this._waiting.set(n, { done, failed, timer });
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
    const socket = this._socket = new WebSocket(where);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, table: this.id, ...(this.secret ? { secret: this.secret } : {}) }));
    socket.onmessage = (event) => { if (socket === this._socket) this._told(JSON.parse(event.data)); };
    socket.onclose = () => { if (socket === this._socket) this._lost(); };
  }

  _lost() {
    for (const { failed, timer } of this._waiting.values()) { clearTimeout(timer); failed(new Error("The connection to the table is lost.")); }
    this._waiting.clear();
    if (this.closed || this.state === "refused") return;
    this._state("lost");
    this._again(this._wait);
    this._wait = Math.min(LONGEST_WAIT, this._wait * 1.7);
  }

  _again(wait) {
    clearTimeout(this._retry);
    this._retry = setTimeout(() => this._open(), wait);
  }

  _state(state) {
    this.state = state;
    this._tell("state", state);
  }

  _tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

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
      message.came = performance.now();
      this._queue.push(message);
      this._next();
    }
    if (message.type === "chat" && message.text !== undefined) { this.chat.push(message); this._tell("chat", message); }
    const waiting = message.n !== undefined && this._waiting.get(message.n);
    if (waiting) {
      this._waiting.delete(message.n);
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
      const message = this._queue.shift();
      this._update(message);
      const done = (message.log?.lines || []).some((line) => line.kind !== "pass") && message.log.at > 0;
      if (done && !still() && !document.hidden) this._due = performance.now() + (this._queue.length > LONG_QUEUE ? HURRY : PACE);
    }
  }

  _update(message) {
    const before = this.view;
    if ("view" in message) this.view = message.view;
    else if ("changes" in message) this.view = changed(this.view, message.changes);
    if ("log" in message) this.log.splice(message.log.at, Infinity, ...message.log.lines);
    for (const name of ["decision", "passing", "table"]) if (name in message) this[name] = message[name];
    if ("clock" in message) { this.clock = message.clock; this.clockAt = message.came; }
    this._tell("update", { ...message, fresh: "view" in message && before === null });
  }
}
