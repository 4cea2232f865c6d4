/** A deck as text, with numbered lines; those in which something is wrong are marked. */

import { clear, h } from "../../dom.js";

const EXAMPLE = "Name: My Cranes\n\nDynasty (40)\n3x Doji Whisperer\n3x Cautious Scout\n…";

export class DeckText {
  constructor() {
    /** @type {HTMLTextAreaElement} */
    this._text = h("textarea", { rows: 12, spellcheck: "false", placeholder: EXAMPLE, "aria-label": "The deck, pasted", wrap: "off", class: "deck-text", oninput: () => this.number(), onscroll: () => { this._gutter.scrollTop = this._text.scrollTop; } });
    this._gutter = h("pre", { class: "gutter", "aria-hidden": "true" });
    this.element = h("div", { class: "text-with-lines" }, this._gutter, this._text);
    this.number();
  }

  get value() { return this._text.value; }

  set value(text) {
    this._text.value = text;
    this.number();
  }

  /** Number the lines. @param {Set<number|null|undefined>} [wrong] */
  number(wrong = new Set()) {
    clear(this._gutter, this.value.split("\n").map((_, i) => h("span", { class: wrong.has(i + 1) ? "wrong-line" : "" }, i + 1)));
  }

  /** Show the line a problem is in. @param {number} line */
  goTo(line) {
    const text = this._text, before = text.value.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const end = text.value.indexOf("\n", before);
    text.focus();
    text.setSelectionRange(before, end < 0 ? text.value.length : end);
    text.scrollTop = Math.max(0, (line - 3) * parseFloat(getComputedStyle(text).lineHeight));
  }
}
