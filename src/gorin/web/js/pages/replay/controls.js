/** The controls of a replay: step, play and pause, jump to a round, whose eyes, how fast. */

import { icon } from "../../art/icons.js";
import { clear, h } from "../../dom.js";

/** @type {[string, number][]} */
const SPEEDS = [["Slow", 1800], ["Steady", 900], ["Quick", 350]];

/**
 * @param {{last: number, rounds: {round: number, step: number}[], word: string, players: string[],
 *   go: (step: number) => void, see: (seat: number|null) => void}} how
 * @returns {{element: HTMLElement, update: (step: number, seat: number|null) => void, key: (event: KeyboardEvent) => boolean, stop: () => void}}
 */
export function controls(how) {
  let step = 0, timer = 0, speed = 900;
  const turn = (/** @type {number} */ by) => how.go(Math.min(how.last, Math.max(0, step + by)));
  /** @param {string} look @param {string} title @param {() => void} act */
  const button = (look, title, act) => h("button", { type: "button", "aria-label": title, title, onclick: act }, icon(look));
  const play = button("play", "Play", () => (timer ? stop() : start()));
  const slider = /** @type {HTMLInputElement} */ (h("input", { type: "range", min: 0, max: how.last, value: 0, "aria-label": "Step", oninput: () => { stop(); how.go(Number(slider.value)); } }));
  const where = h("span", { class: "step-of" });
  const rounds = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": `Jump to a ${how.word}`, onchange: () => { stop(); how.go(Number(rounds.value)); } },
    how.rounds.map((each) => h("option", { value: each.step }, each.round ? `${how.word} ${each.round}` : "setup"))));
  const seats = /** @type {HTMLSelectElement} */ (h("select", { class: "eyes", "aria-label": "Whose eyes", onchange: () => how.see(seats.value === "" ? null : Number(seats.value)) },
    h("option", { value: "" }, "All cards open"), how.players.map((player, i) => h("option", { value: i }, `As ${player} saw it`))));
  const speeds = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": "Speed", onchange: () => { speed = Number(speeds.value); if (timer) start(); } },
    SPEEDS.map(([word, ms]) => h("option", { value: ms, selected: ms === speed }, word))));

  /** @param {boolean} running */
  function name(running) {
    clear(play, icon(running ? "pause" : "play"));
    play.setAttribute("aria-label", running ? "Pause" : "Play");
    play.title = running ? "Pause" : "Play";
  }
  function start() {
    clearInterval(timer);
    if (step >= how.last) how.go(0);
    timer = setInterval(() => (step >= how.last ? stop() : turn(1)), speed);
    name(true);
  }
  function stop() {
    clearInterval(timer);
    timer = 0;
    name(false);
  }
  const jump = (/** @type {number} */ by) => {
    const here = how.rounds.findLastIndex((each) => each.step <= step);
    const to = how.rounds[Math.min(how.rounds.length - 1, Math.max(0, by < 0 && step > how.rounds[here].step ? here : here + by))];
    how.go(by > 0 && here === how.rounds.length - 1 ? how.last : to.step);
  };
  const does = {
    ArrowRight: () => turn(1), ArrowLeft: () => turn(-1), Home: () => how.go(0), End: () => how.go(how.last),
    PageDown: () => jump(1), PageUp: () => jump(-1),
  };
  /** By the key that does it, too. @type {Map<string, () => void>} */
  const byKey = new Map(Object.entries(does));
  const still = (/** @type {() => void} */ act) => () => { stop(); act(); };
  return {
    element: h("div", { class: "controls", role: "group", "aria-label": "Replay" },
      h("div", { class: "row" }, button("first", "To the beginning", still(does.Home)), button("back", "One step back", still(does.ArrowLeft)), play,
        button("forward", "One step on", still(does.ArrowRight)), button("last", "To the end", still(does.End)), where),
      slider, h("div", { class: "row" }, seats, rounds, speeds)),
    update(now, seat) {
      step = now;
      slider.value = String(now);
      clear(where, `Step ${now} of ${how.last}`);
      const here = how.rounds.findLast((each) => each.step <= now);
      if (here) rounds.value = String(here.step);
      seats.value = seat === null ? "" : String(seat);
    },
    key(event) {
      if (event.key === " ") { if (timer) stop(); else start(); return true; }
      const act = byKey.get(event.key);
      if (!act) return false;
      stop();
      act();
      return true;
    },
    stop,
  };
}
