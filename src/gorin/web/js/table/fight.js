/** The conflict between the players: both armies with their totals, and how it would end now. */

import { h } from "../dom.js";
import { ring as ringSign, sign } from "../art/signs.js";
import { armies, badge, letter, ofSeat, unit } from "./parts.js";

/** @import { Scene } from "./parts.js" */
/** @import { Conflict, LcgView, TableCard } from "shapes" */

/** The conflict with both sides. @param {LcgView} view @param {Scene} scene @param {Conflict} conflict @param {number} near the seat of who sits nearest */
export function fight(view, scene, conflict, near) {
  const all = view.players.flatMap((player) => player.characters), attackers = all.filter((each) => each.side === "attacking"), defenders = all.filter((each) => each.side === "defending");
  const army = (/** @type {boolean} */ attacking) => {
    const there = attacking ? attackers : defenders, leader = attacking ? conflict.attacker : conflict.defender;
    const skill = attacking ? conflict.attacking_skill : conflict.defending_skill;
    return h("div", { class: `army ${attacking ? "attackers" : "defenders"}`, dataset: { key: attacking ? "attackers" : "defenders" } },
      h("div", { class: "army-head" }, h("span", null, attacking ? "Attacks" : "Defends"), h("b", { class: "skill" }, sign(conflict.type), skill),
        view.players.length > 2 ? h("span", { class: "army-seats" }, fighters(there, leader).map(badge)) : null),
      h("div", { class: "army-cards" }, there.length ? there.map((each) => unit(scene, each, { class: ofSeat(view, each) })) : h("p", { class: "nobody" }, "Nobody")));
  };
  const attack = army(true), defend = army(false), mine = ours(view, conflict.attacker, near);
  const wide = mine ? armies(defenders.length, attackers.length) : armies(attackers.length, defenders.length);
  return h("div", { class: "conflict", style: { "--armies": wide }, dataset: { key: "conflict" } },
    mine ? defend : attack,
    h("p", { class: "outcome", dataset: { key: "outcome" } }, h("b", null, `${conflict.type} conflict, ${conflict.ring ? `${conflict.ring} ring` : "without a ring"}`),
      " ", h("span", null, `${letter(conflict.attacker)} attacks ${letter(conflict.defender)};`), " ", h("span", null, `${result(conflict)}.`)),
    mine ? attack : defend);
}

/** The conflict in one line, for where it cannot all be seen. @param {Conflict} conflict */
export function conflictLine(conflict) {
  const { attacker, defender, type, ring } = conflict;
  return h("button", { type: "button", class: "conflict-line", dataset: { key: "conflict-line", goto: ".conflict" },
    "aria-label": `${type} conflict, ${ring ? `${ring} ring` : "without a ring"}: ${letter(attacker)} attacks ${letter(defender)}, ${conflict.attacking_skill} against ${conflict.defending_skill}` },
  badge(attacker), h("b", { class: "line-attack" }, conflict.attacking_skill), sign(type), ring ? ringSign(ring, { class: "inline" }) : null,
  h("b", { class: "line-defend" }, conflict.defending_skill), badge(defender), h("span", { class: "line-result" }, result(conflict)));
}

/** The seats of an army: its leader first. @param {TableCard[]} there @param {number} leader */
const fighters = (there, leader) => [...new Set([leader, ...there.map((each) => each.controller ?? leader)])];

/** Does this seat fight for one's own side? @param {LcgView} view @param {number} seat @param {number} near */
const ours = (view, seat, near) => seat === near || (view.players[near].team !== undefined && view.players[near].team === view.players[seat].team);

/** How it would end now. @param {Conflict} conflict */
function result(conflict) {
  const now = conflict.settled ? "" : "as it stands, ";
  if (conflict.winner === null) return `${now}nobody wins`;
  const wins = `${now}${letter(conflict.winner)} wins by ${conflict.by}${conflict.unopposed ? ", unopposed" : ""}`;
  if (conflict.winner !== conflict.attacker) return wins;
  return `${wins}${conflict.breaks.length ? ", the province breaks" : ""}`;
}
