/** A game the page does not know: every list of cards in the view is a zone. */

import { h } from "../dom.js";
import { bar, chip, letter, seated, unit, zone } from "./parts.js";

/** @import { Scene } from "./parts.js" */
/** @import { TableCard, View } from "shapes" */

/** @param {unknown} each @returns {each is TableCard} */
const isCard = (each) => typeof each === "object" && each !== null && "id" in each && typeof each.id === "number";

/** @param {unknown} value */
const isCards = (value) => Array.isArray(value) && value.length > 0 && value.every(isCard);

/** Lay out any view. @param {View} view @param {Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  return h("div", { class: "board board-plain", dataset: { key: "board" } }, seated(view, scene.bottom).map((player) =>
    h("section", { class: "side", "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
      bar(scene, player, null, Object.entries(player).filter(([name, value]) => typeof value === "number" && name !== "seat")
        .map(([name, value]) => h("span", { class: "row" }, `${name.replace(/_/g, " ")} `, chip(name, value, name)))),
      /** @type {[string, TableCard[]][]} */ (Object.entries(player).filter(([, value]) => isCards(value)))
        .map(([name, cards]) => zone(name.replace(/_/g, " "), name, [h("h3", null, name.replace(/_/g, " ")), h("div", { class: "at-home" }, cards.map((each) => unit(scene, each)))])))));
}
