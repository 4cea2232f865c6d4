/** Beside the table: where the game stands, what is offered, the log, the chat, and what one may do besides choosing. */

import { clear, h } from "../dom.js";
import { Chat } from "./chat.js";
import { GameMenu } from "./game-menu.js";
import { Log } from "./log.js";
import { letter } from "./parts.js";

/** @import { ChatLine, Decline, Line, Offered, Passing, Settings, TableInfo } from "protocol" */
/** @import { Linker } from "./log.js" */
/** What may be offered. @typedef {Decline["what"]} Offer */
/** What is done from here, and at what kind of table.
 * @typedef {{say: (text: string, to: "" | "team") => Promise<unknown>, setting: (some: Omit<Settings, "type">) => void, offer: (what: Offer, seat?: number) => void,
 *   decline: (what: Offer) => void, concede: () => void, seated: boolean, teams: boolean, many: boolean}} Does */

export class Sidebar {
  /** @param {HTMLElement} root @param {Does} does */
  constructor(root, does) {
    this.does = does;
    this.timing = h("section", { class: "timing", "aria-label": "Where the game stands" });
    this.deals = h("div", { class: "deals" });
    this._offers = h("div", { class: "offers", role: "status" });
    this._log = new Log();
    this._chat = new Chat({ say: does.say, team: does.teams && does.seated });
    this._menu = new GameMenu(does);
    clear(root, this.timing, this._offers, this.deals, does.seated ? this._menu.element : null,
      h("section", { class: "log-part", "aria-label": "What happened" }, this._log.element), this._chat.element);
  }

  /** @param {Line[]} lines @param {number} from the first that changed @param {Linker} link */
  log(lines, from, link) { this._log.draw(lines, from, link); }

  /** @param {ChatLine[]} lines */
  chat(lines) { this._chat.draw(lines); }

  /** @param {Passing|null} passing @param {boolean} fighting */
  passing(passing, fighting) { this._menu.passing(passing, fighting); }

  /** @param {TableInfo} info @param {number|null} seat @param {string[]} names */
  leaving(info, seat, names) { this._menu.leaving(info, seat, names); }

  /** @param {Offered[]} list @param {number|null} seat @param {string[]} names */
  offers(list, seat, names) {
    clear(this._offers, list.map((offer) => this._offered(offer, seat, names)));
  }

  /** @param {Offered} offer @param {number|null} seat @param {string[]} names */
  _offered(offer, seat, names) {
    const { does } = this, mine = seat !== null && offer.agreed.includes(seat), who = names[offer.by] || letter(offer.by);
    const words = { draw: "a draw", undo: "to take a choice back", rematch: "a rematch", replace: `that an AI plays on for ${names[offer.seat ?? 0]}` }[offer.what];
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, primary = false) => h("button", { type: "button", class: primary ? "primary" : null, onclick }, name);
    const decline = () => does.decline(offer.what);
    return h("div", { class: "offer" }, h("span", null, mine ? `You offered ${words}. ` : `${who} offers ${words}. `),
      seat === null ? null : mine ? button("Withdraw", decline) : [button("Agree", () => does.offer(offer.what, offer.seat ?? undefined), true), button("Decline", decline)]);
  }
}
