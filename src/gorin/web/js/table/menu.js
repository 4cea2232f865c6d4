/** What opens beside a card or a ring: a small menu where one thing can be chosen in several ways, or a note. */

import { h } from "../dom.js";

/** @type {HTMLElement|null} */
let open = null;

/** Close the menu or the note that is open. */
export function closeMenu() {
  open?.remove();
  open = null;
}

/** Open a menu beside an element. @param {HTMLElement} at @param {string} title @param {{words: string, does: () => void, number?: number}[]} entries */
export function menu(at, title, entries) {
  const list = h("div", { class: "menu", role: "menu", "aria-label": title }, entries.map((entry) =>
    h("button", { type: "button", role: "menuitem", onclick: () => { closeMenu(); entry.does(); } }, entry.words)));
  list.addEventListener("keydown", (event) => {
    const items = /** @type {HTMLElement[]} */ ([...list.children]), here = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step) { items[(here + step + items.length) % items.length].focus(); event.preventDefault(); }
    else if (event.key === "Escape" || event.key === "Tab") { closeMenu(); at.focus(); event.preventDefault(); }
    else if (/^[1-9]$/.test(event.key) && items[Number(event.key) - 1]) { items[Number(event.key) - 1].click(); event.preventDefault(); }
    else return;
    event.stopPropagation();
  });
  beside(at, list);
  /** @type {HTMLElement} */ (list.firstElementChild).focus();
}

/** Open something beside an element, in the place of what was open. @param {HTMLElement} at @param {HTMLElement} note */
export function beside(at, note) {
  closeMenu();
  document.body.append(note);
  const box = at.getBoundingClientRect(), own = note.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - own.width - 8, box.left + box.width / 2 - own.width / 2));
  const above = box.bottom + own.height + 12 > innerHeight;
  note.style.setProperty("left", `${left}px`);
  note.style.setProperty("top", `${above ? Math.max(8, box.top - own.height - 6) : box.bottom + 6}px`);
  open = note;
}

document.addEventListener("pointerdown", (event) => {
  if (open && !open.contains(/** @type {Node} */ (event.target))) closeMenu();
});
