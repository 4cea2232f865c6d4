/** What a check of a deck found. */

import { icon } from "../../art/icons.js";
import { h, ruleLink } from "../../dom.js";
import { capital } from "./names.js";

/** @import { Check } from "shapes" */

/** Legal or not, in one line. @param {Check} check */
export function verdict(check) {
  const n = check.problems.length;
  return h("p", { class: `verdict ${check.legal ? "good" : "bad"}` },
    h("strong", null, icon(check.legal ? "check" : "close"), check.legal ? " Legal" : ` Not legal: ${n} ${n === 1 ? "problem" : "problems"}`),
    h("span", { class: "muted" }, ` for ${check.format}`));
}

/** Numbers of a deck: "dynasty 40, conflict 40, …". @param {Check} check */
export function counts(check) {
  const parts = Object.entries(check.counts).filter(([name, n]) => n || !["sideboard", "cards"].includes(name)).filter(([name]) => name !== "cards");
  const influence = check.influence?.allowed !== null && check.influence?.allowed !== undefined ? check.influence : null;
  return h("p", { class: "counts" }, parts.map(([name, n]) => h("span", { class: "count" }, h("b", null, n), ` ${name}`)),
    influence ? h("span", { class: "count" }, h("b", null, `${influence.used}/${influence.allowed}`), " influence") : null,
    check.splash?.length ? h("span", { class: "count" }, `splash ${check.splash.map(capital).join(", ")}`) : null);
}

/** Every problem with its line and its rules. @param {Check["problems"]} found @param {(line: number) => void} [goTo] */
export function problems(found, goTo) {
  if (!found.length) return null;
  return h("ol", { class: "problems" }, found.map(({ text, rules, line }) => h("li", null,
    line && goTo ? h("button", { type: "button", class: "link line-link", onclick: () => goTo(line) }, `Line ${line}`) : null,
    line && goTo ? [" ", capitalFirst(text.replace(/^Line \d+:\s*/, ""))] : text,
    rules.map((id) => [" ", ruleLink(id)]))));
}

/** @param {string} text */
const capitalFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
