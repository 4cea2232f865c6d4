/** What the strip of a neighbour shows of the collectible card game: Family Honor, Gold, Personalities, provinces; and the part in an attack. */

import { h } from "../dom.js";
import { sign } from "../art/signs.js";
import { card, chip, clockOf, letter } from "./parts.js";

/** @import { Child } from "../dom.js" */
/** @import { Mark } from "./neighbours.js" */
/** @import { Scene } from "./parts.js" */
/** @import { Attack, CcgPlayer, CcgView, Province } from "shapes" */

/** A player's part in an attack: a leader, a leader's ally, or invited by one or both. @param {Attack|null} attack @param {number} seat @returns {string|null} */
export function part(attack, seat) {
  if (!attack) return null;
  const { attacker, defender, attacking_players: attackers = [], defending_players: defenders = [], invited_attacking: toAttack = [], invited_defending: toDefend = [] } = attack;
  if (seat === attacker) return "Attacker";
  if (seat === defender) return "Defender";
  if (attackers.includes(seat)) return `ally of ${letter(attacker)}`;
  if (defenders.includes(seat)) return `ally of ${letter(defender)}`;
  const by = [...(toAttack.includes(seat) ? [attacker] : []), ...(toDefend.includes(seat) ? [defender] : [])];
  return by.length ? `invited by ${by.map(letter).join(" and ")}` : null;
}

/** On which side somebody fights, for the colour of the mark. @param {Attack|null} attack @param {number} seat */
export function sideOf(attack, seat) {
  if (!attack) return "";
  if ((attack.attacking_players || [attack.attacker]).includes(seat)) return "attacks";
  return (attack.defending_players || [attack.defender]).includes(seat) ? "defends" : "invited";
}

/** Whose turn it is, who fights for whom, who has passed. @param {CcgView} view @param {CcgPlayer} player @returns {Mark[]} */
export function marks(view, player) {
  const fights = part(view.attack, player.seat);
  return [
    ...(view.active === player.seat ? [{ key: "first", word: "turn", said: "whose turn it is" }] : []),
    ...(fights ? [{ key: `part ${sideOf(view.attack, player.seat)}`, word: fights }] : []),
    ...(view.passed?.includes(player.seat) ? [{ key: "passed", word: "passed", said: "has passed" }] : []),
  ];
}

/** Family Honor, Gold, hand, provinces and how many Personalities. @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player @returns {Child} */
export function figures(view, scene, player) {
  const people = player.in_play.filter((each) => each.type === "personality"), bowed = people.filter((each) => each.bowed).length;
  return [chip("honor", player.honor, "Family Honor"),
    scene.gold[player.seat] === undefined ? null : chip("gold", scene.gold[player.seat], "Gold that can be produced now"),
    chip("hand", player.hand.length, "Cards in hand"), chip("strength", player.provinces.length, "Provinces"),
    chip("people", people.length, bowed ? `Personalities, ${bowed} bowed` : "Personalities"),
    view.favor === player.seat ? h("span", { class: "tag favor", title: "Imperial Favor", dataset: { key: "favor" } }, sign("favor"), h("span", { class: "unseen" }, "Imperial Favor")) : null,
    clockOf(scene, player.seat)];
}

/** The provinces of a folded neighbour, by their strength. @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player */
export const lands = (view, scene, player) => h("span", { class: "land-row", dataset: { key: "row" } }, player.provinces.map((slot, i) => land(view, scene, player, slot, i + 1)));

/** @param {CcgView} view @param {Scene} scene @param {CcgPlayer} player @param {Province} slot @param {number} n */
function land(view, scene, player, slot, n) {
  const attacked = view.attack?.battlefields.some((each) => each.province === slot.id && !each.fought);
  const plaque = card(scene, { id: slot.id, name: `Province ${n}` }, { small: true, class: `land ${attacked ? "attacked" : ""}`,
    label: `province ${n} of ${letter(player.seat)}, strength ${slot.strength}${attacked ? ", attacked" : ""}` });
  plaque.replaceChildren(h("b", null, slot.strength));
  return plaque;
}
