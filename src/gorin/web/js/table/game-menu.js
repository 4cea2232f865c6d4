/** What one may do besides choosing: pass for a while, take back, offer a draw, concede, let an AI play on. */

import { clear, h } from "../dom.js";

/** @import { Passing, Settings, TableInfo } from "protocol" */
/** @import { Does } from "./sidebar.js" */
/** @typedef {NonNullable<Settings["stop"]>} Stop */

const AWAY = 60_000; // milliseconds, after which an AI may play on for somebody
const SURE = 4000; // milliseconds, in which a second click concedes

/** @type {[Stop, string][]} */
const STOPS = [["choices", "when I have a choice"], ["windows", "at every window"], ["reactions", "not for actions, only to react"], ["never", "only when I must decide"]];

export class GameMenu {
  /** @param {Does} does */
  constructor(does) {
    this.does = does;
    /** @type {HTMLSelectElement} */
    this._stop = h("select", { onchange: (event) => does.setting({ stop: /** @type {Stop} */ (event.currentTarget.value) }) }, STOPS.map(([value, words]) => h("option", { value }, words)));
    this._until = h("div", { class: "row until" }, this._passes("conflict", "Pass this conflict"), this._passes("phase", "Pass this phase"), this._passes("", "Stop passing"));
    this._leaving = h("div", { class: "row leaving" });
    this.element = h("details", { class: "game-menu" }, h("summary", null, "Passing and the game"),
      h("label", { class: "field" }, "Ask me", this._stop), this._until,
      h("div", { class: "row" }, h("button", { type: "button", onclick: () => does.offer("undo") }, "Undo"), h("button", { type: "button", onclick: () => does.offer("draw") }, "Offer a draw"), concede(does)),
      this._leaving);
  }

  /** @param {"" | "conflict" | "phase"} until @param {string} words */
  _passes(until, words) {
    return h("button", { type: "button", dataset: { until }, hidden: !until, onclick: () => this.does.setting({ until }) }, words);
  }

  /** @param {Passing|null} passing @param {boolean} fighting */
  passing(passing, fighting) {
    if (!passing) return;
    this._stop.value = passing.stop;
    for (const button of this._until.children) {
      const which = /** @type {HTMLElement} */ (button).dataset.until;
      /** @type {HTMLElement} */ (button).hidden = which === "" ? !passing.until : Boolean(passing.until) || (which === "conflict" && !fighting);
    }
  }

  /** For whom an AI could play on: who has been away for a while, or oneself. @param {TableInfo} info @param {number|null} seat @param {string[]} names */
  leaving(info, seat, names) {
    const { many, offer } = this.does;
    const gone = info.seats.filter((each) => each.seat !== seat && each.gone && Date.now() - each.gone > AWAY && !each.standin && !each.out);
    const may = many && seat !== null && !info.seats[seat].standin && !info.seats[seat].out && !["chess", "byoyomi"].includes(info.clock.kind || "none");
    clear(this._leaving, may ? h("button", { type: "button", onclick: () => offer("replace", seat) }, "Let an AI play for me") : null,
      many ? gone.map((each) => h("button", { type: "button", onclick: () => offer("replace", each.seat) }, `An AI for ${names[each.seat]}`)) : null);
  }
}

/** A button that is clicked twice. @param {Does} does */
function concede(does) {
  /** @type {HTMLButtonElement} */
  const sure = h("button", { type: "button", class: "danger", onclick: () => {
    if (sure.dataset.sure) does.concede();
    sure.dataset.sure = "yes";
    sure.textContent = "Really concede?";
    setTimeout(() => { delete sure.dataset.sure; sure.textContent = "Concede"; }, SURE);
  } }, "Concede");
  return sure;
}
