/** The proof sheet of a card: what can be found out before anybody plays it. The server works at it when nobody waits. */

import { get, post } from "../../api.js";
import { clear, h, refusal, ruleLink } from "../../dom.js";
import { fileOf, nameOf } from "../../own-cards.js";
import { capital } from "../parts/names.js";

/** @import { ProofInfo } from "protocol" */
/** @import { OwnCard } from "../../own-cards.js" */
/** Where a share or a change lies, nineteen times out of twenty. @typedef {{value: number, low: number, high: number, n: number}} Between */
/** @typedef {{refused_by: string[], speaks_of: string[], agent: string, random_games: {loops: string[], moments: {deed: string, phase: string, asked: string, times: number}[]}|null,
 *   paired_games: {deck: string, without: Between, with: Between, change: Between}[]}} Sheet */

const EVERY = 1500; // milliseconds between two looks

export class ProofSheet {
  /** @param {OwnCard} card @param {() => string} rules by which it is tried */
  constructor(card, rules) {
    this.card = card;
    this.rules = rules;
    this._ok = false;
    this._timer = 0;
    /** @type {ProofInfo|null} */ this.info = null;
    this._place = h("div", { class: "stack" });
    this.element = h("section", { class: "panel stack proof", "aria-labelledby": "proof" }, h("h2", { id: "proof" }, "Proof sheet"),
      h("p", { class: "small muted" }, "The rules it touches, whether it can be used for ever, when it is used, and what it makes of a deck of its clan: games with it and without it, of the same shuffles, against every deck that comes with Gorin. It takes some minutes; you may play meanwhile."), this._place);
    this.draw();
  }

  /** The card can be tried out now, or no more. @param {boolean} ok */
  ready(ok) {
    this._ok = ok;
    if (!this.going) this.draw();
  }

  get going() { return this.info?.state === "waiting" || this.info?.state === "running"; }

  /** Look no more. */
  end() { clearTimeout(this._timer); }

  async _begin() {
    try {
      this.info = await post("/api/workshop/proofs", { rules: this.rules(), own: fileOf(this.card.game, [this.card]), card: nameOf(this.card) });
      this.draw();
      this._later();
    } catch (error) {
      this.draw(refusal(error).message);
    }
  }

  async _cancel() {
    clearTimeout(this._timer);
    if (!this.info) return;
    try {
      this.info = await post(`/api/workshop/proofs/${this.info.proof}/cancel`, {});
      this.draw();
    } catch (error) {
      this.draw(refusal(error).message);
    }
  }

  _later() { this._timer = setTimeout(() => this._look(), EVERY); }

  async _look() {
    if (!this.info) return;
    try {
      this.info = await get(`/api/workshop/proofs/${this.info.proof}`);
      this.draw();
    } catch (error) {
      this.info = null;
      this.draw(refusal(error).message);
    }
    if (this.going) this._later();
  }

  /** @param {string} [wrong] */
  draw(wrong = "") {
    const { info } = this;
    const again = h("button", { type: "button", class: "begin-proof", disabled: !this._ok, onclick: () => this._begin() }, info ? "Make it anew" : "Make a proof sheet");
    clear(this._place, this.going ? progress(/** @type {ProofInfo} */ (info), () => this._cancel()) : h("p", { class: "row" }, again),
      wrong || info?.error ? h("p", { class: "bad" }, wrong || info?.error) : null,
      info?.state === "cancelled" ? h("p", { class: "muted" }, "It was given up; this is what was found until then.") : null,
      info?.sheet ? sheet(info) : null);
  }
}

/** How far it is. @param {ProofInfo} info @param {() => void} cancel */
function progress(info, cancel) {
  const words = info.ahead && !info.done ? `${info.ahead} ${info.ahead === 1 ? "other is" : "others are"} being made` : info.doing || "It begins";
  return h("div", { class: "row proof-progress" }, h("progress", { max: info.of || 1, value: info.done, "aria-label": "Progress of the proof" }),
    h("span", { class: "small" }, info.of ? `${info.done} of ${info.of} · ${words}` : words), h("button", { type: "button", class: "cancel-proof", onclick: cancel }, "Cancel"));
}

/** What was found so far. @param {ProofInfo} info */
function sheet(info) {
  const told = /** @type {Sheet} */ (info.sheet);
  const lines = info.lines.filter((line) => !/^(Refused by|Speaks of|Against|So (it|these))/.test(line));
  const last = info.state === "done" ? info.lines.filter((line) => line.startsWith("So ")) : [];
  return h("div", { class: "proof-sheet stack" },
    h("p", null, h("b", null, "Rules it may be refused by: "), told.refused_by.length ? told.refused_by.map((id) => [ruleLink(id), " "]) : "none"),
    told.speaks_of.length ? h("p", null, h("b", null, "It speaks of: "), told.speaks_of.map((id) => [ruleLink(id), " "])) : null,
    h("ul", null, lines.map((line) => h("li", { class: /^(A loop|An error)/.test(line) ? "bad" : "" }, line))),
    told.paired_games.length ? pairs(told) : null, last.map((line) => h("p", null, h("b", null, line))));
}

/** The paired games. @param {Sheet} told */
function pairs(told) {
  const share = (/** @type {Between} */ between) => `${Math.round(100 * between.value)} %`;
  const points = (/** @type {number} */ x) => `${x > 0 ? "+" : ""}${Math.round(100 * x)}`;
  const about = "Paired games of the AI, wins with the card and without it; the change lies between these points nineteen times out of twenty.";
  return h("div", null, h("p", { class: "small muted" }, about), h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": "Paired games" }, h("table", { class: "figures-table" },
    h("thead", null, h("tr", null, ["Against", "With", "Without", "Change", "Between", "Pairs"].map((word) => h("th", { scope: "col" }, word)))),
    h("tbody", null, told.paired_games.map((each) => h("tr", null, h("th", { scope: "row" }, capital(each.deck)), h("td", null, share(each.with)), h("td", null, share(each.without)),
      h("td", null, points(each.change.value)), h("td", null, `${points(each.change.low)} … ${points(each.change.high)}`), h("td", null, each.change.n)))))));
}
