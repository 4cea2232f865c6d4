/** A table of two, face to face. Both games lay it out so. */

import { h } from "../dom.js";
import { hand, seated } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Scene } from "./parts.js" */
/** @import { Player } from "shapes" */

/** What a game puts where. @template {Player} Each @typedef {{game: string, back: string, side: (player: Each, mine: boolean) => Child, field: (mine: Each) => Child}} Laid */

/** @template {Player} Each @param {{players: Each[]}} view @param {Scene} scene @param {Laid<Each>} laid */
export function facing(view, scene, laid) {
  const order = seated(view, scene.bottom), mine = view.players[scene.bottom];
  return h("div", { class: `board board-${laid.game}`, dataset: { key: "board" } },
    order.slice(0, -1).map((player) => laid.side(player, false)),
    laid.field(mine), laid.side(mine, true), hand(scene, mine, laid.back));
}
