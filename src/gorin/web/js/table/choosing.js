/** Your answer to what is asked: the option you choose, what you have picked so far, and a hint. */

import { complain } from "../dom.js";
import { words } from "./asking.js";
import { closeMenu, menu } from "./menu.js";

/** @import { Option } from "protocol" */
/** @import { Connection } from "../socket.js" */

export class Choosing {
  /** @param {Connection} connection @param {HTMLElement} place where it is asked @param {{chose: () => void, advised: () => void}} does what follows a choice, and a hint */
  constructor(connection, place, does) {
    this.connection = connection;
    this.place = place;
    this.does = does;
    /** The cards that were picked, of one question. @type {Set<number>} */ this.chosen = new Set();
    /** The option the AI would choose. @type {number|null} */ this.hint = null;
    /** @type {{text: string, reason: string}|null} */ this.advice = null;
    this._of = "";
    this._busy = -1;
  }

  /** @param {Option} option */
  async choose(option) {
    const { decision } = this.connection, number = decision?.number ?? -1;
    if (!this.connection.asked || this._busy === number) return;
    this._busy = number;
    closeMenu();
    this.does.chose();
    if (option.card && option.kind === "pick") this._pick(option.card.id, decision?.ask || "");
    this.place.classList.add("busy");
    try {
      await this.connection.ask({ type: "choose", decision: number, option: option.index });
    } catch (error) {
      this._busy = -1;
      this.place.classList.remove("busy");
      complain(error);
    }
  }

  /** @param {number} card @param {string} of which question */
  _pick(card, of) {
    if (this._of !== of) this.chosen = new Set();
    this.chosen.add(card);
    this._of = of;
  }

  /** Options in words. @param {Option[]} options */
  entries(options) {
    return options.map((option) => ({ words: words(option), does: () => this.choose(option) }));
  }

  /** Choose the only option, or open a menu of several. @param {HTMLElement} at @param {string} title @param {Option[]} options */
  several(at, title, options) {
    if (options.length === 1) this.choose(options[0]);
    else menu(at, title, this.entries(options));
  }

  /** What would the AI do? */
  async ask() {
    if (!this.connection.asked) return;
    try {
      const told = await this.connection.ask({ type: "hint" });
      if (told.decision !== this.connection.decision?.number) return;
      this.hint = told.option;
      this.advice = { text: told.text, reason: told.reason };
      this.does.advised();
    } catch (error) {
      complain(error);
    }
  }

  /** Something new is asked, of whomever. */
  anew() {
    this.hint = this.advice = null;
    this._busy = -1;
    closeMenu();
    if (this.connection.decision?.chosen?.length) return;
    this.chosen = new Set();
    this._of = "";
  }
}
