/** A table of three and more: the others folded into strips, one of them open; what is yours stays in sight. Both games lay it out so. */

import { h } from "../dom.js";
import { badge, hand, letter } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Scene } from "./parts.js" */
/** @import { Player } from "shapes" */

/** What a game puts where; a neighbour who is open has `figures` (numbers) and `belongings` (piles and the like).
 * @template {Player} Each @typedef {{game: string, back: string, area: (player: Each) => Child, field: (mine: Each) => Child, bar: (mine: Each) => Child,
 *   strips: () => Child, figures: (player: Each) => Child, belongings: (player: Each) => Child}} Laid */

/** @template {Player & {team?: number}} Each @param {{players: Each[]}} view @param {Scene} scene @param {Laid<Each>} laid */
export function around(view, scene, laid) {
  const mine = view.players[scene.bottom], open = scene.open === null || scene.open === scene.bottom ? null : view.players[scene.open];
  const middle = h("div", { class: "middle", dataset: { key: "middle" } },
    open ? opened(scene, open, laid) : null, laid.field(mine),
    h("section", { class: "side side-mine", "aria-label": `${letter(mine.seat)}'s side`, dataset: { key: `side-${mine.seat}` } }, laid.area(mine)));
  const own = [laid.bar(mine), hand(scene, mine, laid.back)];
  return h("div", { class: `board board-${laid.game} many`, style: { "--others": view.players.length - 1 }, dataset: { key: "board" } },
    laid.strips(), middle, own); // the strips last: they count what is not drawn
}

/** A neighbour who is open. The numbers stand in the strip, or above where that is but a tab. @template {Player & {team?: number}} Each @param {Scene} scene @param {Each} player @param {Laid<Each>} laid */
function opened(scene, player, laid) {
  return h("section", { class: `side side-other side-open team-${player.team ?? "none"}`, id: "neighbour", "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
    scene.small ? h("div", { class: "open-head", dataset: { key: "head" } }, badge(player.seat), h("b", { class: "open-name" }, scene.names[player.seat] || letter(player.seat)),
      h("span", { class: "chips", dataset: { key: "figures" } }, laid.figures(player)), laid.belongings(player)) : null,
    hand(scene, player, laid.back),
    h("div", { class: "open-row", dataset: { key: "row" } }, laid.area(player),
      scene.small ? null : h("div", { class: "belongings", dataset: { key: "belongings" } }, laid.belongings(player))));
}
