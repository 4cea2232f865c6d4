/** The lobby: tables with an open seat, games to watch; and the tables at which you sit. */

import { get, post } from "../../api.js";
import { dialog } from "../../dialog.js";
import { clear, complain, copy, h, refusal, toast } from "../../dom.js";
import { forgetSeats, keepSeats, keysOf, settings, change, sittings } from "../../settings.js";
import { deckChooser } from "../parts/deck-chooser.js";
import { agentName, clockText, rulesName } from "../parts/names.js";
import { seatChooser } from "../parts/seat-chooser.js";

/** @import { Child } from "../../dom.js" */
/** @import { TableInfo } from "protocol" */

const EVERY = 5000; // milliseconds between two looks
const MINE = 12; // tables of yours that are looked up

/** The link that takes somebody to a table. @param {string} table */
export const linkTo = (table) => `${location.origin}${location.pathname}#/table/${table}`;

/** The lobby, kept fresh until the returned function is called. @param {HTMLElement} root */
export function lobby(root) {
  const mine = h("section", { class: "panel", "aria-labelledby": "your-tables", hidden: true });
  const others = h("section", { class: "panel", "aria-labelledby": "lobby" });
  root.append(mine, others);
  let timer = 0;
  let before = "";
  let over = false;

  async function look() {
    try {
      const { tables } = await get("/api/tables");
      const yours = await yourTables(tables);
      const now = JSON.stringify([tables, yours]);
      if (over) return;
      if (now !== before) draw(tables, yours);
      before = now;
    } catch (error) {
      if (!before && !over) clear(others, h("h2", { id: "lobby" }, "Lobby"), h("p", { class: "muted" }, refusal(error).message));
    } finally {
      if (!over) timer = setTimeout(() => (document.hidden ? wait() : look()), EVERY);
    }
  }
  const wait = () => { timer = setTimeout(() => (document.hidden ? wait() : look()), EVERY); };

  /** @param {TableInfo[]} tables @param {TableInfo[]} yours */
  function draw(tables, yours) {
    mine.hidden = !yours.length;
    clear(mine, h("h2", { id: "your-tables" }, "Your tables"), h("ul", { class: "tables" }, yours.map((table) => row(table, [
      table.state === "waiting" ? h("button", { type: "button", onclick: () => share(table.table) }, "Copy the link") : null,
      h("a", { class: "button primary", href: `#/table/${table.table}` }, table.state === "waiting" ? "To the table" : "Go on")]))));
    const rest = tables.filter((table) => !yours.some((each) => each.table === table.table));
    clear(others, h("h2", { id: "lobby" }, "Lobby"), rest.length
      ? h("ul", { class: "tables" }, rest.map((table) => row(table, [
        table.seats.some((seat) => seat.who === "open") ? h("button", { type: "button", class: "primary", onclick: () => join(table).catch((error) => toast(error.message)) }, "Join") : null,
        table.watch ? h("a", { class: "button", href: `#/table/${table.table}` }, "Watch") : null])))
      : h("p", { class: "muted" }, "Nobody else is here. Open a table for a friend, and it is listed here until somebody comes."));
  }

  look();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}

/** Tables this browser has a seat at and that are not over; unlisted ones are asked for one by one. @param {TableInfo[]} listed */
async function yourTables(listed) {
  const found = await Promise.all(sittings().slice(0, MINE).map(async ({ table }) => {
    const here = listed.find((each) => each.table === table);
    if (here) return here;
    try {
      return await get(`/api/tables/${table}`);
    } catch (error) {
      if (refusal(error).status === 404) forgetSeats(table);
      return null;
    }
  }));
  return found.filter((table) => table !== null).filter((table) => table.state !== "over");
}

/** @param {TableInfo} table @param {Child} does */
function row(table, does) {
  const open = table.seats.filter((seat) => seat.who === "open").length, sitting = open > 1 ? table.seats.filter((seat) => seat.who !== "open") : table.seats;
  const who = sitting.map((seat) => (seat.who === "open" ? "an open seat" : `${seat.agent && seat.agent === seat.name ? agentName(seat.agent) : seat.name}${seat.deck ? ` (${seat.deck})` : ""}`)).join(" – ") + (open > 1 ? ` – ${open} open seats` : "");
  const details = [rulesName(table.rules), clockText(table.clock), ...(table.own.length ? ["cards of its own"] : []), table.state === "waiting" ? "waiting" : `${table.rules.startsWith("ccg") ? "turn" : "round"} ${table.round}`];
  return h("li", { class: "table-row" }, h("div", { class: "table-about" }, h("b", null, table.name || who),
    h("span", { class: "small muted" }, [table.name ? [who, " · "] : null, details.join(" · ")])), h("div", { class: "row" }, does));
}

/** @param {string} table */
async function share(table) {
  toast((await copy(linkTo(table))) ? "The link is copied: whoever opens it can sit down." : linkTo(table));
}

/** Take an open seat: a name, a deck, and off to the table. @param {TableInfo} table @returns {Promise<HTMLDialogElement>} */
export async function join(table) {
  const chooser = await deckChooser({ rules: table.rules, legend: "Your deck" });
  const seats = seatChooser(table);
  const name = h("input", { maxlength: 40, value: settings().name, autocomplete: "nickname" });
  const form = h("form", { class: "stack", onsubmit: async (event) => {
    event.preventDefault();
    change({ name: name.value.trim() });
    try {
      const made = await post(`/api/tables/${table.table}/join`, { name: name.value.trim(), ...seats.chosen(), deck: chooser.deck() });
      keepSeats(made);
      box.close();
      if (location.hash === `#/table/${table.table}`) dispatchEvent(new HashChangeEvent("hashchange"));
      else location.hash = `#/table/${table.table}`;
    } catch (error) {
      complain(error);
    }
  } }, h("p", null, `${rulesName(table.rules)}, ${clockText(table.clock)}.`), h("label", { class: "field" }, "Your name", name),
  seats.element, chooser.element, h("p", { class: "row" }, h("button", { class: "primary", type: "submit" }, "Sit down")));
  const box = dialog(table.name ? `Join “${table.name}”` : "Join the table", form, { wide: true });
  return box;
}

/** Has this browser a seat at a table? @param {string} table */
export const sits = (table) => keysOf(table).length > 0;
