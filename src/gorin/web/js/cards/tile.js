/** A card on the table: small, with what matters now. The same tile in the editor, the browser and the replay. */

import { h } from "../dom.js";
import { crest, dark, light } from "../art/crests.js";
import { icon } from "../art/icons.js";
import { scene } from "../art/scene.js";
import { sign } from "../art/signs.js";

/** @import { Attrs } from "../dom.js" */
/** @import { Printed, Stat, TableCard, Value } from "shapes" */

/**
 * How a tile is drawn. `as`: the tag (a button unless told); `back`: which back a facedown card has;
 * `label`: for screen readers, instead of the usual; `attrs`: more attributes; `small`: a strip with the name only.
 * @typedef {{as?: "a"|"button"|"div", back?: string, label?: string, attrs?: Attrs<HTMLElement>, small?: boolean, class?: string, key?: string}} How
 */

const DASH = "–";
/** The numbers of each type of card, on the table. @type {{[type: string]: Stat[]}} */
const STATS = {
  character: ["military", "political", "glory"], attachment: ["military", "political"], province: ["strength"],
  holding: ["strength"], stronghold: ["strength"], personality: ["force", "chi", "honor"], follower: ["force"], item: ["force", "chi"],
  strategy: ["focus"], spell: ["focus"], ring: ["focus"],
};
const WITH_SIGN = new Set(["attachment", "holding", "stronghold", "item"]);
/** What may mark a card, and its icon. @type {["honored"|"dishonored"|"tainted"|"dishonorable"|"broken", string][]} */
const MARKS = [
  ["honored", "honored"], ["dishonored", "dishonored"], ["tainted", "tainted"], ["dishonorable", "dishonored"], ["broken", "close"],
];

/** A tile. @param {TableCard} card as the view has it; `{name}` alone is enough
 * @param {Printed|null} [printed] the card as printed; without it, or without a name, it lies facedown
 * @param {How} [how] @returns {HTMLElement} */
export function tile(card, printed, how = {}) {
  const known = card.name !== undefined && card.name !== null;
  if (how.small) return strip(card, printed, how);
  const named = { "aria-label": how.label || label(card, printed) };
  const tag = how.as || "button";
  const turned = `${card.bowed ? " bowed" : ""}${card.dead ? " dead" : ""}${card.broken ? " broken" : ""}${known && card.faceup === false ? " unrevealed" : ""}`;
  /** @type {Attrs<HTMLElement>} */
  const attrs = {
    ...(tag === "button" ? { type: "button" } : {}),
    class: `card ${known ? `type-${printed?.type || "unknown"}` : "facedown"} ${how.class || ""}${turned}`,
    ...(tag === "div" ? { role: "img" } : {}), ...named,
    dataset: { key: how.key ?? (card.id !== undefined ? `c${card.id}` : undefined) ?? "", ...(card.id !== undefined ? { card: card.id } : {}), ...(known ? { name: card.name } : {}) },
    ...how.attrs,
  };
  if (known && printed) attrs.style = { "--clan": dark(printed.clan), "--clan-light": light(printed.clan), ...how.attrs?.style };
  return h(tag, attrs, known ? face(card, printed) : back(how.back), h("span", { class: "card-over" }, over(card, printed, known)));
}

/** @param {TableCard} card @param {Printed|null|undefined} printed */
function face(card, printed) {
  return h("span", { class: "card-face", dataset: { same: `f/${card.name}/${card.military}/${card.cost}` } },
    h("span", { class: "card-art" }, printed ? scene(printed) : null),
    h("span", { class: "card-title" }, cost(printed) === null ? null : h("span", { class: "card-cost" }, cost(printed)),
      h("span", { class: "card-name", style: { "--fit": fit(card.name || "") } }, shortName(card.name || ""))),
    printed ? h("span", { class: "card-crest" }, crest(printed.clan)) : null);
}

/** Long words make the name smaller, so that they are not broken; so do many. @param {string} name */
function fit(name) {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.min(1, 8.5 / longest, Math.max(0.74, Math.sqrt(17 / name.length))).toFixed(2);
}

/** @param {string} [which] */
function back(which = "conflict") {
  return h("span", { class: `card-face card-back back-${which}`, dataset: { same: `b/${which}` } }, h("span", { class: "back-mark" }));
}

/** "Yasuki Palaces - exp" is short for a title with its experience. @param {string} name */
const shortName = (name) => name.replace(/ - (exp\w*)$/i, " ($1)");

