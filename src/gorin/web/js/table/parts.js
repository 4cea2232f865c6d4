/** Parts of every table: units, piles, hands, a player's bar. What is drawn depends on the view and what can be chosen only. */

import { h } from "../dom.js";
import { crest } from "../art/crests.js";
import { ring, sign } from "../art/signs.js";
import { label, tile } from "../cards/tile.js";
import { words } from "./asking.js";

/** @import { Attrs, Child, Plain } from "../dom.js" */
/** @import { How } from "../cards/tile.js" */
/** @import { Decision, TableInfo } from "protocol" */
/** @import { Player, Printed, Ring, TableCard } from "shapes" */

/**
 * What the drawing knows besides the view.
 * @typedef {{cards: Map<string, Printed>, names: string[], bottom: number, decision: Decision|null, sorted: import("./options.js").Sorted|null,
 *   chosen: Set<number>, hint: number|null, asked: number|null, you: number|null, shown: Set<number|string>, clocks: boolean, info: TableInfo|null, gold: (number|null)[], open: number|null, small: boolean}} Scene
 * `shown`: the cards (by id) and rings (by name) that are drawn; `open`: the neighbour who is not folded; `small`: on a phone
 */

/** Is the window that of a phone? The styles say so at the same width. */
export const small = () => matchMedia("(max-width: 760px)").matches;

/** Seats are called A, B, C. @param {number} seat */
export const letter = (seat) => String.fromCharCode(65 + seat);

/** The mark of a seat. @param {number} seat */
export const badge = (seat) => h("span", { class: `seat-badge seat-${seat % 8}` }, letter(seat));

/** Where several fight on a side, a unit is marked with its controller's colour. @param {{players: unknown[]}} view @param {TableCard} each */
export const ofSeat = (view, each) => (view.players.length > 2 ? `of-seat of-${(each.controller ?? 0) % 8}` : "");

/** A card as it lies there, marked if it can be chosen. @param {Scene} scene @param {TableCard} each @param {How} [how] */
export function card(scene, each, how = {}) {
  const { decision, sorted } = scene;
  const printed = each.name ? scene.cards.get(each.name) || plainCard(each.name, each.type) : null;
  const options = each.id === undefined ? undefined : sorted?.cards.get(each.id);
  if (each.id !== undefined) scene.shown.add(each.id);
  const taken = each.id !== undefined && scene.chosen.has(each.id);
  const about = each.id !== undefined && decision?.about?.id === each.id;
  const marks = [options ? "glow" : "", about ? "about" : "", taken ? "taken" : "", options?.some((o) => o.index === scene.hint) ? "hinted" : "", how.class || ""];
  const said = how.label || label(each, printed);
  const does = options ? `: ${options.length === 1 ? words(options[0]) : `${options.length} ways`}` : taken ? ", chosen" : "";
  /** @type {Attrs<HTMLElement>} */
  const attrs = { tabindex: options ? 0 : -1, ...how.attrs };
  if (options) attrs["data-number"] = sorted?.numbered.get(options[0].index);
  if (options && options.length > 1) attrs["aria-haspopup"] = "menu";
  return tile(each, printed, { ...how, class: marks.filter(Boolean).join(" "), label: `${said}${does}`, attrs });
}

/** A card that the catalogue does not know: tokens and the like. @param {string} name @param {string} [type] @returns {Printed} */
const plainCard = (name, type = "card") => ({ name, type, clan: "neutral", text: "" });

/** A card with what is attached to it. @param {Scene} scene @param {TableCard} each @param {How} [how] */
export function unit(scene, each, how = {}) {
  const attached = each.attachments || [];
  return h("div", { class: `unit ${each.bowed ? "unit-bowed" : ""}`, dataset: { key: `u${each.id}` } },
    card(scene, each, how),
    attached.length ? h("div", { class: "attached" }, attached.map((other) => [
      card(scene, other, { small: true }), (other.attachments || []).map((third) => card(scene, third, { small: true }))])) : null);
}

/** A zone with a name. @param {string} name @param {string} key @param {Child} children @param {Plain} [attrs] */
export function zone(name, key, children, attrs = {}) {
  return h("section", { ...attrs, class: `zone ${attrs.class || ""}`, "aria-label": name, dataset: { key, ...(attrs.dataset || {}) } }, children);
}

/** A small number with a sign and a name. @param {string} name @param {number|string|null} value @param {string} title @param {string} [more] */
export function chip(name, value, title, more = "") {
  return h("span", { class: `chip chip-${name} ${more}`, title, dataset: { key: `chip-${name}` } },
    sign(name), h("span", { class: "unseen" }, `${title}: `), h("b", null, value));
}

/** A pile: how many cards, and a click to look through it. @param {string} name @param {TableCard[]} cards @param {number} seat @param {string} which @param {Scene} scene */
export function pile(name, cards, seat, which, scene) {
  const live = cards.some((each) => each.id !== undefined && scene.sorted?.cards.has(each.id));
  return h("button", {
    type: "button", class: `heap ${live ? "glow" : ""}`, title: `${name}: ${cards.length}`, disabled: !cards.length, "aria-label": `${name} of ${letter(seat)}: ${cards.length}`,
    dataset: { key: `pile-${which}`, pile: which, seat },
  }, sign(which === "known_in_decks" ? "eye" : which === "removed" ? "removed" : "discard"), h("span", { class: "heap-name" }, name), h("b", null, cards.length));
}

