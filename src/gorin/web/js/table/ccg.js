/** The table of the collectible card game: provinces, holdings, homes, battlefields with both armies, hands. */

import { h } from "../dom.js";
import { sign } from "../art/signs.js";
import { around } from "./around.js";
import { attackLine, fields } from "./attack.js";
import { facing } from "./facing.js";
import { figures, lands, marks, part, sideOf } from "./ccg-strip.js";
import { neighbours } from "./neighbours.js";
import { bar, card, chip, deck, hand, letter, pile, unit, zone } from "./parts.js";

const ESTATE = ["stronghold", "holding"];

/** @import { Scene } from "./parts.js" */
/** @import { CcgPlayer, CcgView, TableCard } from "shapes" */

/** Lay out the whole table. @param {CcgView} view @param {Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  return view.players.length > 2 ? many(view, scene)
    : facing(view, scene, { game: "ccg", back: "fate", side: (player, mine) => side(view, scene, player, mine), field: (mine) => field(view, scene, mine) });
}

/** Three players and more. @param {CcgView} view @param {Scene} scene */
function many(view, scene) {
  return around(view, scene, {
    game: "ccg", back: "fate", area: (player) => area(view, scene, player), field: (mine) => field(view, scene, mine),
    bar: (mine) => bar(scene, mine, clanOf(scene, mine), numbers(view, scene, mine)),
    strips: () => neighbours(view, scene, (player) => ({ clan: clanOf(scene, player), marks: marks(view, player), figures: () => figures(view, scene, player), lands: () => lands(view, scene, player) }),
      view.attack ? attackLine(view.attack, scene.small) : null),
    figures: (player) => figures(view, scene, player), belongings: (player) => piles(scene, player),
  });
}

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player */
const area = (view, scene, player) => h("div", { class: "area", dataset: { key: "area" } }, provinces(view, scene, player), estate(scene, player), home(scene, player));

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player @param {boolean} mine */
function side(view, scene, player, mine) {
  const top = bar(scene, player, clanOf(scene, player), numbers(view, scene, player)), lies = area(view, scene, player);
  return h("section", { class: `side ${mine ? "side-mine" : "side-other"}`, "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
    mine ? [lies, top] : [top, hand(scene, player, "fate"), lies]);
}

/** @param {Scene} scene @param {CcgPlayer} player */
function clanOf(scene, player) {
  const seat = player.in_play.find((each) => each.type === "stronghold");
  return (seat && scene.cards.get(seat.name || "")?.clan) || null;
}

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player */
function numbers(view, scene, player) {
  const several = view.players.length > 2, fights = several ? part(view.attack, player.seat) : null;
  return [
    chip("honor", player.honor, "Family Honor"),
    scene.gold[player.seat] === undefined ? null : chip("gold", scene.gold[player.seat], "Gold that can be produced now"),
    chip("hand", player.hand.length, "Cards in hand"), chip("strength", player.provinces.length, "Provinces"),
    h("span", { class: "rest", tabindex: several ? 0 : null, dataset: { key: "rest" } },
      view.active === player.seat ? h("span", { class: "tag first", dataset: { key: "turn" } }, several && player.seat === scene.you ? "your turn" : "turn") : null,
      fights ? h("span", { class: `tag part ${sideOf(view.attack, player.seat)}`, dataset: { key: "part" } }, fights) : null,
      several && view.passed?.includes(player.seat) ? h("span", { class: "tag passed", dataset: { key: "passed" } }, "passed") : null,
      player.out ? h("span", { class: "tag gone", dataset: { key: "out" } }, "out of the game") : null,
      view.favor === player.seat ? h("span", { class: "tag favor", dataset: { key: "favor" } }, sign("favor"), "Favor") : null,
      piles(scene, player)),
  ];
}

/** @param {Scene} scene @param {CcgPlayer} player */
function piles(scene, player) {
  return h("span", { class: "piles", dataset: { key: "piles" } },
    deck("Dynasty deck", player.dynasty_deck, "dynasty"), pile("Dynasty discard", player.dynasty_discard, player.seat, "dynasty_discard", scene),
    deck("Fate deck", player.fate_deck, "fate"), pile("Fate discard", player.fate_discard, player.seat, "fate_discard", scene),
    player.known_in_decks?.length ? pile("Known in the decks", player.known_in_decks, player.seat, "known_in_decks", scene) : null,
    player.removed.length ? pile("Removed", player.removed, player.seat, "removed", scene) : null);
}

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player */
function provinces(view, scene, player) {
  return zone(`${letter(player.seat)}'s provinces`, "provinces", player.provinces.map((slot, i) => {
    const current = view.attack?.battlefield === slot.id;
    const plaque = card(scene, { id: slot.id, name: `Province ${i + 1}` }, { small: true, class: "plaque", label: `province ${i + 1} of ${letter(player.seat)}, strength ${slot.strength}${current ? ", the battle is here" : ""}` });
    plaque.replaceChildren(h("span", { class: "strip-name" }, `Prov. ${i + 1}`), h("span", { class: "stat stat-strength" }, sign("strength"), slot.strength));
    return h("div", { class: `slot ${current ? "attacked" : ""}`, dataset: { key: `s${slot.id}` } },
      h("div", { class: "slot-cards", style: { "--n": Math.max(1, slot.cards.length) } },
        slot.cards.length ? slot.cards.map((each) => card(scene, each, { back: "dynasty" })) : h("span", { class: "empty", "aria-hidden": "true" })),
      plaque, (slot.regions || []).map((each) => card(scene, each, { small: true })));
  }), { class: "provinces" });
}

/** Stronghold and Holdings, what produces gold; and whatever else is in play. @param {Scene} scene @param {CcgPlayer} player */
function estate(scene, player) {
  const there = player.in_play.filter((each) => each.type !== "personality" && each.type !== "region")
    .sort((a, b) => rank(a) - rank(b));
  return zone(`${letter(player.seat)}'s Holdings`, "estate", there.map((each) => unit(scene, each)), { class: "estate" });
}

/** @param {TableCard} each */
const rank = ({ type = "" }) => (ESTATE.includes(type) ? ESTATE.indexOf(type) : 9);

/** Cards of a duel. @param {Scene} scene @param {string} label @param {TableCard[]} cards */
function duelling(scene, label, cards) {
  return cards.length ? h("div", { class: "focused", dataset: { key: label } }, h("span", { class: "field-label" }, label), cards.map((each) => card(scene, each, { back: "fate" }))) : null;
}

/** @param {Scene} scene @param {CcgPlayer} player */
function home(scene, player) {
  const there = player.in_play.filter((each) => each.type === "personality" && each.at === undefined);
  return zone(`${letter(player.seat)}'s home`, "home", [
    there.length ? there.map((each) => unit(scene, each)) : h("p", { class: "nobody" }, "No Personalities at home"),
    duelling(scene, "Focus pool", player.focus_pool || []),
    duelling(scene, "Focused", player.focused),
  ], { class: "at-home" });
}

/** Between the players: the battlefields, and what is being resolved. @param {CcgView} view @param {Scene} scene @param {CcgPlayer} near who sits nearest */
function field(view, scene, near) {
  const { attack } = view;
  return h("section", { class: `between ${attack ? "fighting" : ""}`, "aria-label": attack ? "Battlefields" : "Between the players", dataset: { key: "field" } },
    attack ? fields(view, attack, scene, near.seat) : null,
    view.resolving.length ? h("div", { class: "resolving", dataset: { key: "resolving" } }, h("span", { class: "field-label" }, "Resolving"), view.resolving.map((each) => card(scene, each))) : null);
}
