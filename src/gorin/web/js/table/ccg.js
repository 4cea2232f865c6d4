/** The table of the collectible card game: provinces, holdings, homes, battlefields with both armies, hands. */

import { h } from "../dom.js";
import { sign } from "../art/signs.js";
import { armies, bar, card, chip, deck, hand, letter, pile, seated, unit, zone } from "./parts.js";

const ESTATE = ["stronghold", "holding"];

/** Lay out the whole table. @param {any} view @param {import("./parts.js").Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  const order = seated(view, scene.bottom), mine = order.at(-1);
  return h("div", { class: "board board-ccg", dataset: { key: "board" } },
    order.slice(0, -1).map((player) => side(view, scene, player, false)),
    field(view, scene, order),
    side(view, scene, mine, true), hand(scene, mine, "fate"));
}

function side(view, scene, player, mine) {
  const top = bar(scene, player, clanOf(scene, player), numbers(view, scene, player));
  const area = h("div", { class: "area", dataset: { key: "area" } },
    provinces(view, scene, player), estate(scene, player), home(scene, player));
  return h("section", { class: `side ${mine ? "side-mine" : "side-other"}`, "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
    mine ? [area, top] : [top, hand(scene, player, "fate"), area]);
}

function clanOf(scene, player) {
  const seat = player.in_play.find((each) => each.type === "stronghold");
  return (seat && scene.cards.get(seat.name)?.clan) || null;
}

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

/** Stronghold and Holdings, what produces gold; and whatever else is in play. */
function estate(scene, player) {
  const there = player.in_play.filter((each) => each.type !== "personality" && each.type !== "region")
    .sort((a, b) => rank(a) - rank(b));
  return zone(`${letter(player.seat)}'s Holdings`, "estate", there.map((each) => unit(scene, each)), { class: "estate" });
}

const rank = (each) => (ESTATE.includes(each.type) ? ESTATE.indexOf(each.type) : 9);

function home(scene, player) {
  const there = player.in_play.filter((each) => each.type === "personality" && each.at === undefined);
  return zone(`${letter(player.seat)}'s home`, "home", [
    there.length ? there.map((each) => unit(scene, each)) : h("p", { class: "nobody" }, "No Personalities at home"),
    player.focused.length ? h("div", { class: "focused", dataset: { key: "focused" } }, h("span", { class: "field-label" }, "Focused"), player.focused.map((each) => card(scene, each, { back: "fate" }))) : null,
  ], { class: "at-home" });
}

/** Between the players: the battlefields, and what is being resolved. */
function field(view, scene, order) {
  const { attack } = view, near = order.at(-1).seat;
  const fields = attack?.battlefields || [];
  return h("section", { class: `between ${attack ? "fighting" : ""}`, "aria-label": attack ? "Battlefields" : "Between the players", dataset: { key: "field" } },
    attack ? h("p", { class: "outcome", dataset: { key: "attack" } }, h("b", null, `${letter(attack.attacker)} attacks ${letter(attack.defender)}`), fields.length ? "" : " · nobody is assigned yet") : null,
    fields.length ? h("div", { class: `battlefields ${fields.length === 1 ? "single" : ""}`, dataset: { key: "fields" } }, fields.map((each) => battlefield(view, scene, each, near))) : null,
    view.resolving.length ? h("div", { class: "resolving", dataset: { key: "resolving" } }, h("span", { class: "field-label" }, "Resolving"), view.resolving.map((each) => card(scene, each))) : null);
}

function battlefield(view, scene, field, near) {
  const units = new Map(view.players.flatMap((player) => player.in_play).map((each) => [each.id, each]));
  const army = (ids, attacking) => h("div", { class: `army ${attacking ? "attackers" : "defenders"}`, dataset: { key: attacking ? "attackers" : "defenders" } },
    h("div", { class: "army-head" }, h("span", null, attacking ? "Attacks" : "Defends"), h("b", { class: "skill" }, sign("force"), attacking ? field.attacking_force : field.defending_force)),
    h("div", { class: "army-cards" }, ids.length ? ids.map((id) => (units.has(id) ? unit(scene, units.get(id)) : null)) : h("p", { class: "nobody" }, "Nobody")));
  const attack = army(field.attackers, true), defend = army(field.defenders, false), mine = view.attack.attacker === near;
  const wide = mine ? armies(field.defenders.length, field.attackers.length) : armies(field.attackers.length, field.defenders.length);
  return h("section", { style: { "--armies": wide }, class: `battlefield ${field.current ? "current" : ""} ${field.fought ? "fought" : ""}`, "aria-label": field.name, dataset: { key: `f${field.province}` } },
    mine ? defend : attack,
    h("p", { class: "outcome", dataset: { key: "outcome" } }, h("b", null, field.place ? `${letter(view.attack.defender)}'s province ${field.place}` : field.name),
      field.place ? ` strength ${field.strength}; ` : " ", h("span", null, `${result(view, field)}.`)),
    mine ? attack : defend);
}

/** How the battle would end now. */
function result(view, field) {
  if (field.fought) return "fought";
  const now = field.settled ? "" : "as it stands, ";
  if (field.tie) return `${now}a tie: both armies are destroyed`;
  if (field.winner === null) return `${now}nobody wins`;
  const wins = `${now}${letter(field.winner)} wins`;
  if (field.winner !== view.attack.attacker || !field.place) return wins;
  return `${wins}, the province ${field.falls ? "falls" : "holds"}`;
}
