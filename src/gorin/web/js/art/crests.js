/** Our own crests: each clan a colour and a flower of so many petals, drawn by arithmetic, as `gorin card --svg` draws them. */

import { s } from "../dom.js";

/** A dark and a light tone of each clan; the same numbers as terminal/crests.py. @type {{[clan: string]: [string, string]}} */
export const COLORS = {
  crab: ["#23405f", "#dfe7ee"],
  crane: ["#2f77a8", "#e6f2f8"],
  dragon: ["#2d6b45", "#e3f0e6"],
  lion: ["#a87a17", "#f7efd9"],
  mantis: ["#2b7f78", "#def1ee"],
  phoenix: ["#b8541d", "#f8e8dd"],
  scorpion: ["#8c1c2b", "#f5e0e2"],
  spider: ["#3b3b3b", "#e8e8e8"],
  unicorn: ["#6a3d8f", "#eee5f4"],
  neutral: ["#5c5446", "#efece5"],
};
/** How many petals, how deep, how pointed. @type {{[clan: string]: [number, number, number]}} */
const PETALS = {
  crab: [4, 0.45, 1], crane: [6, 0.35, 2], dragon: [3, 0.55, 1.5], lion: [8, 0.25, 1], mantis: [2, 0.7, 1],
  phoenix: [5, 0.5, 2.5], scorpion: [7, 0.4, 3], spider: [8, 0.6, 3], unicorn: [5, 0.6, 1], neutral: [12, 0.15, 1],
};
const STEPS = 120;

/** The tone for borders and titles. @param {string} clan @returns {string} */
export const dark = (clan) => (COLORS[clan] || COLORS.neutral)[0];

/** The tone of the paper. @param {string} clan @returns {string} */
export const light = (clan) => (COLORS[clan] || COLORS.neutral)[1];

/** The outline of a clan's flower around 0,0. @param {string} clan @param {number} radius @returns {string} */
export function flower(clan, radius) {
  const [petals, depth, point] = PETALS[clan] || PETALS.neutral;
  const outline = [];
  for (let i = 0; i < STEPS; i++) {
    const angle = (2 * Math.PI * i) / STEPS;
    const wave = Math.abs(Math.cos((petals * angle) / 2)) ** point;
    const r = radius * (1 - depth + depth * wave);
    outline.push(`${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`);
  }
  return `M${outline.join("L")}Z`;
}

/** A clan's crest: a disc with a flower cut into it. It carries no meaning of its own unless a label is given.
 * @param {string} clan @param {{size?: number, label?: string, class?: string}} [how] @returns {SVGElement} */
export function crest(clan, how = {}) {
  const named = how.label ? { role: "img", "aria-label": how.label } : { "aria-hidden": "true" };
  const size = how.size ? { width: how.size, height: how.size } : {};
  return s("svg", { viewBox: "-32 -32 64 64", class: `crest ${how.class || ""}`, ...size, ...named },
    s("circle", { r: 32, fill: dark(clan) }),
    s("path", { d: flower(clan, 26), fill: light(clan) }),
    s("circle", { r: 5.8, fill: dark(clan) }));
}
