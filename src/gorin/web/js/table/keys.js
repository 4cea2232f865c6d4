/** The keyboard: numbers choose, arrows walk over the cards, letters do the rest. */

import { dialog } from "../dialog.js";
import { all, h } from "../dom.js";
import { next, walk } from "./walking.js";

const WAIT = 450; // milliseconds for a further digit
const HELP = [
  ["1 … 9, 0", "choose the option with this number (the numbers show as soon as you use the keyboard)"], ["Arrows", "walk over the cards and rings"],
  ["Enter, Space", "choose the card, ring or button; on a card that cannot be chosen: why, or look at it"], ["V", "look at the card: text, numbers and why, rulings, why it cannot be used"],
  ["P", "pass, or done"], ["H", "a hint: what would the AI do?"], ["U", "undo"], ["N", "to the next thing that can be chosen"], ["C", "chat"], ["L", "the log"], ["?", "these keys"], ["Esc", "close what is open"],
];

/** Where an arrow points. @type {Map<string, [number, number]>} */
const ARROWS = new Map([["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, -1]], ["ArrowDown", [0, 1]]]);

/** What the letters do. @typedef {{number: (n: number) => void, out: () => void, hint: () => void, undo: () => void, look: (element: HTMLElement) => void, chat: () => void, log: () => void}} Does */

/** Listen to the keyboard. @param {HTMLElement} root @param {Does} does @returns {() => void} ends it */
export function keys(root, does) {
  const digits = new Digits(root, does.number);
  const down = (/** @type {KeyboardEvent} */ event) => pressed(event, root, does, digits);
  const mouse = () => { delete document.documentElement.dataset.input; };
  const tab = (/** @type {KeyboardEvent} */ event) => { if (event.key === "Tab") document.documentElement.dataset.input = "keys"; };
  document.addEventListener("keydown", down);
  document.addEventListener("keydown", tab);
  document.addEventListener("pointerdown", mouse);
  return () => {
    document.removeEventListener("keydown", down);
    document.removeEventListener("keydown", tab);
    document.removeEventListener("pointerdown", mouse);
    digits.end();
  };
}

/** @param {KeyboardEvent} event @param {HTMLElement} root @param {Does} does @param {Digits} digits */
function pressed(event, root, does, digits) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .menu")) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("input, textarea, select")) { if (event.key === "Escape") target.blur(); return; }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const arrow = ARROWS.get(key);
  if (/^\d$/.test(key)) digits.typed(key);
  else if (arrow && !target.closest(".log, .chat")) walk(root, arrow);
  else if (key === "p") does.out();
  else if (key === "h") does.hint();
  else if (key === "u") does.undo();
  else if (key === "v" && target.dataset.name) does.look(target);
  else if (key === "n") next(root);
  else if (key === "c") does.chat();
  else if (key === "l") does.log();
  else if (key === "?") dialog("Keys", h("dl", { class: "keys" }, HELP.map(([name, words]) => [h("dt", null, h("kbd", null, name)), h("dd", null, words)])));
  else return;
  document.documentElement.dataset.input = "keys";
  event.preventDefault();
}

/** Numbers of several digits: one waits for the next as long as there is an option with it. */
class Digits {
  /** @param {HTMLElement} root @param {(n: number) => void} choose */
  constructor(root, choose) {
    this.root = root;
    this.choose = choose;
    this._typed = "";
    this._timer = 0;
  }

  /** @param {string} digit */
  typed(digit) {
    clearTimeout(this._timer);
    this._typed += digit;
    const most = Math.max(0, ...all("[data-number]", this.root).map((each) => Number(each.dataset.number)));
    if (Number(this._typed) * 10 > most) this._go(); else this._timer = setTimeout(() => this._go(), WAIT);
  }

  _go() {
    const n = this._typed === "0" ? 10 : Number(this._typed);
    this._typed = "";
    this.choose(n);
  }

  end() { clearTimeout(this._timer); }
}
