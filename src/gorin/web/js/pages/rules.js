/** The rulebook: search, a heading with all its rules, one rule among its neighbours. `#/rules?q=`, `#/rules/rr.covert.2` */

import { get, once } from "../api.js";
import { icon } from "../art/icons.js";
import { announce, clear, debounce, h, maybe, refusal, ruleLink } from "../dom.js";

/** @import { Child } from "../dom.js" */
/** @import { DocumentInfo, RuleInfo } from "protocol" */

const LIMIT = 60;

/** @param {HTMLElement} root @param {{rest: string[], query: URLSearchParams}} params */
export async function show(root, { rest, query }) {
  const { documents } = await once("/api/documents");
  const body = h("div", { class: "rules-body" });
  const begin = { q: query.get("q") || "", document: query.get("document") || "" };
  const q = /** @type {HTMLInputElement} */ (h("input", { type: "search", value: begin.q, placeholder: "Words, or an id such as rr.covert", "aria-label": "Find rules" }));
  const book = /** @type {HTMLSelectElement} */ (h("select", { "aria-label": "Document" }, h("option", { value: "" }, "All documents"), documents.map((each) =>
    h("option", { value: each.document, selected: each.document === begin.document }, each.title))));
  let asked = 0;

  async function look() {
    const words = q.value.trim(), mine = ++asked;
    if (!words) {
      history.replaceState(null, "", book.value ? `#/rules?document=${book.value}` : "#/rules");
      contents(body, documents, book.value);
      return;
    }
    history.replaceState(null, "", `#/rules?${new URLSearchParams({ q: words, ...(book.value ? { document: book.value } : {}) })}`);
    let told;
    try {
      told = await get("/api/rules", { q: words, document: book.value, limit: LIMIT });
    } catch (error) {
      if (mine === asked) clear(body, h("p", { class: "bad" }, refusal(error).message));
      return;
    }
    if (mine !== asked) return;
    announce(`${told.found} rules`);
    clear(body, h("p", { class: "muted" }, told.found > LIMIT ? `${told.found} rules, the first ${LIMIT} of them:` : `${told.found} ${told.found === 1 ? "rule" : "rules"}`),
      h("ul", { class: "rule-list" }, told.rules.map((rule) => entry(rule, { heading: true, words }))));
  }
  const form = h("form", { class: "filters", role: "search", "aria-label": "Find rules", onsubmit: (event) => { event.preventDefault(); look(); } }, q, book);
  q.addEventListener("input", debounce(look, 180));
  book.addEventListener("change", look);
  root.append(h("div", { class: "wide-page rules-page" }, h("div", { class: "page-head" }, h("h1", null, h("a", { href: "#/rules", class: "plain" }, "Rules"))), form, body));
  if (rest[0]) await heading(body, rest[0], documents);
  else await look();
}

/** A rule in a list. @param {RuleInfo} rule @param {{heading?: boolean, chosen?: boolean, words?: string}} [how] */
function entry(rule, how = {}) {
  const cards = rule.cards || [];
  const game = ["emp", "sam"].includes(rule.document) ? "ccg" : "lcg";
  return h("li", { id: `rule-${rule.id}`, class: how.chosen ? "chosen-rule" : "", "aria-current": how.chosen ? "true" : null },
    h("div", { class: "row" }, ruleLink(rule.id), how.heading ? h("a", { class: "small", href: `#/rules/${rule.id.replace(/\.\d+$/, "")}` }, rule.title) : null),
    h("p", null, how.words ? marked(rule.says, how.words) : rule.says),
    rule.reading ? h("p", { class: "small" }, h("b", null, "As Gorin reads it: "), rule.reading) : null,
    rule.superseded ? h("p", { class: "small superseded" }, h("b", null, "Overridden: "), linked(rule.superseded)) : null,
    cards.length ? h("p", { class: "small" }, "Cards: ", cards.map((name, i) => [i ? ", " : "", h("a", { href: `#/cards/${game}/${encodeURIComponent(name)}` }, name)])) : null);
}

/** Ids in a sentence as links. @param {string} text */
function linked(text) {
  return text.split(/\b((?:rr|mp|fr|emp|sam)\.[a-z0-9-]+(?:\.\d+)?)\b/).map((part, i) => (i % 2 ? ruleLink(part) : part));
}

/** The words that were searched for, marked. @param {string} text @param {string} words */
function marked(text, words) {
  const parts = words.split(/\s+/).filter((word) => word.length > 1).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!parts.length) return text;
  return text.split(new RegExp(`(${parts.join("|")})`, "gi")).map((part, i) => (i % 2 ? h("mark", null, part) : part));
}

/** A heading with all its rules, one of them perhaps meant, and the headings beside it. @param {HTMLElement} body @param {string} id @param {DocumentInfo[]} documents */
async function heading(body, id, documents) {
  const slug = id.replace(/\.\d+$/, "");
  const told = await get(`/api/rules/${encodeURIComponent(slug)}`).catch((error) => {
    if (error.status !== 404) throw error;
    return get(`/api/rules/${encodeURIComponent(id)}`);
  });
  const book = documents.find((each) => each.document === slug.split(".")[0]);
  const place = book ? book.headings.findIndex((each) => each.id === slug) : -1;
  const step = (/** @type {number} */ by, /** @type {Child} */ arrow) => {
    const other = book?.headings[place + by];
    return other ? h("a", { class: "button", rel: by > 0 ? "next" : "prev", href: `#/rules/${other.id}` }, by < 0 ? [arrow, " ", other.title] : [other.title, " ", arrow]) : h("span");
  };
  const title = told.rules[0].title;
  document.title = `${title} · Gorin`;
  clear(body, h("p", { class: "muted" }, h("a", { href: `#/rules?document=${book?.document || ""}` }, book?.title || "The rulebook")),
    h("h2", { class: "rule-heading" }, title, " ", h("code", { class: "muted" }, slug)),
    h("ol", { class: "rule-list" }, told.rules.map((rule) => entry(rule, { chosen: rule.id === id }))),
    h("nav", { class: "row spread", "aria-label": "Neighbours" }, place >= 0 ? [step(-1, icon("before")), step(1, icon("next"))] : null));
  maybe(".chosen-rule", body)?.scrollIntoView({ block: "center" });
}

/** The table of contents. @param {HTMLElement} body @param {DocumentInfo[]} documents @param {string} chosen */
function contents(body, documents, chosen) {
  clear(body, documents.filter((each) => !chosen || each.document === chosen).map((each) => h("details", { class: "panel contents", open: Boolean(chosen) },
    h("summary", null, h("b", null, each.title), h("span", { class: "muted" }, ` ${each.headings.reduce((n, x) => n + x.rules, 0)} rules`)),
    h("ul", { class: "headings" }, each.headings.map((x) => h("li", null, h("a", { href: `#/rules/${x.id}` }, x.title)))))));
}
