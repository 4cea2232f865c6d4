/** The positions of a record, asked for when they are needed and a few steps ahead. */

import { get } from "../../api.js";

const AHEAD = 4, KEPT = 120, NO_LOG = 1_000_000;

/** @import { Position } from "protocol" */

export class Positions {
  /** @param {string} record @param {number} last the number of the last step */
  constructor(record, last) {
    this.record = record;
    this.last = last;
    /** @type {Map<string, Promise<Position>>} */
    this.kept = new Map();
    /** @type {Map<string, Promise<string[]>>} */
    this.logs = new Map();
  }

  /** @param {number} step @param {number|null} seat @returns {Promise<Position>} */
  at(step, seat) {
    const found = this.ask(step, seat);
    for (let next = step + 1; next <= Math.min(this.last, step + AHEAD); next++) this.ask(next, seat);
    return found;
  }

  /** @param {number} step @param {number|null} seat @returns {Promise<Position>} */
  ask(step, seat) {
    const key = `${step}/${seat}`;
    let found = this.kept.get(key);
    if (!found) {
      found = get(this.path(step), { seat, since: NO_LOG });
      found.catch(() => this.kept.delete(key));
    } else this.kept.delete(key); // and put last, so that the oldest goes first
    this.kept.set(key, found);
    if (this.kept.size > KEPT) this.kept.delete(/** @type {string} */ (this.kept.keys().next().value));
    return found;
  }

  /** The whole log as a seat may read it: a position has the first so many lines of it. @param {number|null} seat @returns {Promise<string[]>} */
  log(seat) {
    const key = String(seat), before = this.logs.get(key);
    if (before) return before;
    const asked = get(this.path(this.last), { seat }).then((told) => told.log);
    asked.catch(() => this.logs.delete(key));
    this.logs.set(key, asked);
    return asked;
  }

  /** @param {number} step @returns {`/api/records/${string}/steps/${number}`} */
  path(step) { return `/api/records/${encodeURIComponent(this.record)}/steps/${step}`; }
}
