/** A game played again, choice by choice. `#/replay/ID?step=120&seat=1` */

import { get } from "../api.js";
import { catalogueWith, gameOf } from "../cards/catalogue.js";
import { tile } from "../cards/tile.js";
import { dialog } from "../dialog.js";
import { copy, h, maybe, refusal, toast } from "../dom.js";
import { draw } from "../table/draw.js";
import { under } from "../table/clicks.js";
import { Folding } from "../table/folding.js";
import { Looking } from "../table/look.js";
import { cardsOf } from "../table/parts.js";
import { resultText, rulesName } from "./parts/names.js";
import { Controls } from "./replay/controls.js";
import { Positions } from "./replay/positions.js";
import { Review } from "./replay/review.js";
import { drawChoice, drawLog } from "./replay/telling.js";
import { tryFrom } from "./replay/trying.js";

/** @import { Position, Replay as Told } from "protocol" */
/** @import { Chosen, Printed, View } from "shapes" */
/** @import { Rounds } from "./replay/running.js" */

/** @param {HTMLElement} root @param {{rest: string[], query: URLSearchParams}} params */
export async function show(root, { rest, query }) {
  const told = await get(`/api/records/${encodeURIComponent(rest[0] || "")}`);
  const { record, steps } = told;
  const number = (/** @type {string} */ name, /** @type {number} */ most) => (/^\d+$/.test(query.get(name) || "") ? Math.min(most, Number(query.get(name))) : null);
  const replay = new Replay(told, await catalogueWith(gameOf(record.rules), record.own.length ? `/api/records/${encodeURIComponent(record.record)}/cards` : undefined), number("seat", record.players.length - 1));
  const keys = (/** @type {KeyboardEvent} */ event) => replay.key(event);
  document.addEventListener("keydown", keys);
  root.append(replay.element);
  await replay.go(number("step", steps.length) ?? 0);
  return () => {
    replay.end();
    document.removeEventListener("keydown", keys);
  };
}

/** The first step of each round. @param {Told["steps"]} steps @returns {Rounds} */
function roundsOf(steps) {
  /** @type {Rounds} */
  const rounds = [];
  for (const each of steps) if (rounds.at(-1)?.round !== each.round) rounds.push({ round: each.round, step: each.step });
  return rounds.length ? rounds : [{ round: 0, step: 0 }];
}

class Replay {
  /** @param {Told} told @param {Map<string, Printed>} cards @param {number|null} seat with whose eyes; null: all cards are open */
  constructor({ record, steps }, cards, seat) {
    this.record = record;
    this.steps = steps;
    this.cards = cards;
    this.seat = seat;
    this.game = gameOf(record.rules);
    this.step = 0;
    this.positions = new Positions(record.record, steps.length);
    this.folding = new Folding();
    /** @type {View|null} */ this._view = null;
    /** @type {Chosen|null} */ this._decision = null;
    this._asked = 0;
    this._shown = -1;
    this.board = h("div", { class: "board-place", role: "region", tabindex: 0, "aria-label": "The table" });
    this.log = h("ol", { class: "replay-log", tabindex: 0, "aria-label": "Log" });
    this.choice = h("div", { class: "replay-choice", "aria-live": "off" });
    this.panel = new Controls({
      last: steps.length, rounds: roundsOf(steps), word: this.game === "ccg" ? "turn" : "round", players: record.players,
      go: (to) => this.go(to), see: (whose) => this.see(whose),
    });
    this.review = new Review(record, (to) => { this.panel.stop(); this.go(to); });
    this.look = new Looking(this.board, { game: this.game, cards, mine: () => null });
    this.board.addEventListener("click", (event) => this._clicked(event));
    this.element = this._lay();
  }

