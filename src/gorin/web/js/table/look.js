/** Looking at a card: large beside the pointer, or as a sheet with everything about it (long press, right click, a key). */

import { dialog } from "../dialog.js";
import { h } from "../dom.js";
import { oneCard } from "../cards/catalogue.js";
import { large } from "../cards/large.js";
import { label } from "../cards/tile.js";
import { isOwn } from "../own-cards.js";

const HOVER = 260, LONG_PRESS = 480, LIFTED = 350; // milliseconds
const STIRS = 6; // pixels, more than which is no press

/** @import { WhyNot } from "protocol" */
/** @import { Connection } from "../socket.js" */
/** @import { Printed, ReadCard } from "shapes" */
/** How cards are looked at: `connection` reaches the server for live numbers; `mine`: the seat to ask "why" for, if there is one; `options`: what can be chosen of a card
 * @typedef {{game: string, cards: Map<string, Printed>, connection?: Connection, mine: () => number|null,
 *   options?: (id: number) => {words: string, does: () => void}[]}} How */
/** What the server says of a card. @typedef {{read: ReadCard|null, why: WhyNot|null, printed: Printed|undefined}} Details */

export class Looking {
  /** Look at cards within a place. @param {HTMLElement} root @param {How} how */
  constructor(root, how) {
    this.root = root;
    this.how = how;
    this.float = h("div", { class: "float-card", hidden: true, "aria-hidden": "true" });
    document.body.append(this.float);
    /** Over which card the pointer is. @type {HTMLElement|null} */ this._over = null;
    this._timer = 0;
    this._press = 0;
    this._pressed = false;
    /** @type {{[name: string]: (event: PointerEvent) => void}} */
    this._listeners = {
      pointerover: (event) => this._enter(event), pointerout: (event) => this._leave(event), pointerdown: (event) => this._down(event),
      pointermove: (event) => { if (Math.abs(event.movementX) + Math.abs(event.movementY) > STIRS) clearTimeout(this._press); },
      pointerup: () => clearTimeout(this._press), pointercancel: () => clearTimeout(this._press), contextmenu: (event) => this._menu(event),
    };
    for (const [name, does] of Object.entries(this._listeners)) root.addEventListener(name, /** @type {EventListener} */ (does));
  }

  /** Everything about a card, in a sheet. @param {HTMLElement} element */
  async sheet(element) {
    this.hide();
    const { name, id } = shown(element);
    const { read, why, printed } = await this._details(name, id, true);
    if (!printed) {
      dialog(name || "A facedown card", h("p", null, label({ name })));
      return;
    }
    const own = read?.controller === undefined || read.controller === this.how.mine();
    const refusals = why && own && !why.options.length ? why.refusals : [];
    const able = id === null ? [] : this.how.options?.(id) || [];
    /** @type {HTMLDialogElement} */
    const box = dialog(name, [able.length ? h("div", { class: "buttons able" }, able.map(({ words, does }) => h("button", { type: "button", class: "primary option", onclick: () => { box.close(); does(); } }, words))) : null,
      large(printed, { read, why: refusals }), isOwn(printed) ? null : h("p", { class: "small" }, h("a", { href: `#/cards/${this.how.game}/${encodeURIComponent(name)}` }, "The card's own page"))], { class: "look" });
  }

  /** No card is looked at any more. */
  hide() {
    clearTimeout(this._timer);
    this._over = null;
    this.float.hidden = true;
  }

  /** Was the last press a long one, so that its click means nothing? */
  wasLong() {
    const was = this._pressed;
    this._pressed = false;
    return was;
  }

  end() {
    for (const [name, does] of Object.entries(this._listeners)) this.root.removeEventListener(name, /** @type {EventListener} */ (does));
    this.hide();
    this.float.remove();
  }

  /** @param {string} name @param {number|null} id @param {boolean} why @returns {Promise<Details>} */
  async _details(name, id, why) {
    const { connection, cards, game, mine } = this.how;
    const read = connection && id !== null ? connection.ask({ type: "read", card: id }).then((told) => /** @type {ReadCard} */ (told.card)).catch(() => null) : null;
    const refused = connection && why && id !== null && mine() !== null ? connection.ask({ type: "why", card: id }).catch(() => null) : null;
    const printed = cards.get(name);
    const full = why && printed && !isOwn(printed) ? oneCard(game, name).catch(() => printed) : printed;
    return { read: await read, why: await refused, printed: await full };
  }

  /** Show the card large, beside where it lies. @param {HTMLElement} element */
  async _hover(element) {
    const { name, id } = shown(element);
    const { read, printed } = await this._details(name, id, false);
    if (this._over !== element || !printed) return;
    this.float.replaceChildren(large(printed, { read }));
    this.float.hidden = false;
    const box = element.getBoundingClientRect(), own = this.float.getBoundingClientRect();
    const right = box.right + own.width + 16 < innerWidth;
    this.float.style.setProperty("left", `${right ? box.right + 10 : Math.max(8, box.left - own.width - 10)}px`);
    this.float.style.setProperty("top", `${Math.max(8, Math.min(innerHeight - own.height - 8, box.top + box.height / 2 - own.height / 2))}px`);
  }

  /** @param {PointerEvent} event */
  _enter(event) {
    const element = cardUnder(event);
    if (event.pointerType !== "mouse" || element === this._over) return;
    this.hide();
    this._over = element;
    if (element) this._timer = setTimeout(() => this._hover(element), HOVER);
  }

  /** @param {PointerEvent} event */
  _leave(event) {
    if (this._over && !this._over.contains(/** @type {Node|null} */ (event.relatedTarget))) this.hide();
  }

  /** @param {PointerEvent} event */
  _down(event) {
    this.hide();
    this._pressed = false;
    const element = cardUnder(event);
    if (element && event.pointerType !== "mouse") this._press = setTimeout(() => { this._pressed = true; this._swallow(); this.sheet(element); }, LONG_PRESS);
  }

  /** @param {Event} event */
  _menu(event) {
    const element = cardUnder(event);
    if (!element) return;
    event.preventDefault();
    if (!this._pressed) this.sheet(element);
  }

  /** The finger that pressed long is still down: what lies under it when it is lifted was not meant. */
  _swallow() {
    const stop = (/** @type {Event} */ event) => { event.preventDefault(); event.stopPropagation(); };
    const end = () => setTimeout(() => { this._pressed = false; document.removeEventListener("click", stop, true); }, LIFTED);
    document.addEventListener("click", stop, true);
    for (const name of ["pointerup", "pointercancel", "touchend"]) document.addEventListener(name, end, { once: true, capture: true });
  }
}

/** @param {Event} event */
const cardUnder = (event) => /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-name]") : null);

/** The name of a card that is drawn, and its id if it has one. @param {HTMLElement} element */
const shown = ({ dataset }) => ({ name: dataset.name || "", id: dataset.card ? Number(dataset.card) : null });
