/** Small signs: the five rings, skills, coins, honor. All drawn here; each has a word beside it or in its label. */

import { s } from "../dom.js";

/** What each element looks like inside its ring. @type {{[element: string]: string[]}} */
const ELEMENTS = {
  air: ["M-13 -5c5-7 12-7 15-2 2 4-3 7-6 4", "M-14 3h20c5 0 8 4 5 7-2 2-5 1-6-1", "M-10 9h9"],
  earth: ["M-15 11 L-4 -9 L3 3 L7 -3 L15 11Z"],
  fire: ["M0 14c-8 0-11-6-9-12 1-4 5-6 5-12 6 3 7 8 6 11 2 0 3-2 3-4 4 4 6 8 4 12-1 3-4 5-9 5Z"],
  water: ["M-15 -4c4-5 8-5 11 0s7 5 11 0 6-4 8-2", "M-15 4c4-5 8-5 11 0s7 5 11 0 6-4 8-2", "M-11 11c3-4 6-4 9 0s6 4 9 0"],
  void: ["M11 -6a12 12 0 1 0 1 11", "M5 -2a5 5 0 1 0 0 5"],
};
/** @type {{[element: string]: string}} */
const TONES = { air: "#5b7f95", earth: "#5a7a3a", fire: "#b23a20", water: "#2c6496", void: "#5d4a78" };

/** The names of the elements, in the order of the rulebook. */
export const RINGS = ["air", "earth", "fire", "void", "water"];

/** A ring's colour. @param {string} element @returns {string} */
export const tone = (element) => TONES[element] || "#5c5446";

/** An element's ring. @param {string} element @param {{label?: string, class?: string}} [how] @returns {SVGElement} */
export function ring(element, how = {}) {
  const named = how.label ? { role: "img", "aria-label": how.label } : { "aria-hidden": "true" };
  const filled = element === "earth" || element === "fire";
  return s("svg", { viewBox: "-25 -25 50 50", class: `ring-sign ${how.class || ""}`, ...named },
    s("circle", { r: 23, fill: tone(element) }),
    s("circle", { r: 19.5, fill: "none", stroke: "#fff", "stroke-width": 1.4, opacity: 0.7 }),
    (ELEMENTS[element] || []).map((d) => s("path", {
      d, fill: filled ? "#fff" : "none", stroke: "#fff", "stroke-width": filled ? 0 : 2.6, "stroke-linecap": "round",
      "stroke-linejoin": "round",
    })));
}

/** @type {{[name: string]: string[]}} */
const SIGNS = {
  military: ["M6.5 17.5 20 4c.6 3-.3 5.5-2.5 7.7L9 20M4.5 14.5l5 5M6.5 17.5 3 21"],
  political: ["M12 20 3.5 9.5a12 12 0 0 1 17 0ZM12 20 8 7M12 20l4-13"],
  glory: ["M12 3l2.6 5.8 6.4.6-4.8 4.2 1.4 6.2L12 16.6 6.4 19.8l1.4-6.2L3 9.4l6.4-.6Z"],
  honor: ["M12 3v18M6 7h12M5 21h14M8 7c0 6 8 6 8 0"],
  fate: ["M12 3a9 9 0 1 0 .01 0ZM12 9v6M9 12h6"],
  gold: ["M12 4a8 8 0 1 0 .01 0ZM9.5 9.5h5v5h-5Z"],
  hand: ["M5 6h9v13H5ZM9 4l10 2-3 13"],
  people: ["M12 4a3.6 3.6 0 1 0 .01 0M4.5 20c0-10 15-10 15 0Z"],
  deck: ["M6 5h10v13H6ZM8 20h10V8"],
  discard: ["M5 7h14M8 7v12h8V7M10 4h4"],
  removed: ["M12 4a8 8 0 1 0 .01 0M6.5 6.5l11 11"],
  eye: ["M3 12c4-7 14-7 18 0-4 7-14 7-18 0ZM12 9.5a2.5 2.5 0 1 0 .01 0"],
  strength: ["M4 20V9l3 2V7l5 3 5-3v4l3-2v11Z"],
  force: ["M6.5 17.5 20 4c.6 3-.3 5.5-2.5 7.7L9 20M4.5 14.5l5 5M6.5 17.5 3 21"],
  chi: ["M12 3a9 9 0 1 0 .01 0M12 3a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 0 0 9"],
  favor: ["M5 18h14l1-10-5 4-3-7-3 7-5-4Z"],
  clock: ["M12 4a8.5 8.5 0 1 0 .01 0M12 8v5l3 2"],
  dial: ["M12 3a9 9 0 1 0 .01 0M12 12l4-5"],
  focus: ["M12 5a7 7 0 1 0 .01 0M12 10a2 2 0 1 0 .01 0"],
  influence: ["M4 12h16M12 4v16M6.5 6.5l11 11M17.5 6.5l-11 11"],
  bowed: ["M6 12a6 6 0 1 1 2 4.5M6 18v-4h4"],
};

/** Is there a sign for this word? @param {string} name */
export const hasSign = (name) => name in SIGNS;

/** A small line drawing of a word of the game. @param {string} name @param {string} [label] @returns {SVGElement} */
export function sign(name, label) {
  return drawing(SIGNS[name] || [], { class: `sign sign-${name}`, label });
}

/** Paths in the colour of the text around them. @param {string[]} paths @param {{class: string, label?: string, filled?: boolean}} how @returns {SVGElement} */
export function drawing(paths, how) {
  const named = how.label ? { role: "img", "aria-label": how.label } : { "aria-hidden": "true" };
  return s("svg", { viewBox: "0 0 24 24", class: how.class, ...named }, paths.map((d) => s("path", {
    d, fill: how.filled ? "currentColor" : "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round", "stroke-linejoin": "round",
  })));
}
