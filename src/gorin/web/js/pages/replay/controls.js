/** The controls of a replay: step, play and pause, jump to a round, whose eyes, how fast. */

import { icon } from "../../art/icons.js";
import { clear, h } from "../../dom.js";
import { Running, SPEEDS } from "./running.js";

/** @import { Rounds } from "./running.js" */
/** What is played again, and what the controls do. @typedef {{last: number, rounds: Rounds, word: string, players: string[], go: (step: number) => void, see: (seat: number|null) => void}} How */

export class Controls {
  /** @param {How} how */
  constructor(how) {
    this.how = how;
    this._running = new Running(how, (runs) => this._name(runs));
    this._play = button("play", "Play", () => this._running.toggle());
    this._where = h("span", { class: "step-of" });
    /** @type {HTMLInputElement} */
    this._slider = h("input", { type: "range", min: 0, max: how.last, value: 0, "aria-label": "Step", oninput: () => { this.stop(); how.go(Number(this._slider.value)); } });
    /** @type {HTMLSelectElement} */
    this._rounds = h("select", { "aria-label": `Jump to a ${how.word}`, onchange: () => { this.stop(); how.go(Number(this._rounds.value)); } },
      how.rounds.map((each) => h("option", { value: each.step }, each.round ? `${how.word} ${each.round}` : "setup")));
    /** @type {HTMLSelectElement} */
    this._seats = h("select", { class: "eyes", "aria-label": "Whose eyes", onchange: () => how.see(this._seats.value === "" ? null : Number(this._seats.value)) },
      h("option", { value: "" }, "All cards open"), how.players.map((player, i) => h("option", { value: i }, `As ${player} saw it`)));
    this._does = {
      ArrowRight: () => this._running.turn(1), ArrowLeft: () => this._running.turn(-1), Home: () => how.go(0), End: () => how.go(how.last),
      PageDown: () => this._running.jump(1), PageUp: () => this._running.jump(-1),
    };
    /** By the key that does it, too. @type {Map<string, () => void>} */
    this._byKey = new Map(Object.entries(this._does));
    this.element = this._lay();
  }

  _lay() {
    const does = this._does, still = (/** @type {() => void} */ act) => () => { this.stop(); act(); };
    const speeds = h("select", { "aria-label": "Speed", onchange: (event) => this._running.pace(Number(event.currentTarget.value)) },
      SPEEDS.map(([word, ms]) => h("option", { value: ms, selected: ms === this._running.speed }, word)));
    return h("div", { class: "controls", role: "group", "aria-label": "Replay" },
      h("div", { class: "row" }, button("first", "To the beginning", still(does.Home)), button("back", "One step back", still(does.ArrowLeft)), this._play,
        button("forward", "One step on", still(does.ArrowRight)), button("last", "To the end", still(does.End)), this._where),
      this._slider, h("div", { class: "row" }, this._seats, this._rounds, speeds));
  }

  /** Show where the replay is, and with whose eyes. @param {number} step @param {number|null} seat */
  update(step, seat) {
    const { last, rounds } = this.how;
    this._running.step = step;
    this._slider.value = String(step);
    clear(this._where, `Step ${step} of ${last}`);
    const here = rounds.findLast((each) => each.step <= step);
    if (here) this._rounds.value = String(here.step);
    this._seats.value = seat === null ? "" : String(seat);
  }

  /** A key was pressed: was it meant for the controls? @param {KeyboardEvent} event */
  key(event) {
    if (event.key === " ") { this._running.toggle(); return true; }
    const act = this._byKey.get(event.key);
    if (!act) return false;
    this.stop();
    act();
    return true;
  }

  stop() { this._running.stop(); }

  /** The button says what it would do. @param {boolean} runs */
  _name(runs) {
    const name = runs ? "Pause" : "Play";
    clear(this._play, icon(runs ? "pause" : "play"));
    this._play.setAttribute("aria-label", name);
    this._play.title = name;
  }
}

/** @param {string} look @param {string} title @param {() => void} act */
const button = (look, title, act) => h("button", { type: "button", "aria-label": title, title, onclick: act }, icon(look));
