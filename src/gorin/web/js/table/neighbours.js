/** The others at a table of three and more, each folded into a strip: who it is, what can be said in numbers, provinces and rings. */

import { h } from "../dom.js";
import { crest } from "../art/crests.js";
import { icon } from "../art/icons.js";
import { sign } from "../art/signs.js";
import { conflictLine } from "./fight.js";
import { badge, card, chip, clockOf, letter, ringToken } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Scene } from "./parts.js" */
/** @import { LcgPlayer, LcgView, Province } from "shapes" */

/** The strips, from the left neighbour round the table; on a phone they are tabs, with the conflict in one line below.
 * @param {LcgView} view @param {Scene} scene @param {(player: LcgPlayer) => string|null} clanOf */
export function neighbours(view, scene, clanOf) {
  const n = view.players.length, others = Array.from({ length: n - 1 }, (_, i) => view.players[(scene.bottom + 1 + i) % n]);
  return h("nav", { class: "neighbours", "aria-label": "The other players", dataset: { key: "neighbours" } },
    h("div", { class: "strips", dataset: { key: "strips" } }, others.map((player) => strip(view, scene, player, clanOf(player)))),
    view.conflict ? conflictLine(view.conflict) : null);
}

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {string|null} clan */
function strip(view, scene, player, clan) {
  const open = scene.open === player.seat, name = scene.names[player.seat] || letter(player.seat);
  const body = scene.small || player.out ? null : [h("div", { class: "chips", dataset: { key: "chips" } }, figures(view, scene, player)),
    open ? null : h("div", { class: "lands", dataset: { key: "lands" } }, folded(view, scene, player))];
  const able = open ? 0 : hiddenAble(scene, player);
  const info = scene.info?.seats?.[player.seat], away = info?.who === "human" && !info.connected;
  const marks = [open ? "open" : "", scene.asked === player.seat ? "asked" : "", player.out ? "is-out" : "", view.passed?.includes(player.seat) ? "has-passed" : "", able ? "able" : "",
    view.first === player.seat ? "is-first" : "", player.team === undefined ? "" : `team team-${player.team}`];
  return h("section", { class: `bar neighbour ${marks.filter(Boolean).join(" ")}`, "aria-label": name, dataset: { key: `strip-${player.seat}`, neighbour: player.seat } },
    h("button", { type: "button", class: "who", "aria-expanded": String(open), "aria-label": said(view, scene, player, name, able), dataset: { key: "who" } },
      clan ? crest(clan, { size: 22 }) : null, badge(player.seat), h("span", { class: "who-name" }, name),
      h("span", { class: "tab-honor", "aria-hidden": "true" }, player.honor)),
    h("div", { class: "tags", dataset: { key: "tags" } }, tags(view, scene, player, away, able)), body);
}

/** The provinces of a folded neighbour, and the rings beside them. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
const folded = (view, scene, player) => [
  h("span", { class: "land-row", dataset: { key: "row" } }, [...player.provinces].sort((a, b) => (a.place || 0) - (b.place || 0)).map((slot) => land(view, scene, slot))),
  h("span", { class: "claimed pool", dataset: { key: "pool" } }, ringsOf(view, player.seat).map((each) => ringToken(scene, each)))];

/** Honor, fate, dial, hand and how many characters. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @returns {Child} */
export function figures(view, scene, player) {
  const bowed = player.characters.filter((each) => each.bowed).length;
  return [chip("honor", player.honor, "Honor"), chip("fate", player.fate, "Fate"),
    chip("dial", player.bid === null ? "?" : player.bid || "–", player.bid === null ? "Honor dial, set in secret" : "Honor dial"), chip("hand", player.hand.length, "Cards in hand"),
    chip("people", player.characters.length, bowed ? `Characters, ${bowed} bowed` : "Characters"),
    view.phase === "conflict" ? chip("military", player.conflicts_left, "Conflicts left") : null,
    view.favor?.player === player.seat ? h("span", { class: "tag favor", title: `Imperial Favor${view.favor.side ? `, ${view.favor.side}` : ""}`, dataset: { key: "favor" } }, sign("favor"), h("span", { class: "unseen" }, "Imperial Favor")) : null,
    clockOf(scene, player.seat)];
}

