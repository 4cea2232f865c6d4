/** What is different in a format, one sentence each, with the rules. */

import { h, ruleLink } from "../../dom.js";

/** @import { Difference } from "protocol" */

/** Folded until asked for. @param {Difference[]} list @returns {HTMLElement|null} */
export function differences(list) {
  if (!list.length) return null;
  return h("details", { class: "more different" }, h("summary", null, "What is different here"),
    h("ul", null, list.map((each) => h("li", null, each.text, " ", each.cites.map((id) => [ruleLink(id), " "])))));
}
