/** `#/play?rules=lcg/stronghold`: a game against the AI at once. `make play` opens this address. */

import { post } from "../api.js";
import { keepSeats, settings } from "../settings.js";

/** @param {HTMLElement} root @param {import("../main.js").Params} params */
export async function show(root, { query }) {
  const rules = query.get("rules") || "lcg/stronghold";
  const { name } = settings();
  const made = await post("/api/tables", { rules, seats: [{ who: "you", ...(name ? { name } : {}) }, { who: "agent" }], listed: false });
  keepSeats(made);
  location.replace(`#/table/${made.table.table}`);
}
