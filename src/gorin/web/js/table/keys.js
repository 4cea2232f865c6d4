/** The keyboard: numbers choose, arrows walk over the cards, letters do the rest. */

import { dialog } from "../dialog.js";
import { all, h } from "../dom.js";

const HELP = [
  ["1 … 9, 0", "choose the option with this number (the numbers show as soon as you use the keyboard)"], ["Arrows", "walk over the cards and rings"],
  ["Enter, Space", "choose the card, ring or button; on a card that cannot be chosen: look at it"], ["V", "look at the card: text, numbers and why, rulings, why it cannot be used"],
  ["P", "pass, or done"], ["H", "a hint: what would the AI do?"], ["U", "undo"], ["N", "to the next thing that can be chosen"], ["C", "chat"], ["L", "the log"], ["?", "these keys"], ["Esc", "close what is open"],
];

/** Where an arrow points. @type {Map<string, [number, number]>} */
const ARROWS = new Map([["ArrowLeft", [-1, 0]], ["ArrowRight", [1, 0]], ["ArrowUp", [0, -1]], ["ArrowDown", [0, 1]]]);

/** Listen to the keyboard. @param {HTMLElement} root
 * @param {{number: (n: number) => void, out: () => void, hint: () => void, undo: () => void, look: (element: HTMLElement) => void, chat: () => void, log: () => void}} does */
export function keys(root, does) {
  let digits = "", timer = 0;
  /** @param {string} digit */
  function typed(digit) {
    clearTimeout(timer);
    digits += digit;
    const most = Math.max(0, ...all("[data-number]", root).map((each) => Number(each.dataset.number)));
    const go = () => { const n = digits === "0" ? 10 : Number(digits); digits = ""; does.number(n); };
    if (Number(digits) * 10 > most) go(); else timer = setTimeout(go, 450);
  }
  /** @param {KeyboardEvent} event */
  function down(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], .menu")) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.matches("input, textarea, select")) { if (event.key === "Escape") target.blur(); return; }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const arrow = ARROWS.get(key);
    if (/^\d$/.test(key)) typed(key);
    else if (arrow && !target.closest(".log, .chat")) walk(arrow);
    else if (key === "p") does.out();
    else if (key === "h") does.hint();
    else if (key === "u") does.undo();
    else if (key === "v" && target.dataset.name) does.look(target);
    else if (key === "n") next();
    else if (key === "c") does.chat();
    else if (key === "l") does.log();
    else if (key === "?") dialog("Keys", h("dl", { class: "keys" }, HELP.map(([name, words]) => [h("dt", null, h("kbd", null, name)), h("dd", null, words)])));
    else return;
    document.documentElement.dataset.input = "keys";
    event.preventDefault();
  }
  const things = () => all(".card, .strip, .ring.glow, .heap:not([disabled]), .option", root).filter((each) => each.dataset.name || each.matches(".glow, .heap, .option"));

  /** @param {[number, number]} where */
  function walk([x, y]) {
    const from = /** @type {HTMLElement} */ (document.activeElement), here = middle(root.contains(from) && from !== root ? from : null);
    let best = null, least = Infinity;
    for (const each of things()) {
      if (each === from) continue;
      const there = middle(each), along = (there.x - here.x) * x + (there.y - here.y) * y, across = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
      if (along > 4 && along + across * 2.5 < least) { least = along + across * 2.5; best = each; }
    }
    (best || (root.contains(from) ? null : things()[0]))?.focus();
  }

  /** @param {HTMLElement|null} element */
  function middle(element) {
    if (!element) return { x: innerWidth / 2, y: innerHeight * 0.6 };
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  function next() {
    const able = all(".glow, .option", root), at = able.findIndex((each) => each === document.activeElement);
    able[(at + 1) % able.length]?.focus();
  }

  const mouse = () => { delete document.documentElement.dataset.input; };
  const tab = (/** @type {KeyboardEvent} */ event) => { if (event.key === "Tab") document.documentElement.dataset.input = "keys"; };
  document.addEventListener("keydown", down);
  document.addEventListener("keydown", tab);
  document.addEventListener("pointerdown", mouse);
  return () => {
    document.removeEventListener("keydown", down);
    document.removeEventListener("keydown", tab);
    document.removeEventListener("pointerdown", mouse);
    clearTimeout(timer);
  };
}
