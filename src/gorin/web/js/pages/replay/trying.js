/** "Try from here": a new game that begins where the record stands, against the AI. */

import { once, post } from "../../api.js";
import { dialog } from "../../dialog.js";
import { complain, h } from "../../dom.js";
import { keepSeats, settings } from "../../settings.js";
import { agentName, byStrength } from "../parts/names.js";

/** @import { RecordInfo, SeatWanted } from "protocol" */

/** @param {RecordInfo} record @param {number} step @param {number|null} seat whose seat you would take first */
export async function tryFrom(record, step, seat) {
  const { games } = await once("/api/games");
  const agents = games.find((game) => game.rules === record.rules)?.agents || ["random"];
  const mine = /** @type {HTMLSelectElement} */ (h("select", null, record.players.map((name, i) => h("option", { value: i, selected: i === (seat ?? 0) }, `${name}${record.decks[i] ? ` (${record.decks[i]})` : ""}`))));
  const agent = /** @type {HTMLSelectElement} */ (h("select", null, byStrength(agents).map((name) => h("option", { value: name, selected: name === agents[0] }, agentName(name)))));
  const box = dialog("Try from here", h("form", { class: "stack", onsubmit: async (event) => {
    event.preventDefault();
    const seats = record.players.map((name, i) => /** @type {SeatWanted} */ (i === Number(mine.value) ? { who: "you", name: settings().name || name } : { who: "agent", agent: agent.value, name: agentName(agent.value) }));
    try {
      const made = await post("/api/tables", { seats, listed: false, begin: { record: record.record, step } });
      keepSeats(made);
      box.close();
      location.hash = `#/table/${made.table.table}`;
    } catch (error) {
      complain(error);
    }
  } }, h("p", null, `The game goes on from step ${step}; what comes of chance is as it would have been.`),
  h("label", { class: "field" }, "You play", mine), h("label", { class: "field" }, "Opponent", agent),
  h("p", { class: "row" }, h("button", { type: "submit", class: "primary" }, "Play on"))));
}
