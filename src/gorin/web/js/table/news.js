/** What has just happened, for eyes and ears: the log beside the table, cards shown for a moment, sentences for screen readers, the title. */

import { announce, maybe } from "../dom.js";
import { spoken } from "./asking.js";
import { flash } from "./flash.js";
import { intoView } from "./motion.js";

/** @import { Updated } from "../socket.js" */
/** @import { Table } from "./play.js" */

const SPOKEN = 4; // lines at most

export class News {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** So many lines were told. */ this.known = 0;
  }

  /** The log, and what others used. @param {NonNullable<Updated["log"]>} log @param {boolean} fresh */
  log(log, fresh) {
    const { places, connection, cards, beside, link } = this.table;
    if (!fresh && log.at > 0) flash(places.main, log.lines, connection.seat, cards);
    beside.log(connection.log, log.at, link);
    if (log.at < this.known) this.known = log.at;
  }

  /** Say it aloud; and if you are asked, show where. @param {Updated} told */
  say(told) {
    const { connection, places } = this.table;
    const lines = connection.log.slice(Math.max(this.known, connection.log.length - SPOKEN)).map((line) => line.text);
    this.known = connection.log.length;
    if (connection.asked && told.decision) {
      if (places.narrow || this.table.opened() !== null) intoView(places.board);
      announce([...lines, spoken(told.decision)].join(" "));
      document.title = "Your choice · Gorin";
      if (document.activeElement === document.body && document.documentElement.dataset.input === "keys") maybe(".glow, .option", places.main)?.focus({ preventScroll: true });
    } else if (lines.length) {
      announce(lines.join(" "));
      document.title = "Table · Gorin";
    }
  }
}
