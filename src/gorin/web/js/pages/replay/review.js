/** A game looked at again: the chance to win step by step, as its players saw it, dear choices, luck, turning points. The server works at it when nobody waits. */

import { get, post } from "../../api.js";
import { clear, h, refusal } from "../../dom.js";
import { bars, curve } from "./chances.js";

/** @import { RecordInfo, ReviewInfo } from "protocol" */
/** Where a number lies, nineteen times out of twenty. @typedef {{value: number, low: number, high: number, n: number}} Between */
/** @typedef {{step: number, chosen: string, chance: Between}} Weighed */
/** @typedef {{step: number, round: number, chosen: string, better: string, lost: Between, sure: boolean, why: string}} Dear */
/** @typedef {{step: number, next: number, round: number, chosen: string, before: Between, after: Between, told: string[]}} Turn */
/** @typedef {{seat: number, choices: Weighed[], dearest: Dear[], turning: Turn[], luck: {same: Between, others: Between, worth: Between}|null}} Side */
/** @typedef {{steps: number, deals: number, span: string, sides: Side[]}} Sheet */

const EVERY = 1500; // milliseconds between two looks

export class Review {
  /** @param {RecordInfo} record @param {(step: number) => void} go */
  constructor(record, go) {
    this.record = record;
    this.go = go;
    this.step = 0;
    /** @type {number|null} */ this.seat = null;
    /** @type {ReviewInfo|null} */ this.info = null;
    this._timer = 0;
    this._ended = false;
    this.chances = h("div", { class: "review-chances" });
    this.element = h("section", { class: "review stack", "aria-label": "Review" });
    if (record.result) this._look();
  }

  /** Show where the replay is, and with whose eyes. @param {number} step @param {number|null} seat */
  update(step, seat) {
    const other = seat !== this.seat;
    this.step = step;
    this.seat = seat;
    this._drawChances();
    if (other) this._draw();
  }

  end() {
    this._ended = true;
    clearTimeout(this._timer);
  }

  get _path() { return /** @type {`/api/records/${string}/review`} */ (`/api/records/${encodeURIComponent(this.record.record)}/review`); }

  /** @returns {Sheet|null} */
  get _sheet() { return /** @type {Sheet|null} */ (this.info?.sheet ?? null); }

  get _going() { return this.info?.state === "waiting" || this.info?.state === "running"; }

  /** The players whose eyes these are. @returns {Side[]} */
  get _sides() { return (this._sheet?.sides ?? []).filter((side) => this.seat === null || side.seat === this.seat); }

  async _begin() {
    try {
      this.info = await post(this._path, {});
      this._told();
    } catch (error) {
      this._draw(refusal(error).message);
    }
  }

  async _look() {
    try {
      this.info = await get(this._path);
      this._told();
    } catch (error) {
      this._draw(refusal(error).message);
    }
  }

  /** Something was told: show it, and look again while there is more to come. */
  _told() {
    if (this._ended) return;
    this._draw();
    this._drawChances();
    if (this._going) this._timer = setTimeout(() => this._look(), EVERY);
  }

  /** The bar, and the curve with marks. */
  _drawChances() {
    const sheet = this._sheet;
    if (!sheet) clear(this.chances);
    else clear(this.chances, bars(this._sides, this.record.players, this.step), curve(sheet, this._sides, this.step, this.go));
  }

  /** What was found out. @param {string} [wrong] */
  _draw(wrong = "") {
    const { info } = this, said = wrong || info?.error;
    const offered = this.record.result && !this._going && info?.state !== "done"; // of a game that goes on nothing is told
    clear(this.element,
      offered ? h("button", { type: "button", class: "begin-review", onclick: () => this._begin() }, "Review this game") : null,
      offered ? h("p", { class: "small muted" }, "For each choice the chance to win, over deals that fit what its player knew then; the dearest choices; how much luck the deal was. It takes some minutes; you may look on meanwhile.") : null,
      this._going && info ? progress(info) : null, said ? h("p", { class: "bad" }, said) : null,
      this._sheet ? this._sides.map((side) => this._found(side, this._sheet?.span || "round")) : null);
  }

  /** What was found out about a player's game. @param {Side} side @param {string} span */
  _found(side, span) {
    const where = (/** @type {number} */ round, /** @type {number} */ step) => h("button", { type: "button", class: "link", onclick: () => this.go(step) }, `${round ? `${span} ${round}` : "setup"}, step ${step}`);
    const dear = (/** @type {Dear} */ each) => h("li", null, where(each.round, each.step), `: “${each.chosen}” cost ${points(each.lost).replace("+", "")}${each.sure ? "" : ", perhaps nothing"}. Better: “${each.better}”. `, h("span", { class: "muted" }, each.why));
    const turn = (/** @type {Turn} */ each) => h("li", null, where(each.round, each.step), `: from ${percent(each.before)} to ${percent(each.after)}, after “${each.chosen}”. `, h("span", { class: "muted" }, each.told.join(" ")));
    const { luck } = side;
    return h("details", { class: "review-side", open: this._sheet?.sides.length === 1 || this.seat !== null },
      h("summary", null, this.record.players[side.seat]),
      side.dearest.length ? [h("h2", null, "Dearest choices"), h("ol", null, side.dearest.map(dear))] : null,
      side.turning.length ? [h("h2", null, "Turning points"), h("ol", null, side.turning.map(turn))] : null,
      luck ? h("p", null, h("b", null, "The deal"), ` was worth ${points(luck.worth)}: between equals this seat wins ${percent(luck.same)} of it, and ${percent(luck.others)} of other deals of the same decks.`) : null);
  }
}

/** How far it is. @param {ReviewInfo} info */
function progress(info) {
  const words = info.ahead && !info.done ? `${info.ahead} before it` : info.doing || "It begins";
  return h("div", { class: "row proof-progress" }, h("progress", { max: info.of || 1, value: info.done, "aria-label": "Progress of the review" }),
    h("span", { class: "small" }, info.of ? `${info.done} of ${info.of} · ${words}` : words));
}

/** @param {Between} between */
const percent = (between) => `${Math.round(100 * between.value)} %`;

/** A change, with where it lies. @param {Between} between */
function points(between) {
  const [value, low, high] = [between.value, between.low, between.high].map((x) => Math.round(100 * x));
  return `${value > 0 ? "+" : ""}${value} % (${low} to ${high})`;
}
