/** The attack between the players: who fights for whom, the battlefields with both armies, and how each would end now. */

import { h } from "../dom.js";
import { sign } from "../art/signs.js";
import { armies, badge, letter, ofSeat, unit } from "./parts.js";

/** @import { Scene } from "./parts.js" */
/** @import { Attack, Battlefield, CcgView, TableCard } from "shapes" */

/** @param {CcgView} view @param {Attack} attack @param {Scene} scene @param {number} near the seat of who sits nearest */
export function fields(view, attack, scene, near) {
  const places = attack.battlefields, several = view.players.length > 2;
  const who = several ? (scene.small ? sides(attack) : null) : h("b", null, `${letter(attack.attacker)} attacks ${letter(attack.defender)}`);
  const nobody = places.length ? "" : h("span", null, several ? "Nobody is assigned yet" : " · nobody is assigned yet");
  return [
    who || nobody ? h("p", { class: `outcome ${several ? "sides" : ""}`, dataset: { key: "attack" } }, who, nobody) : null,
    places.length ? h("div", { class: `battlefields ${places.length === 1 ? "single" : ""}`, dataset: { key: "fields" } }, places.map((each) => battlefield(view, attack, scene, each, near))) : null];
}

/** The attack in one line that is always in sight: both sides, and the battle that is being fought. @param {Attack} attack @param {boolean} small on a phone there is less room for words */
export function attackLine(attack, small) {
  const place = attack.battlefields.find((each) => each.current) || null;
  const { attacking_players: attackers = [attack.attacker], defending_players: defenders = [attack.defender] } = attack;
  const names = (/** @type {number[]} */ seats) => seats.map(letter).join(" and "), invited = guests(attack);
  const [attacks, defends] = small ? [attackers, defenders].map((seats) => h("span", { class: "army-seats" }, seats.map(badge))) : sides(attack);
  return h("button", { type: "button", class: "conflict-line attack-line", dataset: { key: "conflict-line", goto: place ? ".battlefield.current" : ".between" },
    "aria-label": `${names(attackers)} attacks ${names(defenders)}${place ? `: ${place.attacking_force} against ${place.defending_force}, ${result(attack, place)}` : ""}${invited.length ? `; invited: ${names(invited)}` : ""}` },
  attacks, place ? h("b", { class: "line-attack" }, place.attacking_force) : null, sign("force"), place ? h("b", { class: "line-defend" }, place.defending_force) : null, defends,
  small && invited.length ? [h("span", { class: "muted" }, "invited"), h("span", { class: "army-seats line-invited" }, invited.map(badge))] : null,
  h("span", { class: "line-result" }, place ? result(attack, place) : ""));
}

/** Both sides in words: the leader, the allies, and who may still come. @param {Attack} attack */
function sides({ attacker, defender, attacking_players: attackers = [], defending_players: defenders = [], invited_attacking: toAttack = [], invited_defending: toDefend = [] }) {
  const side = (/** @type {string} */ role, /** @type {number} */ leader, /** @type {number[]} */ players, /** @type {number[]} */ invited) => {
    const allies = players.filter((seat) => seat !== leader);
    return h("span", { class: `attack-side ${role === "Attacker" ? "attacks" : "defends"}` }, h("b", null, role), badge(leader),
      allies.length ? [h("span", null, allies.length === 1 ? "ally" : "allies"), allies.map(badge)] : null,
      invited.length ? [h("span", { class: "muted" }, "invited"), invited.map(badge)] : null);
  };
  return [side("Attacker", attacker, attackers, toAttack), side("Defender", defender, defenders, toDefend)];
}

/** Whoever was invited, by one leader or both, and has not come. @param {Attack} attack */
const guests = ({ invited_attacking: toAttack = [], invited_defending: toDefend = [] }) => [...new Set([...toAttack, ...toDefend])];

/** @param {CcgView} view @param {Attack} attack @param {Scene} scene @param {Battlefield} place @param {number} near */
function battlefield(view, attack, scene, place, near) {
  const units = view.players.flatMap((player) => player.in_play);
  const army = (/** @type {number[]} */ ids, /** @type {boolean} */ attacking) => armyOf(view, scene, units.filter((each) => each.id !== undefined && ids.includes(each.id)), attacking, attacking ? place.attacking_force : place.defending_force);
  const attackers = army(place.attackers, true), defenders = army(place.defenders, false), mine = (attack.attacking_players || [attack.attacker]).includes(near);
  const wide = mine ? armies(place.defenders.length, place.attackers.length) : armies(place.attackers.length, place.defenders.length);
  return h("section", { style: { "--armies": wide }, class: `battlefield ${place.current ? "current" : ""} ${place.fought ? "fought" : ""}`, "aria-label": place.name, dataset: { key: `f${place.province}` } },
    mine ? defenders : attackers,
    h("p", { class: "outcome", dataset: { key: "outcome" } }, h("b", null, place.place ? `${letter(attack.defender)}'s province ${place.place}` : place.name),
      place.place ? ` strength ${place.strength}; ` : " ", h("span", null, `${result(attack, place)}.`)),
    mine ? attackers : defenders);
}

/** One army at a battlefield; where several players fight, whose units they are. @param {CcgView} view @param {Scene} scene @param {TableCard[]} there @param {boolean} attacking @param {number} force */
function armyOf(view, scene, there, attacking, force) {
  const many = view.players.length > 2, whose = [...new Set(there.map((each) => each.controller ?? 0))];
  return h("div", { class: `army ${attacking ? "attackers" : "defenders"}`, dataset: { key: attacking ? "attackers" : "defenders" } },
    h("div", { class: "army-head" }, h("span", null, attacking ? "Attacks" : "Defends"), h("b", { class: "skill" }, sign("force"), force),
      many ? h("span", { class: "army-seats" }, whose.map(badge)) : null),
    h("div", { class: "army-cards" }, there.length ? there.map((each) => unit(scene, each, { class: ofSeat(view, each) })) : h("p", { class: "nobody" }, "Nobody")));
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
