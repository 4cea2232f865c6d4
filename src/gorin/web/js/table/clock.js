/** The clocks at the players' bars. A running one falls by itself between what the server says. */

import { all } from "../dom.js";

/** "4:07", or "9.4" in the last ten seconds. @param {number} ms */
export function shown(ms) {
  const left = Math.max(0, ms), seconds = left / 1000;
  if (seconds < 10) return seconds.toFixed(1);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** Keep the clocks in a place right. @param {HTMLElement} root @param {import("../socket.js").Connection} connection */
export function clocks(root, connection) {
  function tick() {
    const { clock, clockAt } = connection;
    for (const each of all("[data-clock]", root)) {
      const seat = Number(each.dataset.clock), told = clock?.seats?.[seat];
      const runs = clock?.running === seat;
      const text = told ? `${shown(told.left - (runs ? performance.now() - clockAt : 0))}${told.periods ? ` ×${told.periods}` : ""}` : "";
      if (each.textContent !== text) each.textContent = text;
      each.classList.toggle("runs", runs);
      each.classList.toggle("short", told !== undefined && runs && told.left - (performance.now() - clockAt) < 15000);
    }
  }
  const timer = setInterval(tick, 200);
  return { tick, end: () => clearInterval(timer) };
}
