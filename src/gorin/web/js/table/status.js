/** Above the board: is the line lost, do you watch, and which of your seats is this? */

import { clear, h } from "../dom.js";
import { letter } from "./parts.js";

/** @type {{[state: string]: string}} */
const WORDS = { lost: "The connection is lost; connecting again…", refused: "There is no such table, or the seat is not yours." };

/** @param {HTMLElement} root @param {import("../socket.js").Connection} connection @param {{seat: number, secret: string}[]} seats yours
 * @param {string|null} secret of the seat this is @param {{switchTo: (secret: string) => void, back: () => void, look: () => void, waits: string[]}} does waits: what waits for your word, a sentence each */
export function drawStatus(root, connection, seats, secret, does) {
  const watches = connection.seat === null && connection.state === "open";
  const asked = connection.decision?.seat, own = connection.seat === null || connection.table?.state !== "playing" ? null : connection.table.seats[connection.seat];
  clear(root, WORDS[connection.state] ? h("p", { class: "lost" }, WORDS[connection.state]) : watches ? h("p", { class: "watching" }, "You are watching.") : null,
    own?.out ? h("p", { class: "watching out-of-game" }, "You are out of the game. You may look on and talk.") : null,
    own?.standin ? h("p", { class: "watching standin row" }, "An AI plays for you.", own.may_return ? h("button", { type: "button", onclick: does.back }, "Take the seat back") : null) : null,
    does.waits.length ? h("p", { class: "treaty-line" }, h("span", null, does.waits[0], does.waits.length > 1 ? ` And ${does.waits.length - 1} more.` : ""), h("button", { type: "button", onclick: does.look }, "Look")) : null,
    seats.length > 1 ? h("div", { class: "row seats-switch" }, "Your seats: ", seats.map((key) => h("button", {
      type: "button", "aria-pressed": String(key.secret === secret), onclick: () => does.switchTo(key.secret),
    }, key.seat === asked ? `${letter(key.seat)}, to choose` : letter(key.seat)))) : null);
}
