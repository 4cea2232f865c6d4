/** What others have just played or used is shown for a moment, for an event is gone before one has seen it. */

import { h, maybe } from "../dom.js";
import { tile } from "../cards/tile.js";
import { letter } from "./parts.js";

const SHOWN = 2600;
const GONE = new Set(["event", "strategy", "spell", "ring"]); // what is played and not seen on the board
const USED = /^([A-H]) (has played|uses|plays) (.+?)\.$/;

/** @import { Printed } from "shapes" */

/** Show the cards that these lines say others used. @param {HTMLElement} root @param {{text: string}[]} lines @param {number|null} you @param {Map<string, Printed>} cards */
export function flash(root, lines, you, cards) {
  const used = new Map();
  for (const { text } of lines) {
    const found = USED.exec(text);
    const type = found && cards.get(found[3])?.type;
    if (type && found[1] !== (you === null ? "" : letter(you)) && (found[2] === "uses" || GONE.has(type))) used.set(found[3], found[1]);
  }
  if (!used.size) return;
  const place = maybe(".flash", root) || h("div", { class: "flash", "aria-hidden": "true" });
  if (!place.isConnected) root.append(place);
  for (const [name, who] of [...used].slice(-3)) {
    const note = h("div", { class: "flash-card" }, h("span", null, `${who} uses`), tile({ name }, cards.get(name), { as: "div", key: "" }));
    place.append(note);
    while (place.childElementCount > 3) place.firstElementChild?.remove();
    setTimeout(() => note.remove(), SHOWN);
  }
}
