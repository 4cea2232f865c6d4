/** What was read: each line clause by clause, green or red; for a red one what is wrong, and what was perhaps meant. */

import { icon } from "../../art/icons.js";
import { withSigns } from "../../cards/words.js";
import { clear, h } from "../../dom.js";

/** @import { Child } from "../../dom.js" */
/** @import { TypedCard, TypedCards, TypedClause, TypedLine } from "protocol" */
/** Writes a suggestion in place of a clause: the how-manieth line of text, and the clause. @typedef {(line: number, clause: TypedClause) => void} Take */

const GAP = "…";

/** Show what was read of one card. @param {HTMLElement} root @param {TypedCards} told @param {Take} take */
export function drawReading(root, told, take) {
  const card = /** @type {TypedCard|undefined} */ (told.cards[0]);
  const wrong = [...(card?.problem ? [card.problem] : []), ...told.problems];
  clear(root, verdict(told), wrong.length ? h("ul", { class: "problems" }, wrong.map((each) => h("li", { class: "bad" }, each))) : null,
    card?.lines.length ? h("ol", { class: "typed-lines" }, card.lines.map((line, i) => h("li", null, drawLine(line), suggestions(line, (clause) => take(i, clause)), others(line)))) : null);
}

/** In one line: is it a card already? @param {TypedCards} told */
function verdict(told) {
  const red = told.cards.flatMap((card) => card.lines).flatMap((line) => line.clauses).filter((clause) => !clause.read).length;
  const words = told.ok ? "Everything is read: it can be played." : red ? `${red} ${red === 1 ? "clause is" : "clauses are"} not read yet.` : "Not a card yet.";
  return h("p", { class: `verdict ${told.ok ? "good" : "bad"}` }, h("strong", null, icon(told.ok ? "check" : "close"), ` ${words}`));
}

/** A line with its clauses marked; what stands between them is as it was written. @param {TypedLine} line */
function drawLine({ text, clauses }) {
  /** @type {Child[]} */
  const out = [];
  let at = 0;
  for (const clause of clauses) {
    out.push(withSigns(text.slice(at, clause.start)), h(clause.read ? "span" : "mark", { class: `clause ${clause.read ? "green" : "red"}` }, withSigns(text.slice(clause.start, clause.end)),
      h("span", { class: "unseen" }, clause.read ? " (read)" : " (not read)")));
    at = clause.end;
  }
  return h("p", { class: "typed-line" }, out, withSigns(text.slice(at)));
}

/** What is wrong with red clauses, each with a button that mends it. @param {TypedLine} line @param {(clause: TypedClause) => void} take */
function suggestions(line, take) {
  const red = line.clauses.filter((clause) => !clause.read);
  return red.length ? h("ul", { class: "suggestions" }, red.map((clause) => h("li", null, h("span", null, clause.says),
    clause.nearest ? h("button", { type: "button", class: "take", onclick: () => take(clause) }, `Take “${clause.nearest}”`) : null))) : null;
}

/** Other words that say the very same: a card that is read needs a look. @param {TypedLine} line */
function others(line) {
  return line.others.length ? h("details", { class: "small" }, h("summary", null, `It may also mean ${line.others.length === 1 ? "something else" : "other things"}`), line.others.map((each) => h("pre", null, each))) : null;
}

/** The text with a suggestion in place of a clause, and what of it is still to be written. @param {string} text @param {number} from @param {number} to @param {string} nearest
 * @returns {[string, number, number]} */
export function taken(text, from, to, nearest) {
  const capital = /^\p{Lu}/u.test(text.slice(from, to)) ? nearest.charAt(0).toUpperCase() + nearest.slice(1) : nearest;
  const gap = capital.indexOf(GAP);
  return [text.slice(0, from) + capital + text.slice(to), gap < 0 ? from + capital.length : from + gap, gap < 0 ? from + capital.length : from + gap + GAP.length];
}
