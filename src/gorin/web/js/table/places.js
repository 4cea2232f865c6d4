/** The places of a table on the page: the board, what is asked, and what stands beside it, which folds on a narrow page. */

import { icon } from "../art/icons.js";
import { h } from "../dom.js";
import { shareLink } from "./waiting.js";

export class Places {
  /** @param {string} game @param {boolean} coached */
  constructor(game, coached) {
    this.narrow = matchMedia("(max-width: 1000px)").matches;
    this.board = h("div", { class: "board-place" });
    this.decision = h("div", { class: "decision", role: "region", "aria-label": "What is asked" });
    this.side = h("aside", { class: "sidebar", "aria-label": "Log, chat and settings" });
    this.status = h("div", { class: "status", role: "status" });
    this.coach = h("div", { class: "coach", role: "region", "aria-label": "Coach", hidden: !coached });
    this.moment = h("section", { class: "moment", "aria-label": "Where the game stands now" });
    this.toggle = h("button", { type: "button", class: "side-toggle", "aria-expanded": "false", onclick: () => this.fold(!this.side.classList.contains("open")) }, "Log");
    this.main = h("div", { class: "table-main" }, this.status, this.moment, this.board, this.narrow ? this.coach : null, h("div", { class: "foot" }, this.decision, this.toggle));
    this.frame = h("div", { class: `table table-${game}` }, this.main, this.side);
  }

  /** Show what is beside the table, or fold it away. @param {boolean} open */
  fold(open) {
    this.side.classList.toggle("open", open);
    this.toggle.setAttribute("aria-expanded", String(open));
  }

  /** Around what the sidebar has: a way to close it, the coach, the link to share. @param {string} table its id */
  furnish(table) {
    if (!this.narrow) this.side.prepend(this.coach);
    this.side.prepend(h("div", { class: "side-close" }, h("button", { type: "button", class: "quiet close", "aria-label": "Close", onclick: () => { this.fold(false); this.toggle.focus(); } }, icon("close"))));
    this.side.append(h("details", { class: "share-part" }, h("summary", null, "Invite or watch by link"), shareLink(table)));
  }
}
