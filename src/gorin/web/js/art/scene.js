/** A little woodblock print for a card, made from its name and kind by arithmetic: always the same for the same card. */

import { s } from "../dom.js";
import { dark, flower, light } from "./crests.js";
import { tone } from "./signs.js";

/** @import { Printed } from "shapes" */
/** Gives numbers from 0 to 1. @typedef {() => number} Roll */

const SUN = "#b5452c";

/** Numbers from 0 to 1 that depend on a name only. @param {string} name */
function dice(name) {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ Number(letter.codePointAt(0)), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822507) + 0x9e3779b9;
    return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
  };
}

/** @param {Roll} roll @param {number} y @param {number} height @param {string} fill @param {number} opacity */
function hills(roll, y, height, fill, opacity) {
  const points = [`M0 80L0 ${y}`];
  for (let x = 0; x < 100;) {
    const wide = 18 + roll() * 26, peak = y - height * (0.4 + roll() * 0.6);
    points.push(`Q${(x + wide * 0.42).toFixed(0)} ${peak.toFixed(0)} ${(x + wide).toFixed(0)} ${(y - roll() * 3).toFixed(0)}`);
    x += wide;
  }
  return s("path", { d: `${points.join("")}L110 80Z`, fill, opacity });
}

/** @param {Roll} roll @param {string} fill @param {string} paper */
function waves(roll, fill, paper) {
  const out = [];
  for (let row = 0; row < 4; row++) {
    for (let i = -1; i < 7; i++) {
      const x = i * 18 + (row % 2) * 9, y = 44 + row * 9;
      out.push(s("path", { d: `M${x - 9} ${y}a9 9 0 0 1 18 0Z`, fill }),
        s("path", { d: `M${x - 6} ${y}a6 6 0 0 1 12 0M${x - 3} ${y}a3 3 0 0 1 6 0`, fill: "none", stroke: paper, "stroke-width": 1.1 }));
    }
  }
  return out;
}

/** @param {Roll} roll @param {string} ink @param {string} paper */
function clouds(roll, ink, paper) {
  return [0, 1, 2].map((i) => s("path", { d: SHAPES.cloud, fill: i === 1 ? ink : paper, stroke: ink, "stroke-width": 1.4, opacity: 0.92,
    transform: `translate(${(roll() * 60 - 30).toFixed(0)} ${(i * 16 - 6 + roll() * 6).toFixed(0)}) scale(${(0.7 + roll() * 0.4).toFixed(2)})` }));
}

/** @param {Roll} roll @param {string} ink @param {string} paper */
function blossoms(roll, ink, paper) {
  const out = [s("path", { d: `M-4 ${20 + roll() * 14}C24 ${8 + roll() * 10} 52 ${34 + roll() * 16} 106 ${10 + roll() * 20}M46 28C54 42 60 46 72 54`, fill: "none", stroke: ink, "stroke-width": 3.4, "stroke-linecap": "round" })];
  for (let i = 0; i < 9; i++) {
    const at = `translate(${(6 + roll() * 88).toFixed(0)} ${(12 + roll() * 44).toFixed(0)})`;
    out.push(s("path", { d: flower("unicorn", 5 + roll() * 2.5), fill: i % 3 ? paper : SUN, stroke: ink, "stroke-width": 1, transform: at }));
  }
  return out;
}

/** @param {Roll} roll @param {string} ink */
function geese(roll, ink) {
  const x = 12 + roll() * 20, y = 14 + roll() * 10;
  return [hills(roll, 70, 14, ink, 0.8), ...Array.from({ length: 7 }, (_, i) => s("path", {
    d: `M${(x + i * 9).toFixed(0)} ${(y + Math.abs(i - 3) * 5).toFixed(0)}q3 -4 5 0q2 -4 6 -1`, fill: "none", stroke: ink, "stroke-width": 2, "stroke-linecap": "round" }))];
}

/** @param {Roll} roll @param {string} ink @param {string} paper */
function rain(roll, ink, paper) {
  return [hills(roll, 64, 22, ink, 0.7), ...Array.from({ length: 22 }, () => {
    const x = roll() * 110, y = roll() * 60, long = 8 + roll() * 10;
    return s("path", { d: `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.4).toFixed(1)} ${long.toFixed(1)}`, stroke: roll() < 0.5 ? ink : paper, "stroke-width": 1.3, opacity: 0.85 });
  })];
}

/** What happens at once has no shape of its own: the weather of the moment. */
const MOMENTS = [waves, clouds, blossoms, geese, rain];

