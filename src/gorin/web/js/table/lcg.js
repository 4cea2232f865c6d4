/** The table of the living card game: provinces, homes, the conflict with both sides, rings, hands. */

import { h } from "../dom.js";
import { ring as ringSign, sign } from "../art/signs.js";
import { armies, bar, card, chip, deck, hand, letter, pile, ringToken, seated, unit, zone } from "./parts.js";

/** @import { Scene } from "./parts.js" */
/** @import { Conflict, LcgPlayer, LcgView, Province } from "shapes" */

/** Lay out the whole table. @param {LcgView} view @param {Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  const order = seated(view, scene.bottom), mine = view.players[scene.bottom];
  return h("div", { class: "board board-lcg", dataset: { key: "board" } },
    order.slice(0, -1).map((player) => side(view, scene, player, false)),
    field(view, scene, mine),
    side(view, scene, mine, true), hand(scene, mine, "conflict"));
}

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {boolean} mine */
function side(view, scene, player, mine) {
  const parts = [
    bar(scene, player, clanOf(scene, player), numbers(view, scene, player)),
    mine ? null : hand(scene, player, "conflict"),
    h("div", { class: "area", dataset: { key: "area" } }, provinces(view, scene, player), home(scene, player)),
  ];
  return h("section", { class: `side ${mine ? "side-mine" : "side-other"}`, "aria-label": `${letter(player.seat)}'s side`, dataset: { key: `side-${player.seat}` } },
    mine ? [parts[2], parts[0]] : parts);
}

/** The clan of a player: that of the stronghold. @param {Scene} scene @param {LcgPlayer} player */
function clanOf(scene, player) {
  for (const slot of player.provinces) {
    for (const each of slot.cards) {
      const printed = scene.cards.get(each.name || "");
      if (printed?.type === "stronghold") return printed.clan;
    }
  }
  return null;
}

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
function numbers(view, scene, player) {
  const rings = view.rings.filter((each) => each.state === player.seat);
  return [
    chip("honor", player.honor, "Honor"), chip("fate", player.fate, "Fate"),
    chip("dial", player.bid === null ? "?" : player.bid || "–", player.bid === null ? "Honor dial, set in secret" : "Honor dial"),
    chip("hand", player.hand.length, "Cards in hand"),
    view.phase === "conflict" ? h("span", { class: "tag", dataset: { key: "left" } }, player.conflicts_left === 1 ? "1 conflict left" : `${player.conflicts_left} conflicts left`) : null,
    view.first === player.seat ? h("span", { class: "tag first", dataset: { key: "first" } }, "first") : null,
    view.favor?.player === player.seat ? h("span", { class: "tag favor", dataset: { key: "favor" }, title: "Imperial Favor" }, sign("favor"), view.favor.side ? `Favor, ${view.favor.side}` : "Favor") : null,
    rings.length ? h("span", { class: "claimed", dataset: { key: "claimed" } }, rings.map((each) => ringToken(scene, each))) : null,
    h("span", { class: "piles", dataset: { key: "piles" } },
      deck("Dynasty deck", player.dynasty_deck, "dynasty"), pile("Dynasty discard", player.dynasty_discard, player.seat, "dynasty_discard", scene),
      deck("Conflict deck", player.conflict_deck, "conflict"), pile("Conflict discard", player.conflict_discard, player.seat, "conflict_discard", scene),
      player.known_in_decks?.length ? pile("Known in the decks", player.known_in_decks, player.seat, "known_in_decks", scene) : null,
      player.removed.length ? pile("Removed", player.removed, player.seat, "removed", scene) : null),
    player.role.map((each) => card(scene, each, { small: true, class: "role" })),
  ];
}

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
function provinces(view, scene, player) {
  const slots = [...player.provinces].sort((a, b) => (a.place || 0) - (b.place || 0));
  return zone(`${letter(player.seat)}'s provinces`, "provinces", slots.map((slot) => province(view, scene, player, slot)), { class: "provinces" });
}