  _lay() {
    const { record } = this, link = () => `${location.origin}${location.pathname}${location.hash}`;
    const trying = () => { this.panel.stop(); tryFrom(record, this.step, this.steps[this.step]?.seat ?? this.seat).catch((error) => toast(error.message)); };
    return h("div", { class: `table table-${this.game} replay` },
      h("div", { class: "table-main" }, this.board),
      h("aside", { class: "replay-side stack", "aria-label": "Replay" },
        h("h1", { class: "replay-title" }, record.players.join(" – ")),
        h("p", { class: "small muted" }, `${rulesName(record.rules)} · ${resultText(record.result, record.players, record.rules)}`),
        this.panel.element, this.review.chances, this.choice,
        h("div", { class: "row" },
          h("button", { type: "button", class: "primary", onclick: trying }, "Try from here"),
          h("button", { type: "button", onclick: async () => toast((await copy(link())) ? "The link is copied. It works for everybody who reaches this server." : link()) }, "Copy link"),
          h("a", { class: "button", href: `/api/records/${record.record}/file`, download: `gorin-${record.record}.jsonl` }, "Save")),
        this.review.element, this.log));
  }

  /** To a step. @param {number} to */
  async go(to) {
    this.step = to;
    this.panel.update(to, this.seat);
    this.review.update(to, this.seat);
    const mine = ++this._asked, { seat } = this;
    const words = new URLSearchParams({ ...(to ? { step: String(to) } : {}), ...(seat === null ? {} : { seat: String(seat) }) });
    history.replaceState(null, "", `#/replay/${this.record.record}${words.size ? `?${words}` : ""}`);
    try {
      const [position, lines] = await Promise.all([this.positions.at(to, seat), this.positions.log(seat)]);
      if (mine === this._asked) this._render(position, lines);
    } catch (error) {
      if (mine === this._asked) toast(refusal(error).message);
    }
  }

  /** With whose eyes. @param {number|null} whose */
  see(whose) {
    this.seat = whose;
    this._shown = -1;
    this.go(this.step);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || maybe("dialog[open]")) return;
    if (at instanceof HTMLElement && (at.matches("select, textarea, input:not([type=range])") || (event.key === " " && at.matches("button, a, summary")) || (at === this.log && !event.key.startsWith("Arrow")))) return;
    if (this.panel.key(event)) event.preventDefault();
  }

  end() {
    this.panel.stop();
    this.review.end();
    this.look.end();
  }

  /** @param {Position} position @param {string[]} lines */
  _render(position, lines) {
    this._decision = /** @type {Chosen|null} */ (position.decision);
    this._view = /** @type {View} */ (position.view);
    this.folding.active = this._decision?.seat ?? this.folding.active;
    this._draw(Math.abs(this.step - this._shown) > 1);
    this._shown = this.step;
    drawChoice(this.choice, this.record, this.step, this._decision);
    drawLog(this.log, this.seat, lines, position.lines);
  }

  /** Draw the table at this step. @param {boolean} still */
  _draw(still) {
    if (!this._view) return;
    const decision = this._decision, card = decision?.card ?? -1;
    draw(this.board, this._view, {
      cards: this.cards, names: this.record.players, bottom: this.seat ?? 0, decision: decision ? { seat: decision.seat } : null, chosen: new Set(card >= 0 ? [card] : []), still, open: this._open(),
    });
  }

  /** The neighbour who is open. */
  _open() { return this._view ? this.folding.open(this._view, this.seat ?? 0, null) : null; }

  /** @param {Event} event */
  _clicked(event) {
    const heap = under(event, "[data-pile]"), strip = under(event, "[data-neighbour]"), element = under(event, "[data-name]");
    if (heap) this._lookThrough(Number(heap.dataset.seat), heap.dataset.pile || "");
    else if (strip) {
      this.folding.toggle(Number(strip.dataset.neighbour), this._open());
      this._draw(false);
    } else if (element && !this.look.wasLong()) this.look.sheet(element);
  }

  /** The cards of a pile, the last one first. @param {number} whose @param {string} pile */
  _lookThrough(whose, pile) {
    const there = [...cardsOf(this._view?.players[whose], pile)].reverse();
    dialog(`${this.record.players[whose]}: ${pile.replace(/_/g, " ")} (${there.length})`,
      h("div", { class: "tray pile-cards" }, there.map((each) => tile(each, this.cards.get(each.name || ""), { as: "div" }))), { wide: true });
  }
}
