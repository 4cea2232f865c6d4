/** The log beside the table: it follows what happens, unless somebody reads further up. */

import { h } from "../dom.js";

/** @import { Line } from "protocol" */
/** Makes a line of the log into nodes. @typedef {(text: string) => (Node|string)[]} Linker */

const NEAR = 40; // pixels from the end, that are the end

export class Log {
  constructor() {
    this.element = h("div", { class: "log", tabindex: "0", "aria-label": "Log", role: "log", "aria-live": "off" });
    this._follows = true;
    this._top = 0;
    this.element.addEventListener("scroll", () => this._scrolled());
    new ResizeObserver(() => this._follow()).observe(this.element);
  }

  /** @param {Line[]} lines @param {number} from the first that changed @param {Linker} link */
  draw(lines, from, link) {
    const { element } = this;
    while (element.childElementCount > Math.min(from, lines.length)) element.lastElementChild?.remove();
    for (const line of lines.slice(element.childElementCount)) element.append(entry(line, link));
    this._follow();
  }

  _follow() {
    if (this._follows) this.element.scrollTop = this.element.scrollHeight;
  }

  _scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    if (scrollTop < this._top - 4) this._follows = false; // only a reader scrolls up
    if (scrollHeight - scrollTop - clientHeight < NEAR) this._follows = true;
    this._top = scrollTop;
  }
}

/** @param {Line} line @param {Linker} link */
function entry(line, link) {
  const phase = /^The (\w+ phase|turn)/.test(line.text) && line.text.includes("begins");
  return h("p", { class: `${phase ? "log-phase" : ""} ${line.kind === "pass" ? "log-pass" : ""}` }, link(line.text));
}
