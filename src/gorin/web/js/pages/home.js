/** The first page: a new game, the tables you sit at, the lobby. */

import { h } from "../dom.js";
import { sittings } from "../settings.js";
import { lobby } from "./lobby/tables.js";
import { newGame } from "./lobby/newgame.js";

/** @param {HTMLElement} root */
export async function show(root) {
  const form = await newGame();
  const side = h("div", { class: "stack home-side" });
  if (!sittings().length) {
    side.append(h("section", { class: "panel first-time" }, h("h2", null, "New here?"),
      h("p", null, "Play a first game with somebody at your side who explains each step."),
      h("a", { class: "button", href: "#/learn" }, "Learn to play")));
  }
  root.append(h("div", { class: "wide-page" },
    h("header", { class: "hero" }, h("h1", null, "Five rings, one table"),
      h("p", { class: "muted" }, "Legend of the Five Rings, both card games. Every rule is kept; every refusal says why.")),
    h("div", { class: "home-grid" }, form, side)));
  return lobby(side);
}
