/** Beside a replay: what was asked at a step and what was chosen, and the log up to there. */

import { announce, clear, h } from "../../dom.js";
import { resultText } from "../parts/names.js";

/** @import { RecordInfo } from "protocol" */
/** @import { Chosen } from "shapes" */

/** What was asked, and what was chosen, as far as these eyes may know. @param {HTMLElement} root @param {RecordInfo} record @param {number} step @param {Chosen|null} asking none at the end */
export function drawChoice(root, record, step, asking) {
  if (!asking) {
    clear(root, h("p", null, h("b", null, "The end. "), resultText(record.result, record.players, record.rules), "."));
    return;
  }
  const who = record.players[asking.seat], options = asking.options || [];
  clear(root, h("p", null, h("b", null, who), options.length ? `: ${asking.question}` : " chooses."),
    options.length ? h("ul", { class: "replay-options" }, options.map((text, i) => h("li", { class: i === asking.chosen ? "was-chosen" : "", "aria-current": i === asking.chosen ? "true" : null }, text))) : null);
  if (options.length) announce(`Step ${step}. ${who}: ${options[asking.chosen ?? -1] ?? ""}`);
}

/** The first so many lines. @param {HTMLElement} root @param {number|null} seat with whose eyes @param {string[]} lines @param {number} upTo */
export function drawLog(root, seat, lines, upTo) {
  if (root.dataset.of !== String(seat)) {
    clear(root);
    root.dataset.of = String(seat);
  }
  while (root.children.length > upTo) root.lastChild?.remove();
  for (let i = root.children.length; i < upTo; i++) root.append(h("li", null, lines[i]));
  root.scrollTop = root.scrollHeight;
}