const SHAPES = {
  helmet: "M27 62c0-22 10-30 23-30s23 8 23 30l9 5H18ZM50 38C39 30 31 20 30 9c8 6 14 11 20 13 6-2 12-7 20-13-1 11-9 21-20 29Z",
  fan: "M50 64 22 38a40 40 0 0 1 56 0Z",
  gate: "M18 22c20 5 44 5 64 0l1 6c-20 5-46 5-66 0ZM26 38h48v5H26ZM31 28h6v40h-6ZM63 28h6v40h-6ZM47 28h6v11h-6Z",
  blade: "M14 62C40 50 66 30 84 8c2 2 1 5 0 7C66 38 44 56 17 67ZM30 50l8 10-4 3-8-10Z",
  scroll: "M24 20h46v40H24ZM20 17h54v5H20ZM20 58h54v5H20Z",
  house: "M12 40c16-3 28-10 38-20 10 10 22 17 38 20l-3 4H15ZM24 44h52v24H24Z",
  castle: "M22 66h56V54H22ZM16 54c12-2 20-6 24-11h20c4 5 12 9 24 11ZM32 43h36v-8H32ZM28 36c8-2 14-5 17-9h10c3 4 9 7 17 9ZM40 27h20v-6H40ZM36 22c7-2 11-5 14-10 3 5 7 8 14 10Z",
  banners: "M20 12h3v56h-3ZM23 14h14v34H23ZM46 8h3v60h-3ZM49 10h14v36H49ZM72 12h3v56h-3ZM75 14h14v34H75Z",
  flame: "M50 68c-18 0-24-12-20-24 3-9 11-13 11-27 13 7 16 17 14 25 4-1 7-5 7-9 9 8 12 17 8 26-3 6-10 9-20 9Z",
  cloud: "M14 40c2-9 14-11 18-4 3-10 20-11 22 0 6-6 18-3 18 5 8-1 14 3 14 9H10c-2-6 0-9 4-10Z",
};

/** Which shape stands for a card. @param {Printed} card @returns {keyof typeof SHAPES|""} */
function shape(card) {
  const words = [...(card.traits || []), ...(card.keywords || [])];
  const has = (/** @type {string[]} */ ...wanted) => wanted.some((word) => words.includes(word));
  switch (card.type) {
    case "character": case "personality":
      if (has("courtier", "diplomat", "magistrate", "noble")) return "fan";
      if (has("shugenja", "monk", "priest")) return "gate";
      return "helmet";
    case "attachment": case "item": return has("weapon", "armor") ? "blade" : "scroll";
    case "follower": return "banners";
    case "spell": return "flame";
    case "holding": return "house";
    case "stronghold": return "castle";
    case "celestial": case "wind": return "cloud";
    default: return "";
  }
}

/** @type {Map<string, SVGElement>} */
const made = new Map();

/** The print of a card. @param {Printed} card as the card browser describes it @returns {SVGElement} */
export function scene(card) {
  const key = `${card.type}/${card.name}`;
  if (!made.has(key)) made.set(key, print(card));
  return /** @type {SVGElement} */ (/** @type {SVGElement} */ (made.get(key)).cloneNode(true));
}

/** @param {Printed} card */
function print(card) {
  const clan = card.clan, ink = dark(clan), paper = light(clan), roll = dice(card.name);
  const element = (card.elements || [])[0] || (card.keywords || []).find((word) => tone(word) !== tone(""));
  const high = roll() < 0.5, x = 22 + roll() * 56, form = shape(card);
  const land = card.type === "province" || card.type === "region", sea = ["event", "strategy"].includes(card.type);
  return s("svg", { viewBox: "0 0 100 76", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true", class: "scene" },
    s("rect", { width: 100, height: 80, fill: paper }),
    [0, 1, 2].map((i) => s("rect", { width: 100, height: 10 - i * 2, y: [0, 10, 18][i], fill: ink, opacity: [0.26, 0.15, 0.07][i] })),
    s("circle", { cx: x, cy: high ? 22 : 34, r: 11 + roll() * 7, fill: element ? tone(element) : SUN, opacity: 0.88 }),
    hills(roll, 56, land ? 40 : 26, ink, land ? 0.45 : 0.22),
    sea ? MOMENTS[Math.floor(roll() * MOMENTS.length)](roll, ink, paper) : hills(roll, 68, land ? 24 : 16, ink, land ? 0.85 : 0.38),
    ["ring", "role"].includes(card.type) ? s("circle", { cx: 50, cy: 40, r: 20, fill: "none", stroke: ink, "stroke-width": 5 }) : null,
    form ? s("path", { d: SHAPES[form], fill: ink, stroke: paper, "stroke-width": 1.4 }) : null,
    form === "banners" || form === "castle" || form === "helmet"
      ? s("path", { d: flower(clan, 5), fill: paper, transform: form === "banners" ? "translate(56 24)" : form === "castle" ? "translate(50 60)" : "translate(50 48)" }) : null);
}
