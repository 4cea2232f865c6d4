/** Treaties beside the table: what is offered to you, what stands, what may be done about it. It never holds up the game. */

import { clear, h } from "../dom.js";
import { bargain } from "./bargain.js";
import { badge, letter } from "./parts.js";

/** @import { LcgView, Deed, Treaty, TreatyOffer, View } from "shapes" */
/** Makes a line into nodes, with the seats marked. @typedef {(text: string) => (Node|string)[]} Linker */

/** @param {View} view @returns {view is LcgView} */
export const hasTreaties = (view) => "treaties" in view && Array.isArray(view.treaties);

/** What waits for your word, the most pressing first: accusations, wishes to dissolve, offers to you. @param {View} view @param {number|null} seat */
export function waitsFor(view, seat) {
  if (seat === null || !hasTreaties(view)) return [];
  const others = (/** @type {Treaty} */ treaty) => letter(treaty.players[0] === seat ? treaty.players[1] : treaty.players[0]);
  const mine = (view.treaties || []).filter((treaty) => treaty.players.includes(seat));
  return [
    ...mine.filter((treaty) => treaty.accused.includes(seat)).map((treaty) => `${others(treaty)} says that you have broken your word.`),
    ...mine.filter((treaty) => treaty.dissolving.length && !treaty.dissolving.includes(seat)).map((treaty) => `${others(treaty)} wants to dissolve your treaty.`),
    ...(view.offers || []).filter((offer) => offer.to === seat).map((offer) => `${letter(offer.by)} offers you a treaty.`),
  ];
}

/** Build the panel. @param {HTMLElement} root @param {{aside: (what: Deed) => void, link: Linker}} does */
export function treaties(root, does) {
  const list = h("div", { class: "treaty-list" }), count = h("span", { class: "unread" });
  /** @type {HTMLDetailsElement} */
  const part = h("details", { class: "treaties", hidden: true }, h("summary", null, "Treaties ", count), list);
  root.append(part);
  const button = (/** @type {string} */ label, /** @type {Deed} */ what, primary = false) => h("button", { type: "button", class: primary ? "primary" : "", onclick: () => does.aside(what) }, label);

  /** @param {TreatyOffer} offer @param {LcgView} view @param {number|null} seat @param {string[]} names */
  const offered = (offer, view, seat, names) => h("article", { class: `treaty offered ${offer.to === seat ? "for-you" : ""}` },
    h("p", { class: "treaty-head" }, badge(offer.by), "offers", badge(offer.to), stake(offer.value)), terms(offer),
    offer.to === seat ? h("div", { class: "row" }, button("Agree", { do: "agree", offer: offer.id }, true),
      h("button", { type: "button", onclick: () => bargain(view, seat, names, does.aside, { offer }) }, "Counter"), button("Decline", { do: "decline", offer: offer.id }))
      : offer.by === seat ? h("div", { class: "row" }, button("Withdraw", { do: "decline", offer: offer.id })) : null);

  /** Both promises, a line each. @param {TreatyOffer|Treaty} deal */
  const terms = (deal) => h("ul", null, deal.says.map((sentence, i) => h("li", { class: "fulfilled" in deal && deal.fulfilled[i] ? "kept" : "" },
    does.link(`${sentence}.`), "fulfilled" in deal && deal.fulfilled[i] ? h("span", { class: "tag" }, "kept") : null)));

  /** @param {Treaty} treaty @param {number|null} seat */
  const standing = (treaty, seat) => h("article", { class: "treaty" },
    h("p", { class: "treaty-head" }, badge(treaty.players[0]), "and", badge(treaty.players[1]), stake(treaty.value), treaty.card ? h("span", { class: "tag" }, "treaty card") : null), terms(treaty),
    treaty.accused.map((who) => h("p", { class: "accused" }, does.link(`${letter(who)} is said to have broken it.`))),
    treaty.dissolving.map((who) => h("p", { class: "accused" }, does.link(`${letter(who)} wants to dissolve it.`))),
    seat !== null && treaty.players.includes(seat) ? h("div", { class: "row" }, words(treaty, seat)) : null);

  /** What one of the two may say. @param {Treaty} treaty @param {number} seat */
  function words(treaty, seat) {
    const id = { treaty: treaty.id }, other = treaty.players[0] === seat ? 1 : 0, them = treaty.players[other];
    const free = treaty.promises[other].promise === "words" && !treaty.accused.includes(them);
    return [
      treaty.accused.includes(seat) ? [button("It is broken", { do: "confess", ...id }), button("It is not", { do: "deny", ...id }, true)] : null,
      free ? button("You broke your word", { do: "accuse", ...id }) : null,
      treaty.dissolving.includes(seat) ? button("Keep it after all", { do: "keep", ...id })
        : treaty.dissolving.length ? [button("Dissolve it, too", { do: "dissolve", ...id }), button("Keep it", { do: "keep", ...id })] : button("Dissolve", { do: "dissolve", ...id }),
    ];
  }

  return {
    /** Show the panel, and what waits in it. */
    open() { part.open = true; part.scrollIntoView({ block: "nearest" }); },
    /** @param {View} view @param {number|null} seat @param {string[]} names @param {boolean} over */
    draw(view, seat, names, over) {
      part.hidden = !hasTreaties(view);
      if (!hasTreaties(view)) return;
      const { offers = [], treaties: made = [] } = view, mine = waitsFor(view, seat).length, me = seat === null || over || view.players[seat].out ? null : seat;
      count.textContent = mine ? `(${mine} for you)` : made.length ? `(${made.length})` : "";
      const may = me === null ? [] : view.players.filter((player) => player.seat !== me && !player.out && !made.some((treaty) => treaty.players.includes(me) && treaty.players.includes(player.seat)));
      clear(list, offers.map((offer) => offered(offer, view, me, names)), made.map((treaty) => standing(treaty, me)),
        offers.length || made.length ? null : h("p", { class: "muted small" }, "Nobody has promised anything yet."),
        me !== null && may.length && view.round ? h("button", { type: "button", class: "offer-treaty", onclick: () => bargain(view, me, names, does.aside, { to: may.map((player) => player.seat) }) }, "Offer a treaty") : null);
    },
  };
}

/** @param {number} value */
const stake = (value) => h("span", { class: "tag stake", title: "What is at stake" }, `value ${value}`);
