/** Where in the round the game stands: its phases and steps in order, with the rule of each. */

import { clear, h } from "../dom.js";
import { letter } from "./parts.js";

/** @import { View, Where } from "shapes" */
/** A step by its number or name, and in words. @typedef {[string, string]} Step */

/** The phases of each game, with their steps. @type {{[game: string]: [string, Step[]][]}} */
const CHARTS = {
  lcg: [
    ["dynasty", [["1.1", "phase begins"], ["1.2", "reveal dynasty cards"], ["1.3", "collect fate"], ["1.4", "play from provinces"], ["1.5", "phase ends"]]],
    ["draw", [["2.1", "phase begins"], ["2.2", "honor bid"], ["2.3", "reveal the dials"], ["2.4", "transfer honor"], ["2.5", "draw, actions"], ["2.6", "phase ends"]]],
    ["conflict", [["3.1", "begins, actions"], ["3.2", "declare"], ["3.2.1", "defenders"], ["3.2.2", "actions"], ["3.2.3", "compare skill"], ["3.2.4", "unopposed"],
      ["3.2.5", "break province"], ["3.2.6", "ring effect"], ["3.2.7", "claim the ring"], ["3.2.8", "return home"], ["3.3", "conflict ends"], ["3.4", "Imperial Favor"], ["3.5", "phase ends"]]],
    ["fate", [["4.1", "phase begins"], ["4.2", "without fate: out"], ["4.3", "remove fate"], ["4.4", "fate on rings"], ["4.5", "ready cards"], ["4.6", "clear provinces"],
      ["4.7", "return rings"], ["4.8", "first player passes"], ["4.9", "phase ends"]]],
  ],
  ccg: [
    ["straighten", []], ["events", []], ["action", []],
    ["attack", [["declaration", "declaration"], ["infantry maneuvers", "infantry maneuvers"], ["cavalry maneuvers", "cavalry maneuvers"], ["fight battles", "fight battles"], ["combat", "combat"], ["resolution", "resolution"]]],
    ["dynasty", [["5a", "bring cards into play"], ["5b", "discard faceup cards"]]], ["end", []],
  ],
};
/** A duel interrupts the phase with steps of its own. @type {Step[]} */
const DUEL = [["D.2", "challenge"], ["D.3", "bid"], ["D.4", "reveal"], ["D.5", "transfer honor"], ["D.6", "statistics"], ["D.7", "result"], ["D.8", "apply it"], ["D.9", "duel ends"]];

/** Is the game at this step, or at one below it that the chart does not name? @param {Where|null} where @param {string} step @param {Step[]} steps */
function at(where, step, steps) {
  if (!where) return false;
  if (where.step === step || where.segment === step) return true;
  return Boolean(where.step?.startsWith(`${step}.`)) && !steps.some(([other]) => other === where.step);
}

/** Whose turn it is, where several play. @param {View} view */
const whose = ({ active, players }) => (active === undefined || players.length < 3 ? "" : `, ${letter(active)}'s`);

/** Draw the chart. @param {HTMLElement} root @param {View} view @param {Where|null} timing the server's answer, or null while it is not known */
export function drawTiming(root, view, timing) {
  const chart = CHARTS[view.rules.split("/")[0]];
  const round = view.round ?? view.turn;
  const where = timing?.name && (timing.phase === view.phase || !view.phase) ? timing : null;
  const name = where ? `${/^[\dD]/.test(where.step || "") ? `${where.step} ` : ""}${where.name}` : "";
  const link = where?.rule ? h("a", { href: `#/rules/${where.rule}`, title: `The rule: ${where.rule}` }, name) : name;
  const phase = chart?.find(([word]) => word === view.phase);
  const steps = where?.step?.startsWith("D.") ? DUEL : phase?.[1] || [];
  clear(root,
    h("p", { class: "now" }, h("b", null, round ? `${view.round === undefined ? "Turn" : "Round"} ${round}${whose(view)}` : "Setup"), where ? [" · ", link] : null,
      where?.window && where.window !== "actions" ? h("span", { class: "window" }, ` · ${where.window}`) : null),
    chart ? h("ol", { class: "phases" }, chart.map(([word]) =>
      h("li", { class: word === view.phase ? "here" : "", "aria-current": word === view.phase ? "step" : null }, word))) : null,
    steps.length ? h("ol", { class: "steps", "aria-label": "Steps" }, steps.map(([step, words]) => {
      const here = at(where, step, steps);
      return h("li", { class: here ? "here" : "", "aria-current": here ? "step" : null }, /^[\dD]/.test(step) ? h("span", { class: "step-number" }, step) : null, words);
    })) : null,
    where?.answering?.length ? h("p", { class: "answering" }, where.answering.join(" ")) : null);
}
