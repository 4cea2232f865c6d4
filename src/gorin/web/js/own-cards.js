/** Cards of one's own: kept in this browser, as decks are, and written down in the English that a card file has. */

import { post } from "./api.js";
import { catalogue } from "./cards/catalogue.js";

/** @import { Bench } from "protocol" */
/** @import { Printed } from "shapes" */

const PLACE = "gorin.cards";
const MOST = 500;
const AT_ONCE = 40; // in one file

/** A card as it stands in the form; `asks` is what is printed on its type, `facts` what was answered.
 * @typedef {{id: string, game: string, asks: string[], title: string, version: string, type: string, clan: string, traits: string, facts: {[name: string]: string}, unique: boolean, elements: string[], text: string, at: number}} OwnCard */

/** The set of the cards that go along with a game. */
const SET = "own-cards";

/** Is a card one of those that go along with a game? It has no page. @param {Printed} printed */
export const isOwn = (printed) => printed.set === SET;

/** The cards made in this browser, the latest first. @param {string} [game] @returns {OwnCard[]} */
export function ownCards(game) {
  try {
    const all = /** @type {OwnCard[]} */ (JSON.parse(localStorage.getItem(PLACE) || "[]"));
    return all.filter((card) => !game || card.game === game);
  } catch {
    return [];
  }
}

/** @param {OwnCard[]} all */
function write(all) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST)));
  } catch { /* private mode, or full: it is forgotten with the page */ }
}

/** Keep a card, new or again. @param {OwnCard} card */
export function keepCard(card) {
  card.at = Date.now();
  write([card, ...ownCards().filter((each) => each.id !== card.id)]);
}

/** Throw a card away. @param {string} id */
export const removeCard = (id) => write(ownCards().filter((each) => each.id !== id));

/** What is printed on a type of card besides title, clan, traits and text. @param {Bench} bench @param {string} type */
export const asked = (bench, type) => bench.forms.find((form) => form.type === type)?.asks || [];

/** A card on which nothing stands yet. @param {Bench} bench @param {string} [clan] @param {string} [type] @returns {OwnCard} */
export function newCard(bench, clan = bench.clans[0], type = bench.forms[0].type) {
  const id = `c${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  return { id, game: bench.game, asks: asked(bench, type), title: "", version: "", type, clan, traits: "", facts: {}, unique: false, elements: [], text: "", at: 0 };
}

/** What a card is called in decks. @param {OwnCard} card */
export const nameOf = ({ title, version }) => (version.trim() ? `${title.trim()} (${version.trim()})` : title.trim());

/** The lines of a text that are text, and at which letter of it each begins. @param {string} text @returns {{line: string, at: number}[]} */
export function linesOf(text) {
  let at = 0;
  return text.split("\n").map((raw) => {
    const line = { line: raw.trim(), at: at + raw.length - raw.trimStart().length };
    at += raw.length + 1;
    return line;
  }).filter(({ line }) => line);
}

/** Title and facts of a card in the English of a card file. @param {OwnCard} card */
function facts(card) {
  const { asks } = card;
  const side = asks.includes("side") && card.facts.side ? `${card.facts.side} ` : "";
  const numbers = asks.filter((name) => name !== "side" && String(card.facts[name] ?? "").trim()).map((name) => `${name} ${card.facts[name].trim()}`);
  const traits = card.traits.split(/[.,;\n]/).map((each) => each.trim()).filter(Boolean);
  return [
    card.title.trim() || "Nameless card",
    [`${asks.includes("unique") && card.unique ? "unique " : ""}${card.clan} ${side}${card.type}`, ...numbers].join(", "),
    card.version.trim() ? `Version: ${card.version.trim()}` : "",
    asks.includes("elements") && card.elements.length ? `Elements: ${card.elements.join(". ")}.` : "",
    traits.length ? `Traits: ${traits.map((each) => `${each}.`).join(" ")}` : "",
  ].filter(Boolean);
}

/** A whole card in English. @param {OwnCard} card */
export const english = (card) => [...facts(card), ...linesOf(card.text).map(({ line }) => line)].join("\n");

/** Several cards as one file. @param {string} game @param {OwnCard[]} cards */
export const fileOf = (game, cards) => (cards.length ? `Game: ${game}\n\n${cards.map(english).join("\n\n")}\n` : "");

/** The own cards in these decks, as one file. @param {string} game @param {({[name: string]: number}|undefined|null)[]} decks */
export function cardsIn(game, decks) {
  const names = new Set(decks.flatMap((deck) => Object.keys(deck || {})));
  return fileOf(game, ownCards(game).filter((card) => names.has(nameOf(card))));
}

/** The same as a request has it: nothing where there are none. @param {string} game @param {({[name: string]: number}|undefined|null)[]} decks @returns {{own?: string}} */
export function along(game, decks) {
  const own = cardsIn(game, decks);
  return own ? { own } : {};
}

/** All cards of a game, and those made in this browser that can be read. @param {string} game @returns {Promise<Map<string, Printed>>} */
export async function catalogueAndOwn(game) {
  const all = await catalogue(game), mine = ownCards(game).slice(0, AT_ONCE);
  if (!mine.length) return all;
  const told = await post("/api/workshop/read", { text: fileOf(game, mine), game }).catch(() => null);
  const read = (told?.cards || []).filter((typed) => typed.card && typed.lines.every((line) => line.read)).map((typed) => /** @type {Printed} */ (typed.card));
  return new Map([...all, ...read.map((card) => /** @type {[string, Printed]} */ ([card.name, card]))]);
}
