/** Who is to sit where, at a table of three and more: how many, and for each other seat an AI or whoever comes, with a deck. */

import { once } from "../../api.js";
import { clear, h } from "../../dom.js";
import { badge } from "../../table/parts.js";
import { agentName, byStrength, CALLED, capital, teamName } from "../parts/names.js";

/** @import { GameInfo, SeatWanted } from "protocol" */
/** What was chosen: how many play, who the others are ("open", or an agent) and their decks ("" is any). @typedef {{size: number, who: string[], decks: string[]}} Seating */

const OPEN = "open";

/** The seats of each team, by the numbers of a game. @param {number} size @param {number} teams @returns {number[][]} */
export const teamsOf = (size, teams) => (teams ? Array.from({ length: teams }, (_, team) => Array.from({ length: size / teams }, (_each, i) => team * (size / teams) + i)) : []);

/** A chooser of seats. @param {GameInfo} game @param {Seating|undefined} before @param {(now: Seating) => void} changed
 * @returns {Promise<{element: HTMLElement, seats: () => SeatWanted[], open: () => boolean}>} */
export async function seatsChooser(game, before, changed) {
  const { decks } = await once("/api/decks", { rules: game.rules });
  /** @type {Seating} */
  const now = before && game.sizes?.includes(before.size) ? before : { size: game.sizes?.[0] || game.seats[0], who: [], decks: [] };
  const element = h("fieldset", { class: "seating" }), rows = h("div", { class: "seat-rows" });
  const who = (/** @type {number} */ seat) => (now.who[seat] === OPEN || game.agents.includes(now.who[seat]) ? now.who[seat] : game.agents[0]);

  /** @param {number} seat */
  function row(seat) {
    if (seat === 0) return h("li", { class: "seat-row" }, badge(0), h("b", null, "You"), h("span", { class: "muted small" }, "with the deck above"));
    return h("li", { class: "seat-row" }, badge(seat),
      h("select", { "aria-label": `Who plays seat ${seat + 1}`, onchange: (event) => { now.who[seat] = event.currentTarget.value; told(); } },
        byStrength(game.agents).map((agent) => h("option", { value: agent, selected: who(seat) === agent }, `${agentName(agent)} AI`)),
        h("option", { value: OPEN, selected: who(seat) === OPEN }, "Open seat")),
      who(seat) === OPEN ? h("span", { class: "muted small" }, "brings a deck") : h("select", { "aria-label": `Deck of seat ${seat + 1}`, onchange: (event) => { now.decks[seat] = event.currentTarget.value; told(); } },
        h("option", { value: "" }, "Any deck"), decks.map((deck) => h("option", { value: deck.name, selected: now.decks[seat] === deck.name }, capital(deck.name)))));
  }

  function told() {
    changed(now);
    draw();
  }

  function draw() {
    const seats = Array.from({ length: now.size }, (_, seat) => seat), teams = teamsOf(now.size, game.teams || 0);
    clear(rows, teams.length ? teams.map((team, i) => h("section", { class: `team-part team-${i}` }, h("h3", null, i ? teamName(i) : `${teamName(i)}, yours`), h("ul", null, team.map(row)))) : h("ul", null, seats.map(row)));
  }

  clear(element, h("legend", null, "Players"), h("div", { class: "sizes" }, (game.sizes || []).map((size) => h("label", { class: "choice size" },
    h("input", { type: "radio", name: "size", value: size, checked: size === now.size, onchange: () => { now.size = size; told(); } }),
    h("span", { class: "choice-face" }, h("b", null, game.teams ? Array(game.teams).fill(size / game.teams).join(" v ") : size))))), rows);
  draw();
  return {
    element,
    open: () => Array.from({ length: now.size - 1 }, (_, i) => who(i + 1)).includes(OPEN),
    seats: () => Array.from({ length: now.size - 1 }, (_, i) => i + 1).map((seat) => (who(seat) === OPEN ? { who: "open" }
      : { who: "agent", agent: who(seat), name: CALLED[seat], ...(now.decks[seat] ? { deck: { precon: now.decks[seat] } } : {}) })),
  };
}
