/** Making a treaty: to whom, what each promises and until when, and what is at stake. */

import { dialog } from "../dialog.js";
import { h } from "../dom.js";
import { letter } from "./parts.js";

/** @import { Deed, LcgView, Promised, TreatyOffer } from "shapes" */

/** @type {[Promised["promise"], string][]} */
const KINDS = [["no conflict", "declare no conflict against"], ["conflict", "declare a conflict against"], ["no defense", "declare no defenders against"],
  ["pass", "declare no conflict at all"], ["words", "in my own words"]];
/** @type {[string, string][]} */
const TIMES = [["1", "until the end of this round"], ["2", "for two rounds"], ["3", "for three rounds"], ["phase", "until the end of this phase"], ["game", "for the rest of the game"]];
const LONGEST = 200;

/** Ask for the terms, and offer them. @param {LcgView} view @param {number} seat yours @param {string[]} names @param {(what: Deed) => void} aside
 * @param {{to?: number[], offer?: TreatyOffer}} how to one of these, or in place of an offer that was made to you */
export function bargain(view, seat, names, aside, { to = [], offer }) {
  const called = (/** @type {number} */ who) => (who === seat ? "me" : `${names[who]} (${letter(who)})`);
  const parties = offer ? [offer.by] : to;
  const whom = h("select", { name: "to", onchange: () => { const other = Number(whom.value); mine.meet(other); yours.meet(seat); head.textContent = `${names[other]} promises to`; } },
    parties.map((who) => h("option", { value: who }, called(who))));
  const others = view.players.filter((player) => !player.out).map((player) => player.seat);
  const mine = promise("I promise to", seat, parties[0], others, called, offer?.promises[1]), yours = promise(`${names[parties[0]]} promises to`, parties[0], seat, others, called, offer?.promises[0]);
  const head = yours.head;
  const value = h("select", { name: "value" }, [1, 2, 3, 4, 5].map((n) => h("option", { value: n, selected: n === (offer?.value ?? 2) }, n)));
  const form = h("form", { class: "stack bargain", onsubmit: (event) => {
    event.preventDefault();
    const terms = { value: Number(value.value), mine: mine.given(), yours: yours.given() };
    aside(offer ? { do: "counter", offer: offer.id, ...terms } : { do: "offer", to: Number(whom.value), ...terms });
    box.close();
  } }, offer ? h("p", null, offer.words) : h("label", { class: "field" }, "With", whom), mine.element, yours.element,
  h("label", { class: "field" }, "What is at stake: who breaks it pays this", value),
  h("p", { class: "row" }, h("button", { type: "submit", class: "primary" }, offer ? "Offer this instead" : "Offer the treaty")));
  const box = dialog(offer ? "Another offer" : "Offer a treaty", form);
}

/** One promise: what, against whom, until when, or in words. @param {string} title @param {number} by who makes it @param {number} about whom it is about at first
 * @param {number[]} others all who still play @param {(who: number) => string} called @param {Promised} [before] */
function promise(title, by, about, others, called, before) {
  const group = h("legend", null, title);
  const kind = h("select", { "aria-label": `${title}: what`, onchange: () => show() }, KINDS.map(([value, words]) => h("option", { value, selected: value === before?.promise }, words)));
  const against = h("select", { "aria-label": `${title}: against whom` }, others.map((who) => h("option", { value: who, selected: who === (before?.against ?? about), hidden: who === by }, called(who))));
  const words = h("input", { type: "text", maxlength: LONGEST, placeholder: "what is promised", "aria-label": `${title}: in words`, value: before?.words || "" });
  const time = h("select", { "aria-label": `${title}: until when` }, TIMES.map(([value, said]) => h("option", { value, selected: value === String(before?.for) }, said)));
  const show = () => {
    against.hidden = kind.value === "pass" || kind.value === "words";
    words.hidden = words.disabled = kind.value !== "words";
    words.required = !words.disabled;
  };
  show();
  return {
    head: group,
    element: h("fieldset", { class: "promise" }, group, kind, against, words, time),
    /** Another is spoken to: the promise is about the other of the two. @param {number} who */
    meet(who) { against.value = String(who); },
    /** @returns {Promised} */
    given() {
      const what = /** @type {Promised["promise"]} */ (kind.value), long = time.value === "phase" || time.value === "game" ? time.value : Number(time.value);
      return { promise: what, for: long, ...(against.hidden ? {} : { against: Number(against.value) }), ...(words.disabled ? {} : { words: words.value.trim() }) };
    },
  };
}
