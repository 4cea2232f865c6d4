/** Which neighbour is open at a table of three and more: whom one has opened, whom one fights, who has done something. */

import { onTable } from "./neighbours.js";
import { cardsOf, small } from "./parts.js";

/** @import { Decision, Line } from "protocol" */
/** @import { Attack, Conflict, View } from "shapes" */

const DOES = /^([A-H]) (?!passes)/;

export class Folding {
  constructor() {
    /** Whom the person has opened; -1: nobody is to be. @type {number|null} */ this.wished = null;
    /** Who has done something last. @type {number|null} */ this.active = null;
    this.reason = "";
  }

  /** A strip was clicked: open it, or fold it again. @param {number} seat @param {number|null} open who is open now */
  toggle(seat, open) {
    this.wished = open === seat ? -1 : seat;
  }

  /** Others did something. @param {Line[]} lines @param {number|null} you */
  heard(lines, you) {
    for (const { text } of lines) {
      const found = DOES.exec(text), seat = found ? found[1].charCodeAt(0) - 65 : you;
      if (seat !== you) this.active = seat;
    }
  }

  /** Whom to open. What must be looked at – somebody's cards can be chosen, or a fight begins – counts more than what was opened before.
   * @param {View} view @param {number} near the seat at the bottom @param {Decision|null} decision what is asked of you, if anything @returns {number|null} */
  open(view, near, decision) {
    if (view.players.length < 3) return null;
    const whose = asked(view, near, decision), foe = opponent(view, near);
    const reason = whose !== null ? `asked ${whose} ${decision?.number}` : foe !== null ? `fight ${foe}` : "";
    if (reason && reason !== this.reason) this.wished = null;
    this.reason = reason;
    if (this.wished !== null) return this.wished < 0 || this.wished === near ? null : this.wished;
    const active = this.active === near || small() ? null : this.active;
    return whose ?? foe ?? active;
  }
}

/** The one neighbour at whom all lies that can be chosen of the others. @param {View} view @param {number} near @param {Decision|null} decision */
function asked(view, near, decision) {
  const ids = new Set((decision?.options || []).map((option) => option.card?.id));
  const fighting = new Set(view.players.flatMap((player) => [...cardsOf(player, "characters"), ...cardsOf(player, "in_play")].filter((each) => each.side || each.at !== undefined).map((each) => each.id)));
  const there = view.players.filter((player) => player.seat !== near && onTable(player).some((id) => ids.has(id) && !fighting.has(id)));
  return there.length === 1 ? there[0].seat : null;
}

/** Whom one fights, perhaps beside another; of others' fights, who is attacked. @param {View} view @param {number} near */
function opponent(view, near) {
  const fight = /** @type {Conflict|Attack|null|undefined} */ (view.conflict || view.attack);
  if (!fight) return null;
  const { attacker, defender } = fight, beside = "defending_players" in fight ? fight.defending_players : undefined;
  return (beside || [defender]).includes(near) ? attacker : defender;
}
