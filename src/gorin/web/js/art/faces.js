/** The faces of the AIs: a sign each, in the manner of a family's mon. All drawn here. */

import { s } from "../dom.js";

/** What is inside the round of a sign: lines, and filled shapes. @type {{[agent: string]: {lines?: string[], shapes?: string[]}}} */
const FACES = {
  random: { lines: ["M-9 -9H9V9H-9Z"], shapes: [dot(-4.5, -4.5), dot(4.5, 4.5), dot(0, 0)] }, // a die
  pupil: { lines: ["M0 13V-2", "M0 2C-9 3-12-3-11-8-4-9 0-5 0 2", "M0 -2C7 -2 11-7 10-12 3-12-1-8 0-2"] }, // a sprout
  heuristic: { lines: ["M-12 12 9 -9", "M12 12-9 -9", "M-6 12l-6 -6", "M6 12l6 -6"] }, // two swords crossed
  captain: { lines: ["M-8 14V-13", "M-8 -12H11L6 -6l5 6H-8"] }, // a banner
  general: { lines: ["M0 13V5", "M-5 13H5", "M-12 5c-1-22 25-22 24 0Z", "M0 5V-11", "M-6 4-7 -7", "M6 4 7 -7"] }, // a war fan
  sage: { lines: ["M11 -6a12 12 0 1 0 1 11", "M6 -3a6.5 6.5 0 1 0 .5 6"], shapes: [dot(0, 0)] }, // the ring that is never closed
};

/** A round spot. @param {number} x @param {number} y */
function dot(x, y) {
  return `M${x - 2.2} ${y}a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0`;
}

/** An AI's face; who is not known here has an empty round. @param {string} agent @returns {SVGElement} */
export function face(agent) {
  const { lines = [], shapes = [] } = FACES[agent] || {};
  return s("svg", { viewBox: "-25 -25 50 50", class: "face", "aria-hidden": "true" },
    s("circle", { r: 22, fill: "none", stroke: "currentColor", "stroke-width": 2.4 }),
    lines.map((d) => s("path", { d, fill: "none", stroke: "currentColor", "stroke-width": 2.6, "stroke-linecap": "round", "stroke-linejoin": "round" })),
    shapes.map((d) => s("path", { d, fill: "currentColor" })));
}
