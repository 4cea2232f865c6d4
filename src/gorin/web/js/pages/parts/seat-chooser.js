/** Which open seat one takes, where there are several: so one chooses a team. */

import { h } from "../../dom.js";
import { badge } from "../../table/parts.js";
import { teamName } from "./names.js";

/** @import { TableInfo } from "protocol" */

let groups = 0;

/** A list of the open seats, the first of them chosen; nothing where there is but one. @param {TableInfo} info
 * @returns {{element: HTMLElement|null, chosen: () => {seat?: number}}} */
export function seatChooser(info) {
  const open = info.seats.filter((seat) => seat.who === "open").map((seat) => seat.seat), group = `seat-${++groups}`;
  let chosen = open[0];
  if (open.length < 2) return { element: null, chosen: () => ({}) };
  const mates = (/** @type {number} */ team) => (info.teams || [])[team].map((seat) => info.seats[seat]).filter((seat) => seat.who !== "open").map((seat) => seat.name).join(", ");
  const about = (/** @type {number} */ seat) => {
    const team = (info.teams || []).findIndex((seats) => seats.includes(seat));
    return team < 0 ? "" : `${teamName(team)}${mates(team) ? ` with ${mates(team)}` : ""}`;
  };
  return {
    element: h("fieldset", { class: "seat-choice" }, h("legend", null, "Your seat"), h("div", { class: "choices" }, open.map((seat) => h("label", { class: "choice" },
      h("input", { type: "radio", name: group, value: seat, checked: seat === chosen, onchange: () => { chosen = seat; } }),
      h("span", { class: "choice-face" }, h("b", null, badge(seat)), about(seat) ? h("small", null, about(seat)) : null))))),
    chosen: () => ({ seat: chosen }),
  };
}