/** A province: what lies in it, and the province itself as a plaque below. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {Province} slot */
function province(view, scene, player, slot) {
  const attacked = view.conflict?.provinces?.includes(slot.id);
  const under = player.beneath.filter((each) => each.under === slot.id);
  const printed = slot.name ? scene.cards.get(slot.name) : null;
  const more = printed && slot.strength !== undefined ? Number(slot.strength) - Number(printed.strength) : 0;
  const strength = slot.strength === undefined ? null : h("span", { class: `stat stat-strength ${more > 0 ? "raised" : more < 0 ? "lowered" : ""}` }, sign("strength"), slot.strength);
  const plaque = card(scene, slot, {
    small: true, class: `plaque ${slot.faceup ? "" : "hidden"} ${slot.broken ? "broken" : ""}`,
    label: `${slot.name || "a facedown province"}, province${slot.strength === undefined ? "" : `, strength ${slot.strength}`}${slot.faceup ? "" : ", facedown"}${slot.broken ? ", broken" : ""}${attacked ? ", attacked" : ""}`,
  });
  plaque.replaceChildren(h("span", { class: "strip-name" }, slot.name || "Province"), h("span", { class: "plaque-foot" },
    (printed?.elements || []).map((element) => ringSign(element, { class: "inline" })), slot.broken ? null : strength,
    slot.broken ? h("span", { class: "mark broken" }, "broken") : slot.faceup || slot.name ? null : h("span", { class: "muted-mark" }, "facedown")));
  return h("div", { class: `slot ${attacked ? "attacked" : ""} ${slot.broken ? "slot-broken" : ""}`, dataset: { key: `s${slot.place}` } },
    h("div", { class: "slot-cards", style: { "--n": Math.max(1, slot.cards.length) } },
      slot.cards.length ? slot.cards.map((each) => (each.attachments ? unit(scene, each, { back: "dynasty" }) : card(scene, each, { back: "dynasty" }))) : h("span", { class: "empty", "aria-hidden": "true" })),
    plaque, (slot.attachments || []).map((each) => card(scene, each, { small: true })),
    under.map((each) => card(scene, each, { small: true })));
}

/** @param {Scene} scene @param {LcgPlayer} player */
function home(scene, player) {
  const there = player.characters.filter((each) => !each.side);
  const under = player.beneath.filter((each) => player.characters.some((one) => one.id === each.under));
  return zone(`${letter(player.seat)}'s home`, "home",
    [there.map((each) => unit(scene, each)), player.elsewhere.map((each) => card(scene, each)), under.map((each) => card(scene, each, { small: true })),
      there.length ? null : h("p", { class: "nobody" }, "Nobody at home")], { class: "at-home" });
}

/** Between the players: the rings, what is being resolved, and the conflict. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} near who sits nearest */
function field(view, scene, near) {
  const conflict = view.conflict;
  return h("section", { class: `between ${conflict ? "fighting" : ""}`, "aria-label": conflict ? "Conflict" : "Rings", dataset: { key: "field" } },
    h("div", { class: "rings", dataset: { key: "rings" } }, view.rings.filter((each) => typeof each.state !== "number" && each.state !== "out of play").map((each) => ringToken(scene, each))),
    conflict ? fight(view, scene, conflict, near.seat) : null,
    view.resolving.length ? h("div", { class: "resolving", dataset: { key: "resolving" } }, h("span", { class: "field-label" }, "Resolving"), view.resolving.map((each) => card(scene, each))) : null);
}

/** @param {LcgView} view @param {Scene} scene @param {Conflict} conflict @param {number} near the seat of who sits nearest */
function fight(view, scene, conflict, near) {
  const all = view.players.flatMap((player) => player.characters), attackers = all.filter((each) => each.side === "attacking"), defenders = all.filter((each) => each.side === "defending");
  const army = (/** @type {boolean} */ attacking) => {
    const there = attacking ? attackers : defenders;
    const skill = attacking ? conflict.attacking_skill : conflict.defending_skill;
    return h("div", { class: `army ${attacking ? "attackers" : "defenders"}`, dataset: { key: attacking ? "attackers" : "defenders" } },
      h("div", { class: "army-head" }, h("span", null, attacking ? "Attacks" : "Defends"), h("b", { class: "skill" }, sign(conflict.type), skill)),
      h("div", { class: "army-cards" }, there.length ? there.map((each) => unit(scene, each)) : h("p", { class: "nobody" }, "Nobody")));
  };
  const attack = army(true), defend = army(false), mine = conflict.attacker === near;
  const wide = mine ? armies(defenders.length, attackers.length) : armies(attackers.length, defenders.length);
  return h("div", { class: "conflict", style: { "--armies": wide }, dataset: { key: "conflict" } },
    mine ? defend : attack,
    h("p", { class: "outcome", dataset: { key: "outcome" } }, h("b", null, `${conflict.type} conflict, ${conflict.ring ? `${conflict.ring} ring` : "without a ring"}`),
      " ", h("span", null, `${letter(conflict.attacker)} attacks ${letter(conflict.defender)};`), " ", h("span", null, `${result(conflict)}.`)),
    mine ? attack : defend);
}

/** How it would end now. @param {Conflict} conflict */
function result(conflict) {
  const now = conflict.settled ? "" : "as it stands, ";
  if (conflict.winner === null) return `${now}nobody wins`;
  const wins = `${now}${letter(conflict.winner)} wins by ${conflict.by}${conflict.unopposed ? ", unopposed" : ""}`;
  if (conflict.winner !== conflict.attacker) return wins;
  return `${wins}${conflict.breaks.length ? ", the province breaks" : ""}`;
}
