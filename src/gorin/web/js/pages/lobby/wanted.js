/** What was chosen for a new game, and remembered for the next. */

/** @import { ClockKind } from "protocol" */
/** @import { Seating } from "./seats.js" */
/** What was chosen, also the last time. @typedef {{rules: string, opponent: string, clock: string, deck: {[rules: string]: string}, theirs: {[rules: string]: string}, seating: {[rules: string]: Seating}, options: {[name: string]: boolean}}} Wanted */

const PLACE = "gorin.newgame";
/** @type {[string, string, ClockKind][]} */
export const CLOCKS = [
  ["none", "No clock", { kind: "none" }],
  ["slow", "30 minutes each", { kind: "chess", main: 1800, extra: 5 }],
  ["quick", "15 minutes each", { kind: "chess", main: 900, extra: 3 }],
  ["byoyomi", "20 minutes, then 5 × 30 s", { kind: "byoyomi", main: 1200, period: 30, periods: 5 }],
  ["choice", "60 seconds a choice", { kind: "decision", period: 60 }],
];

/** What was chosen the last time, if it can still be had. @param {{rules: string}[]} games @returns {Wanted} */
export function wantedBefore(games) {
  const first = games[0].rules;
  /** @type {Wanted} */
  const wanted = { rules: first, opponent: "", clock: "none", deck: {}, theirs: {}, seating: {}, options: {}, ...remembered() };
  return games.some((game) => game.rules === wanted.rules) ? wanted : { ...wanted, rules: first };
}

/** @returns {Partial<Wanted>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) || "{}") || {};
  } catch {
    return {};
  }
}

/** @param {Wanted} wanted */
export function remember(wanted) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(wanted));
  } catch { /* private mode: it is forgotten */ }
}
