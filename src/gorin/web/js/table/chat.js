/** Talking at the table: what was said, how much of it is new, and a line to say something, in teams also among one's own. */

import { clear, h } from "../dom.js";

/** @import { ChatLine } from "protocol" */

export class Chat {
  /** @param {{say: (text: string, to: "" | "team") => Promise<unknown>, team: boolean}} how `team`: may one talk among a team? */
  constructor(how) {
    this._lines = h("div", { class: "chat", tabindex: "0", "aria-label": "Chat", role: "log", "aria-live": "polite" });
    this._unread = h("span", { class: "unread" });
    this._read = 0;
    this.element = h("details", { class: "talks" }, h("summary", null, "Chat ", this._unread), this._lines, form(how));
    this.element.addEventListener("toggle", () => { if (this.element.open) this._opened(); });
  }

  /** @param {ChatLine[]} lines */
  draw(lines) {
    clear(this._lines, lines.map(said));
    this._lines.scrollTop = this._lines.scrollHeight;
    if (this.element.open) this._read = lines.length;
    this._unread.textContent = lines.length > this._read ? `(${lines.length - this._read} new)` : "";
  }

  _opened() {
    this._read = this._lines.childElementCount;
    this._unread.textContent = "";
    this._lines.scrollTop = this._lines.scrollHeight;
  }
}

/** @param {ChatLine} line */
function said(line) {
  return h("p", { class: line.to === "team" ? "to-team" : line.name ? "" : "notice" },
    line.to === "team" ? h("span", { class: "tag mate" }, "team") : null, line.name ? h("b", null, `${line.name}: `) : null, line.text);
}

/** @param {{say: (text: string, to: "" | "team") => Promise<unknown>, team: boolean}} how */
function form(how) {
  const input = h("input", { type: "text", maxlength: 500, placeholder: "Say something", "aria-label": "Say something to the table", autocomplete: "off" });
  /** @type {HTMLSelectElement} */
  const hears = h("select", { class: "hears", "aria-label": "Who hears it", hidden: !how.team }, h("option", { value: "" }, "to all"), h("option", { value: "team" }, "to my team"));
  return h("form", { class: "talk", onsubmit: async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) { input.value = ""; await how.say(text, hears.value === "team" ? "team" : ""); }
  } }, hears, input, h("button", { type: "submit" }, "Say"));
}
