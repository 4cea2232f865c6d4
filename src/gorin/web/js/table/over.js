/** The end of a game: who has won and how, a rematch, the replay. */

import { h } from "../dom.js";
import { letter } from "./parts.js";

const ENDINGS = {
  conquest: "by conquest", honor: "by honor", dishonor: "by dishonor", enlightenment: "by enlightenment", military: "by military victory", conceded: "the other side conceded",
  time: "the other side ran out of time", draw: "a draw was agreed", cap: "the game was cut off", loop: "the game went in circles", stopped: "the game was played by other rules and cannot go on", expired: "nobody came any more",
};

/** How the game ended, in words. @param {any} info @param {number|null} seat */
export function outcome(info, seat) {
  const { winner, ending, rounds } = info.result;
  const won = winner === null || winner === undefined ? "Nobody has won" : winner === seat ? "You have won" : seat === null ? `${info.seats[winner].name || letter(winner)} has won` : "You have lost";
  return `${won}: ${ENDINGS[ending] || ending}, after ${rounds} ${rounds === 1 ? "round" : "rounds"}.`;
}

/** @param {any} info @param {number|null} seat @param {{rematch: () => void}} does */
export function overPanel(info, seat, does) {
  return h("div", { class: "over", role: "status" }, h("p", { class: "question" }, outcome(info, seat)),
    h("div", { class: "buttons" },
      seat === null ? null : h("button", { type: "button", class: "primary", onclick: does.rematch }, "Rematch"),
      info.record ? h("a", { class: "button", href: `#/replay/${encodeURIComponent(info.record)}` }, "Look at it again") : null,
      h("a", { class: "button", href: "#/" }, "To the first page")));
}
