/** Cards as printed, by title. Each game's catalogue is asked for once. */

import { get, once } from "../api.js";

/** @import { Printed } from "shapes" */

/** The game of some rules: "lcg/stronghold" is of "lcg". @param {string} rules @returns {string} */
export const gameOf = (rules) => rules.split("/")[0];

/** @type {Map<string, Promise<Map<string, Printed>>>} */
const loaded = new Map();

/** All cards of a game, by title. @param {string} game @returns {Promise<Map<string, Printed>>} */
export function catalogue(game) {
  const before = loaded.get(game);
  if (before) return before;
  const asked = once("/api/cards", { game }).then((told) => new Map(/** @type {Printed[]} */ (told.cards).map((card) => [card.name, card])));
  asked.catch(() => loaded.delete(game));
  loaded.set(game, asked);
  return asked;
}

/** All cards of a game, and those that go along with a table or a record. @param {string} game @param {`/api/tables/${string}/cards`|`/api/records/${string}/cards`} [own] where those are
 * @returns {Promise<Map<string, Printed>>} */
export async function catalogueWith(game, own) {
  const all = await catalogue(game);
  if (!own) return all;
  const told = await get(own);
  return new Map([...all, .../** @type {Printed[]} */ (told.cards).map((card) => /** @type {[string, Printed]} */ ([card.name, card]))]);
}

/** One card, with the ids of its rulings. @param {string} game @param {string} title @returns {Promise<Printed>} */
export async function oneCard(game, title) {
  const { cards, rulings } = await once(`/api/cards/${encodeURIComponent(title)}`, { game });
  return { .../** @type {Printed} */ (cards[0]), rulings: rulings.map((rule) => rule.id) };
}