/** @param {Printed|null|undefined} printed */
function cost(printed) {
  if (!printed || printed.cost === null || printed.cost === undefined) return null;
  return ["stronghold", "province", "role", "event", "celestial", "region", "ring"].includes(printed.type) && printed.deck !== "conflict" && !printed.cost ? null : printed.cost;
}

/** What lies over the card and never turns with it: numbers, fate, marks. @param {TableCard} card @param {Printed|null|undefined} printed @param {boolean} known */
function over(card, printed, known) {
  const marks = MARKS.filter(([mark]) => card[mark]);
  return [
    known && printed ? h("span", { class: "card-stats" }, figures(card, printed)) : null,
    card.fate ? h("span", { class: "card-fate" }, h("span", { class: "coin" }, card.fate)) : null,
    marks.length || (card.tokens || []).length
      ? h("span", { class: "card-marks" }, marks.map(([mark, look]) => h("span", { class: `mark ${mark}` }, icon(look))),
        (card.tokens || []).map((token) => h("span", { class: "mark token" }, shortToken(token))))
      : null,
  ];
}

/** @param {string} token */
const shortToken = (token) => (token.length > 9 ? `${token.slice(0, 8)}…` : token);

/** The numbers as they are now, marked where they are not as printed. @param {TableCard} card @param {Printed} printed */
export function figures(card, printed) {
  const names = STATS[printed.type] || [];
  return names.map((name) => {
    const before = name === "honor" && printed.type === "personality" ? printed.personal_honor : printed[name];
    const dash = (card.dash || []).includes(name) || (card[name] === undefined && before === null);
    const now = card[name] ?? before;
    if (now === undefined || (!now && WITH_SIGN.has(printed.type))) return null;
    const changed = typeof before === "number" && typeof now === "number" ? (now > before ? "raised" : now < before ? "lowered" : "") : "";
    const shown = dash || now === null ? DASH : WITH_SIGN.has(printed.type) ? plus(now) : String(now);
    return h("span", { class: `stat stat-${name} ${changed}` }, sign(name === "honor" ? "honor" : name), h("span", null, shown));
  });
}

/** A number with its sign; a word, such as "X", too. @param {Value} now */
export const plus = (now) => (Number(now) >= 0 ? `+${now}` : String(now));

/** A card as a strip with its name: attachments, cards under others. @param {TableCard} card @param {Printed|null|undefined} printed @param {How} how */
function strip(card, printed, how) {
  const known = card.name !== undefined && card.name !== null;
  const tag = how.as || "button";
  return h(tag, {
    ...(tag === "button" ? { type: "button" } : { role: "img" }), class: `strip ${card.bowed ? "bowed" : ""} ${known ? "" : "facedown"} ${how.class || ""}`,
    "aria-label": how.label || label(card, printed),
    dataset: { key: how.key ?? `c${card.id}`, card: card.id ?? "", ...(known ? { name: card.name } : {}) },
    ...how.attrs, style: printed ? { "--clan": dark(printed.clan), "--clan-light": light(printed.clan) } : {},
  }, h("span", { class: "strip-name" }, card.bowed ? sign("bowed") : null, known ? shortName(card.name || "") : "facedown"),
  known && printed ? h("span", { class: "card-stats" }, figures(card, printed)) : null,
  (card.tokens || []).map((token) => h("span", { class: "mark token" }, shortToken(token))));
}

/** A card in words: "Doji Whisperer, character, military 0, political 3, bowed, honored, 2 fate". @param {TableCard} card @param {Printed|null} [printed] */
export function label(card, printed) {
  if (card.name === undefined || card.name === null) return "a facedown card";
  const words = [shortName(card.name)];
  if (printed) {
    words.push(printed.type);
    for (const name of STATS[printed.type] || []) {
      const now = card[name] ?? (name === "honor" ? printed.personal_honor : printed[name]);
      if (typeof now === "number" && (now || !WITH_SIGN.has(printed.type))) words.push(`${name} ${(card.dash || []).includes(name) ? "dash" : now}`);
    }
  }
  for (const mark of /** @type {const} */ (["bowed", "honored", "dishonored", "tainted", "dishonorable", "broken"])) if (card[mark]) words.push(mark);
  if (card.fate) words.push(`${card.fate} fate`);
  words.push(...(card.tokens || []));
  return words.join(", ");
}
