/** Before the game: who sits where, the link to share, and a seat to take. */

import { get, post } from "../api.js";
import { large } from "../cards/large.js";
import { dialog } from "../dialog.js";
import { clear, complain, copy, h } from "../dom.js";
import { deckChooser } from "../pages/parts/deck-chooser.js";
import { agentName, listed, rulesName, teamName } from "../pages/parts/names.js";
import { seatChooser } from "../pages/parts/seat-chooser.js";
import { change, keepSeats, settings } from "../settings.js";
import { badge } from "./parts.js";

/** @import { TableInfo } from "protocol" */
/** @import { Printed } from "shapes" */

/** The address of a table, to share. @param {string} id */
export const linkOf = (id) => `${location.href.split("#")[0]}#/table/${id}`;

/** A link with a button that copies it. @param {string} id */
export function shareLink(id) {
  const link = linkOf(id);
  /** @type {HTMLButtonElement} */
  const button = h("button", { type: "button", class: "copy", onclick: async () => {
    button.textContent = (await copy(link)) ? "Copied" : "Copy it by hand";
    setTimeout(() => { button.textContent = "Copy the link"; }, 2500);
  } }, "Copy the link");
  return h("div", { class: "share row" }, h("input", { type: "text", readonly: true, value: link, "aria-label": "The link to this table", onfocus: (event) => event.currentTarget.select() }), button);
}

/** That a table has cards of its own: everybody may read them. @param {TableInfo} info */
const ownNote = ({ own, table }) => (own.length ? h("p", { class: "row" }, `It is played with ${own.length === 1 ? "a card" : "cards"} of its own: ${listed(own)}.`,
  h("button", { type: "button", class: "own-cards-shown", onclick: () => showOwn(table).catch(complain) }, "Read them")) : null);

/** The cards of a table, large. @param {string} table */
async function showOwn(table) {
  const { cards } = await get(`/api/tables/${encodeURIComponent(table)}/cards`);
  dialog("Cards of this table", h("div", { class: "stack" }, cards.map((card) => large(/** @type {Printed} */ (card)))));
}

/** The seats of a table, in words, by teams where there are any; `sit` takes an open one. @param {TableInfo} info @param {(seat: number) => void} [sit] */
export function seatList(info, sit) {
  const row = (/** @type {number} */ at) => {
    const seat = info.seats[at];
    return h("li", null, badge(seat.seat), " ", seat.who === "open" ? h("em", null, "open: waits for somebody") : h("b", null, seat.agent && seat.name === seat.agent ? agentName(seat.agent) : seat.name),
      seat.who === "agent" ? " (AI)" : "", seat.deck ? ` with ${seat.deck}` : "",
      sit && seat.who === "open" ? h("button", { type: "button", class: "sit", onclick: () => sit(seat.seat) }, "Sit here") : null);
  };
  if (!info.teams?.length) return h("ul", { class: "seat-list" }, info.seats.map((_, at) => row(at)));
  return h("div", { class: "team-lists" }, info.teams.map((team, i) => h("section", { class: `team-part team-${i}` }, h("h2", null, teamName(i)), h("ul", { class: "seat-list" }, team.map(row)))));
}

/** Wait for the others. @param {HTMLElement} root @param {TableInfo} info @param {number|null} seat yours
 * @param {{cancel: () => void, begin: () => void, sit: (seat: number) => void}} does */
export function drawWaiting(root, info, seat, does) {
  if (info.state === "over") {
    clear(root, h("section", { class: "narrow waiting-room" }, h("h1", null, info.result?.ending === "expired" ? "Nobody came" : "The table was cancelled"),
      h("p", { class: "muted" }, rulesName(info.rules)), h("a", { class: "button", href: "#/" }, "To the first page")));
    return;
  }
  const many = info.seats.length > 2, maker = seat !== null && info.seats[seat].maker;
  clear(root, h("section", { class: "narrow waiting-room" }, h("h1", null, info.name || "A table is set"), h("p", { class: "muted" }, `${rulesName(info.rules)}. ${seat !== null ? "The game begins when every seat is taken." : "You are watching; the game has not begun."}`),
    ownNote(info), seatList(info, many && seat !== null ? does.sit : undefined), seat !== null ? [h("h2", null, many ? "Send this link to your friends" : "Send this link to a friend"), shareLink(info.table),
      h("p", { class: "row gathering-row" }, many && maker ? h("button", { type: "button", class: "primary begin", onclick: does.begin }, "Begin: AIs take the open seats") : null,
        h("button", { type: "button", class: "cancel", onclick: does.cancel }, "Cancel the table"))] : null));
}

/** Take an open seat. @param {HTMLElement} root @param {TableInfo} info @param {() => void} joined @param {() => void} watch */
export async function drawJoin(root, info, joined, watch) {
  const decks = await deckChooser({ rules: info.rules, legend: "Your deck", any: "Deal me one" });
  const name = h("input", { type: "text", maxlength: 40, value: settings().name, autocomplete: "nickname" });
  const seats = seatChooser(info);
  const form = h("form", { class: "stack panel" }, h("label", { class: "field" }, "Your name", name), seats.element, decks.element,
    h("div", { class: "row" }, h("button", { type: "submit", class: "primary" }, "Take the seat"), info.watch ? h("button", { type: "button", onclick: watch }, "Only watch") : null));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const deck = decks.deck();
    try {
      change({ name: name.value.trim() });
      keepSeats(await post(`/api/tables/${encodeURIComponent(info.table)}/join`, { name: name.value.trim(), ...seats.chosen(), ...(deck ? { deck } : {}) }));
      joined();
    } catch (error) {
      complain(error);
    }
  });
  clear(root, h("section", { class: "narrow waiting-room" }, h("h1", null, info.name || "A seat is open"), h("p", { class: "muted" }, rulesName(info.rules)), ownNote(info), seatList(info), form));
}
