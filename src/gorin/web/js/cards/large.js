/** A card large: what is printed, what it is now and why, its rulings, and why it cannot be used. */

import { h, ruleLink } from "../dom.js";
import { crest, dark, light } from "../art/crests.js";
import { icon } from "../art/icons.js";
import { scene } from "../art/scene.js";
import { hasSign, ring, sign } from "../art/signs.js";
import { plus } from "./tile.js";
import { abilities, withSigns } from "./words.js";

const DASH = "–";
/** @import { Figure, Live, Printed, ReadCard } from "shapes" */
/** @import { Refusal } from "protocol" */

/** What is shown of each type, in order. @type {{[type: string]: Figure[]}} */
const FIGURES = {
  character: ["cost", "military", "political", "glory"], attachment: ["cost", "military", "political"], event: ["cost"],
  province: ["strength"], holding: ["strength"], stronghold: ["strength", "honor", "fate", "influence"],
  personality: ["force", "chi", "honor_requirement", "cost", "personal_honor"], follower: ["force", "cost", "focus"],
  item: ["force", "chi", "cost", "focus"], spell: ["cost", "focus"], strategy: ["cost", "focus"], ring: ["focus"],
};
const PLUS = new Set(["attachment", "holding"]);

/**
 * A card large. @param {Printed} printed as the server describes it
 * @param {{read?: ReadCard|null, why?: Refusal[], rulings?: string[], heading?: "h1"|"h3"}} [more]
 * `read` is the server's answer to `read`, `why` the refusals of `why`, `rulings` ids of rules
 * @returns {HTMLElement}
 */
export function large(printed, more = {}) {
  const { read, why = [], rulings = printed.rulings || [] } = more;
  const kinds = (read?.traits || read?.keywords) ? [...(read.traits || []), ...(read.keywords || [])] : [...(printed.traits || []), ...(printed.keywords || [])];
  return h("article", { class: "large", style: { "--clan": dark(printed.clan), "--clan-light": light(printed.clan) } },
    h("div", { class: "large-art" }, scene(printed)),
    h("header", { class: "large-head" },
      h("div", null, h(more.heading || "h3", { class: "large-name" }, printed.unique ? [icon("unique", "unique"), " "] : null, printed.name), h("p", { class: "large-kind" }, kind(printed))),
      crest(printed.clan, { label: `${printed.clan} crest`, size: 40 })),
    numbers(printed, read),
    kinds.length ? h("p", { class: "traits" }, kinds.map((each) => `${capital(each)}. `)) : null,
    state(read),
    abilities(printed.text),
    read?.blank ? h("p", { class: "note" }, "Its text is blank now.") : null,
    why.length ? h("section", { class: "why" }, h("h4", null, "Why it cannot be used now"), h("ul", null, why.map((each) =>
      h("li", null, withSigns(each.sentence), " ", ruleLink(each.rule))))) : null,
    rulings.length ? h("section", { class: "rulings" }, h("h4", null, "Rulings"), h("p", null, rulings.map((id) => [ruleLink(id), " "]))) : null,
    h("footer", { class: "large-foot" }, origin(printed)));
}

/** @param {Printed} printed */
function kind(printed) {
  const deck = ["dynasty", "conflict", "fate"].includes(printed.deck || "") ? `${printed.deck} ` : "";
  return [capital(printed.clan), " ", deck, printed.type, (printed.elements || []).map((element) => [" ", ring(element, { label: element, class: "inline" })])];
}

/** @param {string} words */
const capital = (words) => words.replace(/(^|-|\s)\w/g, (letter) => letter.toUpperCase());
/** @param {Printed} printed */
const origin = (printed) => `${capital((printed.set || "").replace(/-/g, " "))}${printed.number ? `, ${printed.number}` : ""} · as Gorin plays it`;

/** A number as it is now, if it is told with what makes it so. @param {ReadCard|null|undefined} read @param {Figure} name @returns {Live|null} */
function live(read, name) {
  const told = read?.[name];
  return told && typeof told === "object" ? told : null;
}

/** The numbers in a row; where one is not as printed, what makes it so is listed below. @param {Printed} printed @param {ReadCard|null|undefined} read */
function numbers(printed, read) {
  const names = (FIGURES[printed.type] || []).filter((name) => printed[name] !== undefined);
  const boxes = names.map((name) => {
    const told = live(read, name);
    const value = told ? told.now : name === "cost" && typeof read?.cost === "number" ? read.cost : printed[name];
    const changed = told && typeof told.now === "number" && typeof told.printed === "number" ? (told.now > told.printed ? "raised" : told.now < told.printed ? "lowered" : "") : "";
    const shown = value === null || value === undefined ? DASH : PLUS.has(printed.type) && name !== "cost" ? plus(value) : value;
    return h("div", { class: `figure ${changed}` }, h("span", { class: "figure-value" }, hasSign(name) ? sign(name) : null, shown), h("span", { class: "figure-name" }, name.replace("_", " ")));
  });
  const reasons = names.map((name) => reason(name, live(read, name))).filter(Boolean);
  return [boxes.length ? h("div", { class: "figures" }, boxes) : null, reasons.length ? h("ul", { class: "reasons" }, reasons) : null];
}

/** "military 5: 3 base, +2 Fine Katana"; nothing where nothing changes the number. @param {Figure} name @param {Live|null} told */
function reason(name, told) {
  if (!told?.modifiers?.length) return null;
  const base = told.base ?? told.printed;
  const parts = told.modifiers.map((each) => {
    const how = each.add !== undefined ? signed(each.add) : "times" in each ? `×${each.times}` : "divided_by" in each ? `÷${each.divided_by}`
      : "set" in each ? `set to ${each.set}` : "least" in each ? `at least ${each.least}` : "most" in each ? `at most ${each.most}` : "";
    return [", ", h("b", null, how), " ", each.from || ""];
  });
  return h("li", null, h("b", null, `${capital(name.replace("_", " "))} ${told.now ?? DASH}`), `: ${base ?? DASH} base`, parts);
}

/** @param {number} n */
const signed = (n) => (n >= 0 ? `+${n}` : `−${-n}`);

/** Where it is and how it stands. @param {ReadCard|null|undefined} read */
function state(read) {
  if (!read) return null;
  /** @type {string[]} */
  const words = [];
  if (read.zone) words.push(read.zone === "play" ? "in play" : read.zone);
  for (const mark of /** @type {const} */ (["bowed", "honored", "dishonored", "tainted", "dishonorable", "broken"])) if (read[mark]) words.push(mark);
  if (read.fate) words.push(`${read.fate} fate`);
  if (read.participating || read.side) words.push(typeof read.participating === "string" ? read.participating : read.side || "participating");
  if (read.attached_to) words.push(`attached to ${read.attached_to.name || read.attached_to.ring || "a facedown card"}`);
  for (const other of read.attachments || []) words.push(`bears ${other.name || "a facedown card"}`);
  for (const token of read.tokens || []) words.push(typeof token === "string" ? token : token.name);
  return words.length ? h("p", { class: "state" }, capital(words[0]), words.slice(1).map((word) => ` · ${word}`)) : null;
}
