/** A click on a card of yours that does not glow says at once, beside it, what is missing; any other card is looked at. */

import { announce, h, ruleLink } from "../dom.js";
import { withSigns } from "../cards/words.js";
import { beside, closeMenu } from "./menu.js";

/** @import { Refusal } from "protocol" */
/** @import { ReadCard } from "shapes" */
/** @import { Connection } from "../socket.js" */
/** @import { Table } from "./play.js" */

const MOST = 3; // reasons beside a card; the sheet has all of them

/** @param {Table} table @param {HTMLElement} element a card */
export async function refused(table, element) {
  const { connection, look } = table, number = connection.decision?.number;
  const reasons = connection.asked && element.dataset.card ? await reasonsFor(connection, Number(element.dataset.card)) : [];
  if (number !== connection.decision?.number || !element.isConnected) return; // something else is asked by now
  if (reasons.length) note(element, reasons, () => look.sheet(element));
  else look.sheet(element);
}

/** Why a card of yours cannot be used; nothing for others' cards, and for what can be. @param {Connection} connection @param {number} card @returns {Promise<Refusal[]>} */
async function reasonsFor(connection, card) {
  try {
    const [why, read] = await Promise.all([connection.ask({ type: "why", card }), connection.ask({ type: "read", card })]);
    const { controller } = /** @type {ReadCard} */ (read.card);
    return why.options.length || (controller ?? connection.seat) !== connection.seat ? [] : why.refusals.slice(0, MOST);
  } catch { return []; } // a card that you do not know
}

/** @param {HTMLElement} at @param {Refusal[]} reasons @param {() => void} more */
function note(at, reasons, more) {
  const leave = () => { closeMenu(); at.focus({ preventScroll: true }); };
  const look = h("button", { type: "button", class: "quiet", onclick: () => { leave(); more(); } }, "Look at the card");
  const box = h("div", { class: "menu why-not", role: "group", "aria-label": `Why not ${at.dataset.name || "this card"}` },
    reasons.map((each) => h("p", null, withSigns(each.sentence), " ", ruleLink(each.rule))), look);
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { leave(); event.preventDefault(); }
    event.stopPropagation();
  });
  beside(at, box);
  announce(reasons.map((each) => each.sentence).join(" "));
  look.focus({ preventScroll: true });
}
