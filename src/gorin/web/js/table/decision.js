/** What is asked, and every option that is no card on the board: buttons, cards that lie elsewhere, pass and done. */

import { withSigns } from "../cards/words.js";
import { clear, h } from "../dom.js";
import { dial, out, words } from "./asking.js";
import { seats } from "./linking.js";
import { card, letter } from "./parts.js";

/** @import { Decision, Option } from "protocol" */
/** @import { Scene } from "./parts.js" */
/** @import { Sorted } from "./options.js" */

/** Draw the decision. @param {HTMLElement} root @param {{decision: Decision|null, asked: boolean, sorted: Sorted|null, shown: Set<number|string>, scene: Scene, names: string[], over: boolean}} state
 * @param {{choose: (option: Option, at: HTMLElement) => void, hint: () => void, undo: () => void}} does @param {{text: string, reason: string}|null} advice */
export function drawDecision(root, state, does, advice) {
  const { decision, asked, sorted } = state;
  root.classList.toggle("mine", asked);
  if (!asked || !decision || !sorted) {
    const who = decision && decision.seat !== null && decision.seat !== undefined ? `${state.names[decision.seat] || letter(decision.seat)} is to choose.` : "The others are to choose.";
    clear(root, h("p", { class: "question waiting" }, state.over ? "The game is over." : decision ? who : "Waiting…"));
    return;
  }
  const away = [...sorted.cards].filter(([id]) => !state.shown.has(id)).map(([, options]) => options);
  const tiles = away.filter(([{ card: of }]) => of?.name && state.scene.cards.has(of.name));
  const rings = [...sorted.rings].filter(([name]) => !state.shown.has(name)).flatMap(([, options]) => options);
  const others = [...away.filter((options) => !tiles.includes(options)).flat(), ...rings];
  const several = state.names.length > 2;
  const short = state.scene.small && dial(decision); // on a phone a number is enough
  const button = (/** @type {Option} */ option, /** @type {{words?: string}} */ how = {}) => h("button", {
    type: "button", class: `option ${option.index === decision.main ? "primary" : ""} ${option.index === state.scene.hint ? "hinted" : ""}`, dataset: { number: sorted.numbered.get(option.index), option: option.index },
    "aria-label": short ? words(option) : null, onclick: (event) => does.choose(option, event.currentTarget),
  }, how.words || (short ? option.text : several ? named(words(option), state.names) : words(option)));
  clear(root,
    h("div", { class: "asked-line" },
      h("p", { class: "question", id: "question" }, withSigns(decision.question || "")),
      decision.chosen?.length ? h("p", { class: "chosen" }, "Chosen: ", decision.chosen.join(", ")) : null,
      advice ? h("p", { class: "advice", role: "status" }, h("b", null, `Hint: ${advice.text}. `), advice.reason) : null),
    tiles.length ? h("div", { class: "tray", role: "group", "aria-label": "Cards to choose from" }, tiles.map(([option]) => (option.card ? card(state.scene, option.card) : null))) : null,
    h("div", { class: `buttons ${dial(decision) ? "dial" : ""}` },
      [...sorted.buttons, ...others].map((option) => button(option)),
      sorted.out ? button(sorted.out, { words: out(sorted.out) }) : null,
      h("span", { class: "helpers" },
        h("button", { type: "button", class: "quiet", onclick: does.hint, title: "What would the AI do? (H)" }, "Hint"),
        h("button", { type: "button", class: "quiet", onclick: does.undo, title: "Take your last choice back (U)" }, "Undo"))));
}

/** Words in which the seats are marked; a seat at their end has its name beside it. @param {string} text @param {string[]} names @returns {(Node|string)[]} */
function named(text, names) {
  const seat = /(?:^|\s)([A-H])$/.exec(text);
  return seat ? [...seats(text, true), names[seat[1].charCodeAt(0) - 65] || ""] : seats(text, true);
}
