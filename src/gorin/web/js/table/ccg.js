/** The table of the collectible card game: provinces, holdings, homes, battlefields with both armies, hands. */

import { h } from "../dom.js";
import { sign } from "../art/signs.js";
import { armies, bar, card, chip, deck, hand, letter, pile, seated, unit, zone } from "./parts.js";

const ESTATE = ["stronghold", "holding"];

/** @import { Scene } from "./parts.js" */
/** @import { Attack, Battlefield, CcgPlayer, CcgView, TableCard } from "shapes" */

/** Lay out the whole table. @param {CcgView} view @param {Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  const order = seated(view, scene.bottom), mine = view.players[scene.bottom];
  return h("div", { class: "board board-ccg", dataset: { key: "board" } },
    order.slice(0, -1).map((player) => side(view, scene, player, false)),
    field(view, scene, mine),
    side(view, scene, mine, true), hand(scene, mine, "fate"));
}

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player @param {boolean} mine */
function side(view, scene, player, mine) {
  const top = bar(scene, player, clanOf(scene, player), numbers(view, scene, player));
  const area = h("div", { class: "area", dataset: { key: "area" } },
    provinces(view, scene, player), estate(scene, player), home(scene, player));
  return h("section", { class: `side ${mine ? "side-mine" : "side-other"}`, "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
    mine ? [area, top] : [top, hand(scene, player, "fate"), area]);
}

/** @param {Scene} scene @param {CcgPlayer} player */
function clanOf(scene, player) {
  const seat = player.in_play.find((each) => each.type === "stronghold");
  return (seat && scene.cards.get(seat.name || "")?.clan) || null;
}

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player */
function numbers(view, scene, player) {
  return [
    chip("honor", player.honor, "Family Honor"),
    scene.gold[player.seat] === undefined ? null : chip("gold", scene.gold[player.seat], "Gold that can be produced now"),
    chip("hand", player.hand.length, "Cards in hand"), chip("strength", player.provinces.length, "Provinces"),
    view.active === player.seat ? h("span", { class: "tag first", dataset: { key: "turn" } }, "turn") : null,
    view.favor === player.seat ? h("span", { class: "tag favor", dataset: { key: "favor" } }, sign("favor"), "Favor") : null,
    h("span", { class: "piles", dataset: { key: "piles" } },
      deck("Dynasty deck", player.dynasty_deck, "dynasty"), pile("Dynasty discard", player.dynasty_discard, player.seat, "dynasty_discard", scene),
      deck("Fate deck", player.fate_deck, "fate"), pile("Fate discard", player.fate_discard, player.seat, "fate_discard", scene),
      player.known_in_decks?.length ? pile("Known in the decks", player.known_in_decks, player.seat, "known_in_decks", scene) : null,
      player.removed.length ? pile("Removed", player.removed, player.seat, "removed", scene) : null),
  ];
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
  const fields = attack?.battlefields || [];
  return h("section", { class: `between ${attack ? "fighting" : ""}`, "aria-label": attack ? "Battlefields" : "Between the players", dataset: { key: "field" } },
    attack ? h("p", { class: "outcome", dataset: { key: "attack" } }, h("b", null, `${together(attack.attacking_players, attack.attacker)} attacks ${together(attack.defending_players, attack.defender)}`), fields.length ? "" : " · nobody is assigned yet") : null,
    attack && fields.length ? h("div", { class: `battlefields ${fields.length === 1 ? "single" : ""}`, dataset: { key: "fields" } }, fields.map((each) => battlefield(view, attack, scene, each, near.seat))) : null,
    view.resolving.length ? h("div", { class: "resolving", dataset: { key: "resolving" } }, h("span", { class: "field-label" }, "Resolving"), view.resolving.map((each) => card(scene, each))) : null);
}

/** A side by its letters, the leader first. @param {number[] | undefined} seats @param {number} leader */
const together = (seats, leader) => (seats || [leader]).map(letter).join("+");

/** @param {CcgView} view @param {Attack} attack @param {Scene} scene @param {Battlefield} place @param {number} near the seat of who sits nearest */
function battlefield(view, attack, scene, place, near) {
  const units = view.players.flatMap((player) => player.in_play);
  const army = (/** @type {number[]} */ ids, /** @type {boolean} */ attacking) => h("div", { class: `army ${attacking ? "attackers" : "defenders"}`, dataset: { key: attacking ? "attackers" : "defenders" } },
    h("div", { class: "army-head" }, h("span", null, attacking ? "Attacks" : "Defends"), h("b", { class: "skill" }, sign("force"), attacking ? place.attacking_force : place.defending_force)),
    h("div", { class: "army-cards" }, ids.length ? ids.map((id) => units.filter((each) => each.id === id).map((each) => unit(scene, each))) : h("p", { class: "nobody" }, "Nobody")));
  const attackers = army(place.attackers, true), defenders = army(place.defenders, false), mine = attack.attacker === near;
  const wide = mine ? armies(place.defenders.length, place.attackers.length) : armies(place.attackers.length, place.defenders.length);
  return h("section", { style: { "--armies": wide }, class: `battlefield ${place.current ? "current" : ""} ${place.fought ? "fought" : ""}`, "aria-label": place.name, dataset: { key: `f${place.province}` } },
    mine ? defenders : attackers,
    h("p", { class: "outcome", dataset: { key: "outcome" } }, h("b", null, place.place ? `${letter(attack.defender)}'s province ${place.place}` : place.name),
      place.place ? ` strength ${place.strength}; ` : " ", h("span", null, `${result(attack, place)}.`)),
    mine ? attackers : defenders);
}

/** How the battle would end now. @param {Attack} attack @param {Battlefield} place */
function result(attack, place) {
  if (place.fought) return "fought";
  const now = place.settled ? "" : "as it stands, ";
  if (place.tie) return `${now}a tie: both armies are destroyed`;
  if (place.winner === null) return `${now}nobody wins`;
  const wins = `${now}${letter(place.winner)} wins`;
  if (place.winner !== attack.attacker || !place.place) return wins;
  return `${wins}, the province ${place.falls ? "falls" : "holds"}`;
}
