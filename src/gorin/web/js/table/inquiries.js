/** What the page asks the server beside the game: where in the round it stands, and the gold players could produce. */

/** @import { ReadPlayer, Where } from "shapes" */
/** @import { Connection } from "../socket.js" */

export class Inquiries {
  /** @param {Connection} connection */
  constructor(connection) {
    this.connection = connection;
    /** Of each player. @type {(number|null)[]} */ this.gold = [];
    /** @type {Where|null} */ this.timing = null;
    this._asked = false;
    this._again = false;
  }

  /** Where the game stands; what changes meanwhile is asked once more. @param {(timing: Where) => void} told */
  async askTiming(told) {
    if (this._asked) { this._again = true; return; }
    this._asked = true;
    try {
      do {
        this._again = false;
        this.timing = /** @type {Where} */ ((await this.connection.ask({ type: "timing" })).timing);
      } while (this._again);
      told(this.timing);
    } catch { /* the game is over, or the line is lost: the chart stays as it is */ } finally {
      this._asked = false;
    }
  }

  /** The gold each player could produce now: the sure part of it. @param {() => void} told */
  async askGold(told) {
    try {
      const all = await Promise.all((this.connection.view?.players || []).map((_, player) => this.connection.ask({ type: "player", player })));
      this.gold = all.map(({ player }) => (/** @type {ReadPlayer} */ (player).gold_sources || []).reduce((sum, each) => sum + (each.gold || 0), 0));
      told();
    } catch { /* the game is over, or the line is lost */ }
  }
}
