/** Choosing a deck: those that come with Gorin, those saved here, and a way to bring another. */

import { once } from "../../api.js";
import { crest } from "../../art/crests.js";
import { dialog } from "../../dialog.js";
import { clear, h } from "../../dom.js";
import { savedDecks } from "../../settings.js";
import { importer } from "./importer.js";
import { capital } from "./names.js";

/** @import { DeckGiven } from "protocol" */
/** A list of decks, one of them chosen; without a deck, one is dealt. @typedef {{element: HTMLElement, deck: () => DeckGiven|undefined, key: () => string}} Chooser */

let groups = 0;

/**
 * A list of decks to choose from, one of them chosen.
 * @param {{rules: string, legend: string, value?: string, any?: string, onchange?: (key: string) => void}} how
 * `value` is "precon:crab", "saved:ID" or "" for any; `any` is what "" is called, if it may be chosen
 * @returns {Promise<Chooser>}
 */
export async function deckChooser(how) {
  const { decks } = await once("/api/decks", { rules: how.rules });
  const group = `deck-${++groups}`;
  let chosen = how.value ?? "";
  const element = h("fieldset", { class: "deck-chooser" });
  const choose = (/** @type {string} */ key) => {
    chosen = key;
    if (how.onchange) how.onchange(key);
  };

  function draw() {
    const saved = savedDecks(how.rules);
    const keys = [...(how.any ? [""] : []), ...decks.map((deck) => `precon:${deck.name}`), ...saved.map((deck) => `saved:${deck.id}`)];
    if (!keys.includes(chosen)) chosen = keys[0] ?? "";
    /** @param {string} key @param {string} clan @param {string} name @param {string} about */
    const one = (key, clan, name, about) => h("label", { class: "deck-choice" },
      h("input", { type: "radio", name: group, value: key, checked: key === chosen, onchange: () => choose(key) }),
      h("span", { class: "deck-face" }, clan ? crest(clan, { size: 34 }) : h("span", { class: "deck-any", "aria-hidden": "true" }, "?"),
        h("span", { class: "deck-name" }, name), about ? h("span", { class: "deck-about" }, about) : null));
    clear(element, h("legend", null, how.legend), h("div", { class: "deck-choices" },
      how.any ? one("", "", how.any, "") : null,
      decks.map((deck) => one(`precon:${deck.name}`, deck.clan, capital(deck.name), "")),
      saved.map((deck) => one(`saved:${deck.id}`, deck.clan || "neutral", deck.name, "yours")),
      h("button", { type: "button", class: "deck-bring", onclick: bring }, "+ Import")));
  }

  function bring() {
    const box = dialog("Import a deck", importer({ rules: how.rules, fixed: true, done: (saved) => {
      box.close();
      choose(`saved:${saved.id}`);
      draw();
    } }), { wide: true });
  }

  function given() {
    const [kind, name] = [chosen.slice(0, chosen.indexOf(":")), chosen.slice(chosen.indexOf(":") + 1)];
    if (kind === "precon") return { precon: name };
    const found = savedDecks(how.rules).find((each) => each.id === name);
    return found && { name: found.name, clan: found.clan, cards: found.cards };
  }

  draw();
  return { element, deck: given, key: () => chosen };
}
