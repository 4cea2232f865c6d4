/** The others at a table of three and more, each folded into a strip: who it is, what must be seen at a glance, the rest in numbers. */

import { h } from "../dom.js";
import { crest } from "../art/crests.js";
import { icon } from "../art/icons.js";
import { badge, cardsOf, letter } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Scene } from "./parts.js" */
/** @import { Player, TableCard } from "shapes" */

/** What is marked at a strip: by a word, and as it is said aloud. @typedef {{key: string, word: string, said?: string}} Mark */
/** What a game says of a player whose strip it is: `figures` draws numbers, `lands` the provinces where the strip is folded (what is drawn counts as shown), `class` is the strip's.
 * @typedef {{clan: string|null, marks: Mark[], figures: () => Child, lands: () => Child, class?: string}} Told */

/** Where a player's cards lie that are drawn when the player is open. */
const ZONES = ["characters", "elsewhere", "beneath", "provinces", "role", "in_play", "focus_pool", "focused"];

/** The strips, from the left neighbour round the table; on a phone they are tabs, with the fight in one line below.
 * @template {Player} Each @param {{players: Each[]}} view @param {Scene} scene @param {(player: Each) => Told} tell @param {Child} line the fight in one line, if there is one */
export function neighbours(view, scene, tell, line) {
  const n = view.players.length, others = Array.from({ length: n - 1 }, (_, i) => view.players[(scene.bottom + 1 + i) % n]);
  return h("nav", { class: "neighbours", "aria-label": "The other players", dataset: { key: "neighbours" } },
    h("div", { class: "strips", dataset: { key: "strips" } }, others.map((player) => strip(scene, player, tell(player)))), line);
}

/** @param {Scene} scene @param {Player} player @param {Told} told */
function strip(scene, player, told) {
  const open = scene.open === player.seat, name = scene.names[player.seat] || letter(player.seat);
  const body = scene.small || player.out ? null : [h("div", { class: "chips", dataset: { key: "chips" } }, told.figures()),
    open ? null : h("div", { class: "lands", dataset: { key: "lands" } }, told.lands())];
  const able = open ? 0 : hiddenAble(scene, player), marks = marksOf(scene, player, told, able);
  const classes = [open ? "open" : "", able ? "able" : "", told.class || "", ...marks.map(({ key }) => CLASSES.get(key) || "")];
  return h("section", { class: `bar neighbour ${classes.filter(Boolean).join(" ")}`, "aria-label": name, dataset: { key: `strip-${player.seat}`, neighbour: player.seat } },
    h("button", { type: "button", class: "who", "aria-expanded": String(open), "aria-label": said(player, name, marks), dataset: { key: "who" } },
      told.clan ? crest(told.clan, { size: 22 }) : null, badge(player.seat), h("span", { class: "who-name" }, name),
      h("span", { class: "tab-honor", "aria-hidden": "true" }, player.honor)),
    h("div", { class: "tags", dataset: { key: "tags" } }, marks.map(tag)), body);
}

/** What a mark makes of the whole strip. */
const CLASSES = new Map([["gone", "is-out"], ["to-move", "asked"], ["passed", "has-passed"], ["first", "is-first"]]);

/** What one must see at a glance. @param {Scene} scene @param {Player} player @param {Told} told @param {number} able @returns {Mark[]} */
function marksOf(scene, player, told, able) {
  const info = scene.info?.seats?.[player.seat], away = info?.who === "human" && !info.connected;
  return [
    ...(player.out ? [{ key: "gone", word: "out", said: "out of the game" }] : []),
    ...(scene.asked === player.seat ? [{ key: "to-move", word: "to choose" }] : []),
    ...(able ? [{ key: "can", word: `${able} to choose`, said: `${able} to choose here` }] : []),
    ...told.marks,
    ...(away ? [{ key: "away", word: "away" }] : []),
  ];
}

/** @param {Mark} mark */
const tag = ({ key, word }) => h("span", { class: `tag ${key}`, dataset: { key } }, key === "passed" ? icon("check") : null, word);

/** The strip in words. @param {Player} player @param {string} name @param {Mark[]} marks */
const said = (player, name, marks) => [name, ...marks.map((mark) => mark.said || mark.word), `${player.honor} honor`].join(", ");

/** How many of a player's cards that are not drawn can be chosen; opening the strip draws them. @param {Scene} scene @param {Player} player */
function hiddenAble(scene, player) {
  let n = 0;
  for (const id of onTable(player)) {
    if (!scene.sorted?.cards.has(id) || scene.shown.has(id)) continue;
    scene.shown.add(id);
    n++;
  }
  return n;
}

/** Every card that is drawn when the player is open. @param {Player} player */
export function onTable(player) {
  /** @type {number[]} */
  const out = [];
  const walk = (/** @type {(TableCard & {cards?: unknown, regions?: unknown})[]} */ cards) => {
    for (const each of cards) {
      if (each.id !== undefined) out.push(each.id);
      for (const more of [each.attachments, each.cards, each.regions]) if (Array.isArray(more)) walk(more);
    }
  };
  for (const zone of ZONES) walk(cardsOf(player, zone));
  walk(player.hand.filter((each) => each.name));
  return out;
}
