/** Looking at a card: large beside the pointer, or as a sheet with everything about it (long press, right click, a key). */

import { dialog } from "../dialog.js";
import { h } from "../dom.js";
import { oneCard } from "../cards/catalogue.js";
import { large } from "../cards/large.js";
import { label } from "../cards/tile.js";

const HOVER = 260, LONG_PRESS = 480;

/** @import { Connection } from "../socket.js" */
/** @import { Printed, ReadCard } from "shapes" */

/** Look at cards within a place. @param {HTMLElement} root
 * @param {{game: string, cards: Map<string, Printed>, connection?: Connection, mine: () => number|null,
 *   options?: (id: number) => {words: string, does: () => void}[]}} how
 *   `connection` reaches the server for live numbers; `mine`: the seat to ask "why" for, if there is one; `options`: what can be chosen of a card */
export function looking(root, how) {
  const float = h("div", { class: "float-card", hidden: true, "aria-hidden": "true" });
  document.body.append(float);
  const { connection } = how;
  let timer = 0, press = 0, pressed = false;
  /** @type {HTMLElement|null} */ let over = null;

  const find = (/** @type {Event} */ event) => /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-name]") : null);

  /** @param {string} name @param {number|null} id @param {boolean} why */
  async function details(name, id, why) {
    const read = connection && id !== null ? connection.ask({ type: "read", card: id }).then((told) => /** @type {ReadCard} */ (told.card)).catch(() => null) : null;
    const refused = connection && why && id !== null && how.mine() !== null ? connection.ask({ type: "why", card: id }).catch(() => null) : null;
    const printed = how.cards.get(name);
    const full = why && printed ? oneCard(how.game, name).catch(() => printed) : printed;
    return { read: await read, why: await refused, printed: await full };
  }

  /** @param {HTMLElement} element */
  async function hover(element) {
    const name = element.dataset.name || "", id = element.dataset.card ? Number(element.dataset.card) : null;
    const { read, printed } = await details(name, id, false);
    if (over !== element || !printed) return;
    float.replaceChildren(large(printed, { read }));
    float.hidden = false;
    const box = element.getBoundingClientRect(), own = float.getBoundingClientRect();
    const right = box.right + own.width + 16 < innerWidth;
    float.style.setProperty("left", `${right ? box.right + 10 : Math.max(8, box.left - own.width - 10)}px`);
    float.style.setProperty("top", `${Math.max(8, Math.min(innerHeight - own.height - 8, box.top + box.height / 2 - own.height / 2))}px`);
  }

  function hide() {
    clearTimeout(timer);
    over = null;
    float.hidden = true;
  }

  /** The finger that pressed long is still down: what lies under it when it is lifted was not meant. */
  function swallow() {
    const stop = (/** @type {Event} */ event) => { event.preventDefault(); event.stopPropagation(); };
    const end = () => setTimeout(() => { pressed = false; document.removeEventListener("click", stop, true); }, 350);
    document.addEventListener("click", stop, true);
    for (const name of ["pointerup", "pointercancel", "touchend"]) document.addEventListener(name, end, { once: true, capture: true });
  }

  /** Everything about a card, in a sheet. @param {HTMLElement} element */
  async function sheet(element) {
    hide();
    const name = element.dataset.name || "", id = element.dataset.card ? Number(element.dataset.card) : null;
    const { read, why, printed } = await details(name, id, true);
    if (!printed) {
      dialog(name || "A facedown card", h("p", null, label({ name })));
      return;
    }
    const own = read?.controller === undefined || read.controller === how.mine();
    const refusals = why && own && !why.options.length ? why.refusals : [];
    const able = id === null ? [] : how.options?.(id) || [];
    /** @type {HTMLDialogElement} */
    const box = dialog(name, [able.length ? h("div", { class: "buttons able" }, able.map(({ words, does }) => h("button", { type: "button", class: "primary option", onclick: () => { box.close(); does(); } }, words))) : null,
      large(printed, { read, why: refusals }), h("p", { class: "small" }, h("a", { href: `#/cards/${how.game}/${encodeURIComponent(name)}` }, "The card's own page"))], { class: "look" });
  }

  const listeners = {
    /** @param {PointerEvent} event */
    pointerover(event) {
      const element = find(event);
      if (event.pointerType !== "mouse" || element === over) return;
      hide();
      over = element;
      if (element) timer = setTimeout(() => hover(element), HOVER);
    },
    /** @param {PointerEvent} event */
    pointerout(event) { if (over && !over.contains(/** @type {Node|null} */ (event.relatedTarget))) hide(); },
    /** @param {PointerEvent} event */
    pointerdown(event) {
      hide();
      pressed = false;
      const element = find(event);
      if (element && event.pointerType !== "mouse") press = setTimeout(() => { pressed = true; swallow(); sheet(element); }, LONG_PRESS);
    },
    pointerup() { clearTimeout(press); },
    pointercancel() { clearTimeout(press); },
    /** @param {PointerEvent} event */
    pointermove(event) { if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) clearTimeout(press); },
    /** @param {MouseEvent} event */
    contextmenu(event) {
      const element = find(event);
      if (!element) return;
      event.preventDefault();
      if (!pressed) sheet(element);
    },
  };
  for (const [name, does] of Object.entries(listeners)) root.addEventListener(name, /** @type {EventListener} */ (does));
  return {
    sheet, hide,
    /** Was the last press a long one, so that its click means nothing? */
    wasLong: () => { const was = pressed; pressed = false; return was; },
    end() {
      for (const [name, does] of Object.entries(listeners)) root.removeEventListener(name, /** @type {EventListener} */ (does));
      hide();
      float.remove();
    },
  };
}
