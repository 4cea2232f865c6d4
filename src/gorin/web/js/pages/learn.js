/** `#/learn`: a first game with a coach. It is a real game against the AI, always shuffled the same. */

import { get, post } from "../api.js";
import { clear, complain, h } from "../dom.js";
import { ring, RINGS } from "../art/signs.js";
import { change, keepSeats, keysOf, settings } from "../settings.js";
import { coach } from "../table/coach.js";
import { play } from "../table/play.js";
import { CALLED } from "./parts/names.js";

/** @import { SeatWanted, TableInfo } from "protocol" */

/** The games one can learn: the same cards in the same order for everybody. A second one by the same rules has a number. @type {{[rules: string]: {name: string, decks: string[], seed: number, about: string}}} */
const FIRST = {
  "lcg/stronghold": { name: "The living card game", decks: ["lion", "crane"], seed: 2023, about: "Five rings, honor bids and conflicts. About ten minutes for the first rounds." },
  "lcg/enlightenment": { name: "Enlightenment, for three", decks: ["lion", "crane", "dragon"], seed: 2023, about: "Everyone alone, with rings of one's own and treaties. For who knows the game for two." },
  "lcg/team-conquest": { name: "Team Conquest, two against two", decks: ["lion", "crane", "scorpion", "unicorn"], seed: 2023, about: "A team-mate at your side. For who knows the game for two." },
  "ccg/emperor": { name: "The collectible card game", decks: ["crab", "crane"], seed: 7, about: "Provinces, gold and battles at the older table." },
  "ccg/samurai": { name: "The collectible card game, Samurai Edition", decks: ["crab", "scorpion"], seed: 7, about: "The same table by the rules of an earlier edition: other duels, and Honor for whom you buy." },
  "ccg/emperor 3": { name: "The collectible card game, for three", decks: ["crab", "crane", "dragon"], seed: 7, about: "Whom to attack, whom to invite, whom to help. For who knows the game for two." },
};

/** @param {HTMLElement} root @param {import("../main.js").Params} params */
export async function show(root, params) {
  /** @type {(() => void)|undefined} */
  let leave;
  let gone = false;

  /** @param {TableInfo} info */
  async function sit(info) {
    const { lessons } = await get("/api/lessons", { rules: info.rules, players: info.seats.length });
    const end = await play(root, info, keysOf(info.table)[0].secret, { coach: coach(lessons) });
    if (gone) end(); else leave = end;
  }

  /** @param {string} first */
  async function begin(first) {
    const { decks, seed } = FIRST[first], rules = first.split(" ")[0];
    try {
      const there = (await get("/api/decks", { rules })).decks.map((deck) => deck.name);
      const seats = decks.map((deck, i) => /** @type {SeatWanted} */ ({ who: i ? "agent" : "you", ...(i ? (decks.length > 2 ? { name: CALLED[i] } : {}) : { name: settings().name || "You" }), ...(there.includes(deck) ? { deck: { precon: deck } } : {}) }));
      const made = await post("/api/tables", { rules, seats, seed, listed: false, name: "A first game" });
      keepSeats(made);
      change({ learning: made.table.table });
      await sit(made.table);
    } catch (error) {
      complain(error);
    }
  }

  const before = settings().learning;
  const info = before && keysOf(before).length ? await get(`/api/tables/${encodeURIComponent(before)}`).catch(() => null) : null;
  const wanted = params.query.get("rules");
  if (wanted && FIRST[wanted]) await begin(wanted);
  else {
    clear(root, h("section", { class: "narrow learn" },
      h("p", { class: "learn-rings", "aria-hidden": "true" }, RINGS.map((element) => ring(element))),
      h("h1", null, "Your first game"),
      h("p", null, "You play a real game against the AI, and a coach explains each step of the round when it first comes, with the rules it rests on. What you can choose glows; nothing against the rules can be done, and Undo takes a choice back."),
      info?.state === "playing" ? h("p", null, h("button", { type: "button", class: "primary", onclick: () => sit(info) }, "Go on with your first game")) : null,
      h("div", { class: "stack" }, Object.entries(FIRST).map(([rules, { name, about }], i) => h("div", { class: "panel row spread" },
        h("div", null, h("h2", null, name), h("p", { class: "muted" }, about)),
        h("button", { type: "button", class: i === 0 && info?.state !== "playing" ? "primary" : "", onclick: () => begin(rules) }, "Begin"))))));
  }
  return () => { gone = true; leave?.(); };
}
