/** What this browser remembers: theme, motion, pass settings, seats at tables, decks. Nothing of it leaves the browser. */

const PLACE = "gorin.settings";
const DECKS = "gorin.decks";
const SEATS = "gorin.seats";
const SEATS_KEPT = 200;

/** @import { Key, Settings as Passing } from "protocol" */

/** @typedef {{theme: "auto"|"light"|"dark", motion: "auto"|"off", stop: NonNullable<Passing["stop"]>, name: string, learning: string}} Settings */
/** @type {Settings} */
const usual = { theme: "auto", motion: "auto", stop: "choices", name: "", learning: "" };

/** @template T @param {string} place @param {T} otherwise @returns {T} */
function read(place, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(place) || "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} place @param {unknown} value */
function write(place, value) {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch { /* private mode, or full: it is forgotten with the page */ }
}

/** @type {Settings} */
let now = { ...usual, ...read(PLACE, {}) };
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** The settings as they are. @returns {Settings} */
export const settings = () => now;

/** Change some; everybody who listens is told. @param {Partial<Settings>} some */
export function change(some) {
  now = { ...now, ...some };
  write(PLACE, now);
  apply();
  for (const tell of listeners) tell(now);
}

/** Be told of changes; gives a function that ends it. @param {(settings: Settings) => void} tell */
export function listen(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Put theme and motion on the page. */
export function apply() {
  const dark = now.theme === "dark" || (now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = still() ? "off" : "on";
}

/** Should nothing move? */
export const still = () => now.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

// --- seats -----------------------------------------------------------------------------------------------------------

/** @typedef {{table: string, rules: string, at: number, keys: Key[]}} Sitting */

/** The tables at which this browser has seats, the latest first. @returns {Sitting[]} */
export const sittings = () => read(SEATS, /** @type {Sitting[]} */ ([]));

/** Remember the keys the server gave for a table: what POST /api/tables and …/join answer.
 * @param {{table: {table: string, rules: string}, keys: {seat: number, secret: string}[]}} made */
export function keepSeats(made) {
  const id = made.table.table;
  const before = sittings().find((each) => each.table === id);
  const keys = [...(before?.keys || []).filter((key) => !made.keys.some((k) => k.seat === key.seat)), ...made.keys];
  const sitting = { table: id, rules: made.table.rules, at: Date.now(), keys };
  write(SEATS, [sitting, ...sittings().filter((each) => each.table !== id)].slice(0, SEATS_KEPT));
}

/** The keys this browser has for a table. @param {string} table @returns {{seat: number, secret: string}[]} */
export const keysOf = (table) => sittings().find((each) => each.table === table)?.keys || [];

/** A seat was exchanged for another before the game: the same secret, another number. @param {string} table @param {string} secret @param {number} seat */
export function moved(table, secret, seat) {
  const all = sittings(), key = all.find((each) => each.table === table)?.keys.find((each) => each.secret === secret);
  if (!key || key.seat === seat) return;
  key.seat = seat;
  write(SEATS, all);
}

/** Forget a table. @param {string} table */
export const forgetSeats = (table) => write(SEATS, sittings().filter((each) => each.table !== table));

// --- decks -----------------------------------------------------------------------------------------------------------

/** @typedef {{id: string, rules: string, name: string, clan: string, cards: Record<string, number>, at: number}} SavedDeck */

/** The decks saved in this browser, the latest first. @param {string} [rules] @returns {SavedDeck[]} */
export const savedDecks = (rules) => read(DECKS, /** @type {SavedDeck[]} */ ([])).filter((deck) => !rules || deck.rules === rules);

/** Save a deck, new or again. @param {Omit<SavedDeck, "id"|"at"> & {id?: string}} deck @returns {SavedDeck} */
export function saveDeck(deck) {
  const id = deck.id || `d${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const saved = { ...deck, id, at: Date.now() };
  write(DECKS, [saved, ...savedDecks().filter((each) => each.id !== id)]);
  return saved;
}

/** Throw a saved deck away. @param {string} id */
export const removeDeck = (id) => write(DECKS, savedDecks().filter((deck) => deck.id !== id));
