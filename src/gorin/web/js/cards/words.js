/** Card text with its signs drawn: "+2[military]" becomes +2 and a small sword. */

import { h } from "../dom.js";
import { ring, RINGS, sign } from "../art/signs.js";

const SIGN = /\[([a-z -]+)\]/g;

/** A line of rendered text, with signs. @param {string} line @returns {(Node|string)[]} */
export function withSigns(line) {
  const out = [];
  let last = 0;
  for (const found of line.matchAll(SIGN)) {
    out.push(line.slice(last, found.index), drawn(found[1]));
    last = found.index + found[0].length;
  }
  return [...out, line.slice(last)];
}

/** @param {string} word */
function drawn(word) {
  if (RINGS.includes(word)) return ring(word, { label: word, class: "inline" });
  const made = sign(word, word);
  return made.childNodes.length ? made : h("em", null, ` ${word} `);
}

/** All lines of a card's text; the word before a colon stands out. @param {string} text @returns {HTMLElement} */
export function abilities(text) {
  return h("div", { class: "abilities" }, (text || "").split("\n").filter(Boolean).map((line) => {
    const found = /^((?:[A-Z][\w/ -]{2,40}|\w+ \(.*?\))):/.exec(line);
    return h("p", null, found ? [h("strong", null, `${found[1]}:`), withSigns(line.slice(found[0].length))] : withSigns(line));
  }));
}