/** What one must see at a glance. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {boolean} away @param {number} able @returns {Child} */
function tags(view, scene, player, away, able) {
  const mate = scene.you !== null && player.team !== undefined && view.players[scene.you].team === player.team;
  return [
    player.out ? h("span", { class: "tag gone", dataset: { key: "out" } }, "out") : null,
    scene.asked === player.seat ? h("span", { class: "tag to-move", dataset: { key: "asked" } }, "to choose") : null,
    able ? h("span", { class: "tag can", dataset: { key: "able" } }, `${able} to choose`) : null,
    view.first === player.seat ? h("span", { class: "tag first", dataset: { key: "first" } }, "first") : null,
    view.passed?.includes(player.seat) ? h("span", { class: "tag passed", dataset: { key: "passed" } }, icon("check"), "passed") : null,
    mate ? h("span", { class: "tag mate", dataset: { key: "mate" } }, "your team") : null,
    away ? h("span", { class: "tag away", dataset: { key: "away" } }, "away") : null,
  ];
}

/** The strip in words. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {string} name @param {number} able */
function said(view, scene, player, name, able) {
  const words = [name, player.out ? "out of the game" : "", scene.asked === player.seat ? "to choose" : "", view.first === player.seat ? "first player" : "",
    view.passed?.includes(player.seat) ? "has passed" : "", `${player.honor} honor`, able ? `${able} to choose here` : ""];
  return words.filter(Boolean).join(", ");
}

/** The rings of a player's own pools that lie on no province. @param {LcgView} view @param {number} seat */
export const ringsOf = (view, seat) => view.rings.filter((each) => each.place?.player === seat && each.place.province === undefined);

/** A province as a small field: facedown, its strength, broken; with the rings that lie on it. @param {LcgView} view @param {Scene} scene @param {Province} slot */
function land(view, scene, slot) {
  const rings = view.rings.filter((each) => each.place?.province === slot.id), attacked = view.conflict?.provinces?.includes(slot.id);
  const inside = slot.broken ? icon("close") : rings.length ? null : slot.strength !== undefined ? h("b", null, slot.strength) : null;
  const plaque = card(scene, slot, { small: true, class: `land ${slot.faceup ? "" : "hidden"} ${slot.broken ? "broken" : ""} ${attacked ? "attacked" : ""} ${slot.place === 0 ? "seat-of" : ""}`,
    label: `${slot.name || "a facedown province"}${slot.strength === undefined ? "" : `, strength ${slot.strength}`}${slot.broken ? ", broken" : ""}${attacked ? ", attacked" : ""}` });
  plaque.replaceChildren(...(inside ? [inside] : []));
  return rings.length ? h("span", { class: "land-with claimed", dataset: { key: `l${slot.id}` } }, plaque, rings.map((each) => ringToken(scene, each))) : plaque;
}

/** How many of a player's cards that are not drawn can be chosen; opening the strip draws them. @param {Scene} scene @param {LcgPlayer} player */
function hiddenAble(scene, player) {
  let n = 0;
  for (const id of onTable(player)) {
    if (!scene.sorted?.cards.has(id) || scene.shown.has(id)) continue;
    scene.shown.add(id);
    n++;
  }
  return n;
}

/** Every card that is drawn when the player is open. @param {LcgPlayer} player */
export function onTable(player) {
  /** @type {number[]} */
  const out = [];
  const walk = (/** @type {{id?: number, attachments?: unknown, cards?: unknown}[]} */ cards) => {
    for (const each of cards) {
      if (each.id !== undefined) out.push(each.id);
      for (const more of [each.attachments, each.cards]) if (Array.isArray(more)) walk(more);
    }
  };
  for (const cards of [player.characters, player.elsewhere, player.beneath, player.provinces, player.role, player.hand.filter((each) => each.name)]) walk(cards);
  return out;
}
