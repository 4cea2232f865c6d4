/** The router: an address after # is a page. A page is a module with `show(root, params)`, which may give a cleanup. */

import { icon } from "./art/icons.js";
import { clear, h, one, refusal, ruleLink } from "./dom.js";
import { apply, change, listen, settings } from "./settings.js";

/** @typedef {{rest: string[], query: URLSearchParams}} Params */


/** @type {[RegExp, string, string][]} */
const PAGES = [
  [/^$/, "home", "Play"],
  [/^table\//, "table", "Table"],
  [/^decks\/edit/, "editor", "Deck editor"],
  [/^decks/, "decks", "Decks"],
  [/^cards\/[^/]+\/.+/, "card", "Card"],
  [/^cards/, "cards", "Cards"],
  [/^workshop/, "workshop", "Workshop"],
  [/^rules/, "rules", "Rules"],
  [/^games/, "games", "Games"],
  [/^replay/, "replay", "Replay"],
  [/^learn/, "learn", "Learn"],
  [/^play/, "play", "Play"],
];

/** @type {(() => void)|void} */
let leave;
let visit = 0;

/** The address in parts: `#/rules/rr.covert?q=x` is path "rules/rr.covert", rest ["rr.covert"] and a query. */
export function parts(hash = location.hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  const words = path.split("/").filter(Boolean).map(decode);
  return { path, rest: words.slice(1), query: new URLSearchParams(query) };
}

/** @param {string} word */
function decode(word) {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

async function route() {
  if (location.hash && !location.hash.startsWith("#/")) return; // the skip link
  const mine = ++visit;
  const { path, rest, query } = parts();
  const [, page, title] = PAGES.find(([pattern]) => pattern.test(path)) || [null, null, "Nothing here"];
  for (const sheet of document.querySelectorAll("dialog[open]")) /** @type {HTMLDialogElement} */ (sheet).close();
  if (leave) leave();
  leave = undefined;
  const root = one("#page");
  root.className = `page-${page || "none"}`;
  document.title = title === "Play" ? "Gorin" : `${title} · Gorin`;
  for (const link of document.querySelectorAll("#nav a")) {
    const here = (link.getAttribute("href") || "").slice(2).split("/")[0] === path.split("/")[0];
    if (here) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
  }
  fold(false);
  if (!page) {
    clear(root, wrong("There is nothing at this address."));
    return;
  }
  clear(root);
  root.setAttribute("aria-busy", "true");
  try {
    const { show } = await import(`./pages/${page}.js`);
    if (mine !== visit) return;
    const done = await show(root, { rest, query });
    if (mine === visit) leave = done; else if (done) done();
  } catch (error) {
    const { message, rules, status } = refusal(error);
    if (mine === visit) clear(root, wrong(message, rules));
    if (status === undefined) console.error(error);
  } finally {
    if (mine === visit) root.removeAttribute("aria-busy");
  }
}

/** A page that says what is wrong. @param {string} sentence @param {string[]} [rules] */
function wrong(sentence, rules = []) {
  return h("section", { class: "narrow" }, h("h1", null, "That did not work"), h("p", null, sentence),
    rules.length ? h("p", null, "The rule: ", rules.map((id) => [ruleLink(id), " "])) : null,
    h("p", null, h("a", { class: "button", href: "#/" }, "To the first page")));
}

/** @param {boolean} open */
function fold(open) {
  one(".nav-toggle").setAttribute("aria-expanded", String(open));
  one("#nav").classList.toggle("open", open);
}

const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

function nameTheme() {
  const { theme } = settings();
  const button = one(".theme-toggle");
  clear(button, icon(theme));
  button.setAttribute("aria-label", `Theme: ${theme}. Press to change.`);
  button.title = `Theme: ${theme}`;
}

one(".theme-toggle").addEventListener("click", () => {
  change({ theme: THEMES[(THEMES.indexOf(settings().theme) + 1) % THEMES.length] });
});
one(".nav-toggle").addEventListener("click", () => fold(one(".nav-toggle").getAttribute("aria-expanded") !== "true"));
one(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  one("#page").focus();
});
listen(nameTheme);
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
addEventListener("hashchange", route);
apply();
nameTheme();
route();
