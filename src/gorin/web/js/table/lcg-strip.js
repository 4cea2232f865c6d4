/** What the strip of a neighbour shows of the living card game: honor, fate and dial, provinces with their rings. */

import { h } from "../dom.js";
import { icon } from "../art/icons.js";
import { sign } from "../art/signs.js";
import { card, chip, clockOf, ringToken } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Mark } from "./neighbours.js" */
/** @import { Scene } from "./parts.js" */
/** @import { LcgPlayer, LcgView, Province } from "shapes" */

/** Who is first, has passed, is of your team. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @returns {Mark[]} */
export function marks(view, scene, player) {
  const mate = scene.you !== null && player.team !== undefined && view.players[scene.you].team === player.team;
  return [
    ...(view.first === player.seat ? [{ key: "first", word: "first", said: "first player" }] : []),
    ...(view.passed?.includes(player.seat) ? [{ key: "passed", word: "passed", said: "has passed" }] : []),
    ...(mate ? [{ key: "mate", word: "your team" }] : []),
  ];
}

/** The provinces of a folded neighbour, and the rings beside them. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
export const lands = (view, scene, player) => [
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
