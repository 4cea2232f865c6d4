/** `#/table/ID`: your seat at a table, an open seat to take, or a place to watch from. */

import { get } from "../api.js";
import { keysOf } from "../settings.js";
import { play } from "../table/play.js";
import { drawJoin } from "../table/waiting.js";

/** @param {HTMLElement} root @param {import("../main.js").Params} params */
export async function show(root, { rest, query }) {
  const id = rest[0] || "";
  const info = await get(`/api/tables/${encodeURIComponent(id)}`);
  /** @type {(() => void)|undefined} */
  let leave;
  let gone = false;

  /** @param {string|null} secret */
  async function sit(secret) {
    leave?.();
    const keys = keysOf(id);
    const end = await play(root, info, secret, { seats: keys, switchTo: sit });
    if (gone) end(); else leave = end;
  }

  const keys = keysOf(id), wanted = keys.find((key) => String(key.seat) === query.get("seat")) || keys[0];
  if (wanted) await sit(wanted.secret);
  else if (info.seats.some((seat) => seat.who === "open")) await drawJoin(root, info, () => sit(keysOf(id)[0].secret), () => sit(null));
  else await sit(null);
  return () => { gone = true; leave?.(); };
}