/** The cards of a player's pile by its name in the view. @param {Player|undefined} player @param {string} which @returns {TableCard[]} */
export function cardsOf(player, which) {
  const there = Object.entries(player || {}).find(([name]) => name === which)?.[1];
  return Array.isArray(there) ? there : [];
}

/** A deck: how many cards are left. @param {string} name @param {number} count @param {string} which */
export const deck = (name, count, which) => h("span", { class: `deck deck-${which}`, title: name, dataset: { key: `deck-${which}` } },
  h("span", { class: "deck-back", "aria-hidden": "true" }), h("span", { class: "unseen" }, `${name}: `), h("b", null, count));

/** The nearest player's hand, or what is known of another's. @param {Scene} scene @param {Player} player @param {string} back */
export function hand(scene, player, back) {
  const mine = player.seat === scene.bottom;
  if (!mine) {
    const known = player.hand.filter((each) => each.name);
    return known.length ? zone(`Known in ${letter(player.seat)}'s hand`, `hand-${player.seat}`, [h("span", { class: "field-label" }, "In hand:"), known.map((each) => card(scene, each, { small: true }))], { class: "hand-other row" }) : null;
  }
  return zone(`${scene.you !== null ? "Your" : `${letter(player.seat)}'s`} hand`, `hand-${player.seat}`,
    player.hand.map((each) => card(scene, each, { back, label: each.name ? undefined : "a card in hand", attrs: each.name ? {} : { tabindex: -1 } })),
    { class: "hand hand-mine", style: { "--n": Math.max(2, player.hand.length) } });
}

/** A ring of the table: its fate, whose it is; a button if it can be chosen. @param {Scene} scene @param {Ring} each */
export function ringToken(scene, each) {
  const options = scene.sorted?.rings.get(each.name);
  scene.shown.add(each.name);
  const state = each.state === "contested" ? `contested, ${each.side}` : typeof each.state === "number" ? `claimed by ${letter(each.state)}` : each.state;
  const said = `${each.name} ring, ${state}${each.fate ? `, ${each.fate} fate` : ""}`;
  const inside = [ring(each.element), each.fate ? h("span", { class: "coin" }, each.fate) : null,
    each.state === "contested" ? h("span", { class: "ring-side" }, sign(each.side)) : null, h("span", { class: "ring-name" }, each.name)];
  const attrs = { class: `ring ${options ? "glow" : ""} ${each.state === "contested" ? "contested" : ""} ${options?.some((o) => o.index === scene.hint) ? "hinted" : ""}`,
    title: said, dataset: { key: `ring-${each.number}`, ring: each.name, ...(options ? { number: scene.sorted?.numbered.get(options[0].index) } : {}) } };
  const attached = (each.attachments || []).map((other) => card(scene, other, { small: true }));
  const token = options ? h("button", { ...attrs, type: "button", "aria-label": `${said}: choose`, "aria-haspopup": options.length > 1 ? "menu" : null }, inside)
    : h("span", { ...attrs, role: "img", "aria-label": said }, inside);
  return attached.length ? h("span", { class: "ring-with", dataset: { key: `ringw-${each.number}` } }, token, attached) : token;
}

/** The bar of a player: who it is, whose move it is, and the numbers. @param {Scene} scene @param {Player} player @param {string|null} clan @param {Child} children */
export function bar(scene, player, clan, children) {
  const mine = player.seat === scene.you, info = scene.info?.seats?.[player.seat];
  const away = info?.who === "human" && !info.connected;
  return h("header", { class: `bar ${mine ? "bar-mine" : ""} ${scene.asked === player.seat ? "asked" : ""}`, dataset: { key: `bar-${player.seat}` } },
    h("div", { class: "who" }, clan ? crest(clan, { label: `${clan} clan`, size: 26 }) : null, badge(player.seat),
      h("span", { class: "who-name" }, scene.names[player.seat] || letter(player.seat)), mine && scene.names[player.seat] !== "You" ? h("span", { class: "tag" }, "you") : null,
      away ? h("span", { class: "tag away" }, "away") : null,
      (player.dangers || []).map((each) => h("span", { class: "tag danger", title: each.text }, each.short)),
      scene.asked === player.seat ? h("span", { class: "tag to-move" }, mine ? "your choice" : "to choose") : null),
    h("div", { class: "chips" }, children, clockOf(scene, player.seat)));
}

/** A player's clock, where there are clocks. @param {Scene} scene @param {number} seat */
export const clockOf = (scene, seat) => (scene.clocks ? h("span", { class: "chip clock", dataset: { key: "clock", clock: seat, same: "clock" } }) : null);

/** How wide two armies that face each other are: the larger gets more room. @param {number} left @param {number} right */
export function armies(left, right) {
  const wide = (/** @type {number} */ many, /** @type {number} */ other) => Math.max(1, Math.min(3, (many + 0.8) / (other + 0.8))).toFixed(2);
  return `minmax(0, ${wide(left, right)}fr) minmax(110px, 150px) minmax(0, ${wide(right, left)}fr)`;
}

/** The players as they sit: others first, the one at the bottom last. @template {Player} Each @param {{players: Each[]}} view @param {number} bottom @returns {Each[]} */
export function seated(view, bottom) {
  const players = view.players, n = players.length;
  return Array.from({ length: n - 1 }, (_, i) => players[(bottom + 1 + i) % n]).reverse().concat(players[bottom]);
}
