/** A replay that runs by itself: where it is, how fast it goes, and jumps from round to round. */

/** The first step of each round. @typedef {{round: number, step: number}[]} Rounds */

/** @type {[string, number][]} */
export const SPEEDS = [["Slow", 1800], ["Steady", 900], ["Quick", 350]];
const STEADY = 900;

export class Running {
  /** @param {{last: number, rounds: Rounds, go: (step: number) => void}} how @param {(runs: boolean) => void} changed told when it starts and stops */
  constructor(how, changed) {
    this.how = how;
    this.changed = changed;
    this.step = 0;
    this.speed = STEADY;
    this._timer = 0;
  }

  get runs() { return this._timer !== 0; }

  start() {
    clearInterval(this._timer);
    if (this.step >= this.how.last) this.how.go(0);
    this._timer = setInterval(() => (this.step >= this.how.last ? this.stop() : this.turn(1)), this.speed);
    this.changed(true);
  }

  stop() {
    clearInterval(this._timer);
    this._timer = 0;
    this.changed(false);
  }

  toggle() { if (this.runs) this.stop(); else this.start(); }

  /** Faster or slower. @param {number} speed milliseconds a step */
  pace(speed) {
    this.speed = speed;
    if (this.runs) this.start();
  }

  /** So many steps on. @param {number} by */
  turn(by) { this.how.go(Math.min(this.how.last, Math.max(0, this.step + by))); }

  /** To the next round, or to the beginning of this or of the one before. @param {number} by */
  jump(by) {
    const { rounds, last, go } = this.how, here = rounds.findLastIndex((each) => each.step <= this.step);
    const to = rounds[Math.min(rounds.length - 1, Math.max(0, by < 0 && this.step > rounds[here].step ? here : here + by))];
    go(by > 0 && here === rounds.length - 1 ? last : to.step);
  }
}
