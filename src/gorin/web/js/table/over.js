/** The end of a game: who has won and how, a rematch, the replay. */

import { h } from "../dom.js";
import { listed } from "../pages/parts/names.js";
import { letter } from "./parts.js";

/** @import { Result, TableInfo } from "protocol" */

/** @type {{[ending: string]: string}} */
const ENDINGS = {
  conquest: "by conquest", honor: "by honor", dishonor: "by dishonor", enlightenment: "by enlightenment", military: "by military victory", elimination: "the others are out", conceded: "the other side conceded",
  time: "the other side ran out of time", draw: "a draw was agreed", cap: "the game was cut off", loop: "the game went in circles", stopped: "the game was played by other rules and cannot go on", expired: "nobody came any more",
};

/** How the game ended, in words. @param {TableInfo} info @param {Result} result @param {number|null} seat */
function outcome(info, result, seat) {
  const { winner, ending, rounds } = result;
  return `${won(info, winner ?? null, result.winners || [], seat)}: ${ENDINGS[ending] || ending}, after ${rounds} ${rounds === 1 ? "round" : "rounds"}.`;
}

/** Who has won; of teams, the whole team. @param {TableInfo} info @param {number|null} winner @param {number[]} winners @param {number|null} seat */
function won(info, winner, winners, seat) {
  if (winner === null) return "Nobody has won";
  const team = winners.length ? winners : [winner], names = listed(team.map((each) => info.seats[each].name || letter(each)));
  if (seat !== null && team.includes(seat)) return team.length > 1 ? "Your team has won" : "You have won";
  const has = `${names} ${team.length > 1 ? "have" : "has"} won`;
  return seat === null ? has : info.seats.length > 2 ? `You have lost; ${has}` : "You have lost";
}

/** @param {TableInfo} info @param {number|null} seat @param {{rematch: () => void}} does */
export function overPanel(info, seat, does) {
  return h("div", { class: "over", role: "status" }, h("p", { class: "question" }, info.result ? outcome(info, info.result, seat) : "The game is over."),
    h("div", { class: "buttons" },
      seat === null ? null : h("button", { type: "button", class: "primary", onclick: does.rematch }, "Rematch"),
      info.record ? h("a", { class: "button", href: `#/replay/${encodeURIComponent(info.record)}` }, "Look at it again") : null,
      h("a", { class: "button", href: "#/" }, "To the first page")));
}
