/** The table of the living card game: provinces, homes, the conflict with both sides, rings, hands. */

import { h } from "../dom.js";
import { ring as ringSign, sign } from "../art/signs.js";
import { around } from "./around.js";
import { facing } from "./facing.js";
import { conflictLine, fight } from "./fight.js";
import { figures, lands, marks, ringsOf } from "./lcg-strip.js";
import { neighbours } from "./neighbours.js";
import { bar, card, chip, deck, hand, letter, pile, ringToken, unit, zone } from "./parts.js";

/** @import { Scene } from "./parts.js" */
/** @import { LcgPlayer, LcgView, Province, Ring } from "shapes" */

/** Lay out the whole table. @param {LcgView} view @param {Scene} scene @returns {HTMLElement} */
export function board(view, scene) {
  return view.players.length > 2 ? many(view, scene)
    : facing(view, scene, { game: "lcg", back: "conflict", side: (player, mine) => side(view, scene, player, mine), field: (mine) => field(view, scene, mine) });
}

/** Three players and more. @param {LcgView} view @param {Scene} scene */
function many(view, scene) {
  return around(view, scene, {
    game: "lcg", back: "conflict", area: (player) => area(view, scene, player), field: (mine) => field(view, scene, mine),
    bar: (mine) => bar(scene, mine, clanOf(scene, mine), numbers(view, scene, mine)),
    strips: () => neighbours(view, scene, (player) => ({
      clan: clanOf(scene, player), marks: marks(view, scene, player), figures: () => figures(view, scene, player), lands: () => lands(view, scene, player), class: player.team === undefined ? "" : `team team-${player.team}`,
    }), view.conflict ? conflictLine(view.conflict) : null),
    figures: (player) => figures(view, scene, player), belongings: (player) => belongings(view, scene, player),
  });
}

/** A neighbour's own rings that lie on no province, piles and role. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
function belongings(view, scene, player) {
  const rings = ringsOf(view, player.seat);
  return [rings.length ? h("span", { class: "claimed pool", dataset: { key: "pool" } }, rings.map((each) => ringToken(scene, each))) : null, piles(scene, player), roles(scene, player)];
}

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
const area = (view, scene, player) => h("div", { class: "area", dataset: { key: "area" } }, provinces(view, scene, player), home(scene, player));

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {boolean} mine */
function side(view, scene, player, mine) {
  const parts = [
    bar(scene, player, clanOf(scene, player), numbers(view, scene, player)),
    mine ? null : hand(scene, player, "conflict"),
    area(view, scene, player),
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
  const rings = view.rings.filter((each) => each.state === player.seat && each.place?.province === undefined);
  return [
    chip("honor", player.honor, "Honor"), chip("fate", player.fate, "Fate"),
    chip("dial", player.bid === null ? "?" : player.bid || "–", player.bid === null ? "Honor dial, set in secret" : "Honor dial"),
    chip("hand", player.hand.length, "Cards in hand"),
    h("span", { class: "rest", tabindex: view.players.length > 2 ? 0 : null, dataset: { key: "rest" } }, view.phase === "conflict" ? h("span", { class: "tag", dataset: { key: "left" } }, player.conflicts_left === 1 ? "1 conflict left" : `${player.conflicts_left} conflicts left`) : null,
    view.first === player.seat ? h("span", { class: "tag first", dataset: { key: "first" } }, "first") : null,
    view.players.length > 2 && view.passed?.includes(player.seat) ? h("span", { class: "tag passed", dataset: { key: "passed" } }, "passed") : null,
    player.out ? h("span", { class: "tag gone", dataset: { key: "out" } }, "out of the game") : null,
    view.favor?.player === player.seat ? h("span", { class: "tag favor", dataset: { key: "favor" }, title: "Imperial Favor" }, sign("favor"), view.favor.side ? `Favor, ${view.favor.side}` : "Favor") : null,
    rings.length ? h("span", { class: "claimed", dataset: { key: "claimed" } }, rings.map((each) => ringToken(scene, each))) : null,
    piles(scene, player), roles(scene, player)),
  ];
}

/** @param {Scene} scene @param {LcgPlayer} player */
function piles(scene, player) {
  return h("span", { class: "piles", dataset: { key: "piles" } },
      deck("Dynasty deck", player.dynasty_deck, "dynasty"), pile("Dynasty discard", player.dynasty_discard, player.seat, "dynasty_discard", scene),
      deck("Conflict deck", player.conflict_deck, "conflict"), pile("Conflict discard", player.conflict_discard, player.seat, "conflict_discard", scene),
      player.known_in_decks?.length ? pile("Known in the decks", player.known_in_decks, player.seat, "known_in_decks", scene) : null,
      player.removed.length ? pile("Removed", player.removed, player.seat, "removed", scene) : null);
}

/** @param {Scene} scene @param {LcgPlayer} player */
const roles = (scene, player) => player.role.map((each) => card(scene, each, { small: true, class: "role" }));

/** @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player */
function provinces(view, scene, player) {
  const slots = [...player.provinces].sort((a, b) => (a.place || 0) - (b.place || 0));
  return zone(`${letter(player.seat)}'s provinces`, "provinces", slots.map((slot) => province(view, scene, player, slot)), { class: "provinces" });
}

/** A province: what lies in it, and the province itself as a plaque below. @param {LcgView} view @param {Scene} scene @param {LcgPlayer} player @param {Province} slot */
function province(view, scene, player, slot) {
  const attacked = view.conflict?.provinces?.includes(slot.id);
  const under = player.beneath.filter((each) => each.under === slot.id), rings = view.rings.filter((each) => each.place?.province === slot.id);
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
    rings.length ? h("div", { class: "plaque-with", dataset: { key: "plaque" } }, plaque, h("span", { class: "claimed on-province" }, rings.map((each) => ringToken(scene, each)))) : plaque, (slot.attachments || []).map((each) => card(scene, each, { small: true })),
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
    h("div", { class: "rings", dataset: { key: "rings" } }, view.rings.filter((each) => between(each, near.seat)).map((each) => ringToken(scene, each))),
    conflict ? fight(view, scene, conflict, near.seat) : null,
    view.resolving.length ? h("div", { class: "resolving", dataset: { key: "resolving" } }, h("span", { class: "field-label" }, "Resolving"), view.resolving.map((each) => card(scene, each))) : null);
}

/** Does a ring lie between the players: in the common pool, in that of who sits nearest, or contested? @param {Ring} ring @param {number} near */
function between(ring, near) {
  const whose = ring.place?.kind === "unclaimed" ? ring.place.player : undefined;
  return typeof ring.state !== "number" && ring.state !== "out of play" && (whose === undefined || whose === near);
}
