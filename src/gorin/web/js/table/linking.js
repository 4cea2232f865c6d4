/** Names of cards in the log can be looked at; seats' letters are marked. */

import { h } from "../dom.js";
import { badge } from "./parts.js";

/** A seat's letter in a sentence; at its beginning only before a verb, for "A card …" is no seat. */
const SEAT = /^([A-H])(?='s\b|[,;.)]|$| (?:[a-z]+s|bid|has|did)\b)|(?<=[\s(])([A-H])(?='s\b|[\s,;.)]|$)/g;

/** @import { Printed } from "shapes" */

/** Plain text with its seats marked. @param {string} text @param {boolean} first does the sentence begin with it? @returns {(Node|string)[]} */
export function seats(text, first) {
  /** @type {(Node|string)[]} */
  const out = [];
  let last = 0;
  for (const found of text.matchAll(SEAT)) {
    if (found[1] && !first) continue;
    out.push(text.slice(last, found.index), badge((found[1] || found[2]).charCodeAt(0) - 65));
    last = found.index + 1;
  }
  return [...out, text.slice(last)];
}

/** Gives a function that makes a line of the log into nodes. @param {Map<string, Printed>} cards @returns {(text: string) => (Node|string)[]} */
export function linker(cards) {
  /** @type {Map<string, string[]>} */
  const starts = new Map();
  for (const name of cards.keys()) {
    const first = name.split(/[\s,]/)[0];
    starts.set(first, [...(starts.get(first) || []), name]);
  }
  for (const names of starts.values()) names.sort((a, b) => b.length - a.length);
  return (text) => {
    /** @type {(Node|string)[]} */
    const out = [];
    let plain = "";
    for (let at = 0; at < text.length;) {
      const found = at === 0 || /[\s(]/.test(text[at - 1]) ? named(starts, text, at) : null;
      if (found) {
        out.push(...seats(plain, !out.length), h("span", { class: "named", dataset: { name: found } }, found));
        plain = "";
        at += found.length;
      } else plain += text[at++];
    }
    return [...out, ...seats(plain, !out.length)];
  };
}

/** @param {Map<string, string[]>} starts @param {string} text @param {number} at */
function named(starts, text, at) {
  const word = /^[^\s,.;:)]+/.exec(text.slice(at))?.[0];
  const near = word ? [...(starts.get(word) || []), ...(starts.get(`${word}.`) || [])] : [];
  return near.find((name) => text.startsWith(name, at) && !/[\p{L}]/u.test(text[at + name.length] || "")) || null;
}
