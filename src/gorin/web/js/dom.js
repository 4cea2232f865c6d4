/** Small helpers to build the page. Text is always set as text, never as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false|Child[]} Child */
/** @typedef {{style?: {[property: string]: string|number}, dataset?: {[name: string]: string|number|null|undefined}, [name: string]: unknown}} Plain */
/** Attributes of an element; a listener is told of events at this very element.
 * @template {Element} E
 * @typedef {Plain & {[On in keyof GlobalEventHandlersEventMap as `on${On}`]?: (event: GlobalEventHandlersEventMap[On] & {currentTarget: E}) => unknown}} Attrs */

/**
 * An element with attributes and children: `h("button", {class: "x", onclick: f}, "Pass")`.
 * `on…` are listeners, `style` an object of properties (also custom ones), `dataset` an object; null and false leave out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Attrs<HTMLElementTagNameMap[Tag]>|null} [attrs] @param {...Child} children @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attrs, ...children) {
  return fill(document.createElement(tag), attrs, children);
}

/** The same for SVG. @param {string} tag @param {Plain|null} [attrs] @param {...Child} children @returns {SVGElement} */
export function s(tag, attrs, ...children) {
  return fill(document.createElementNS(SVG, tag), attrs, children);
}

/** @template {HTMLElement|SVGElement} E @param {E} element @param {Plain|null|undefined} attrs @param {Child[]} children @returns {E} */
function fill(element, attrs, children) {
  for (const [name, value] of Object.entries(attrs || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, String(v));
    else if (name === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Add children of any kind: nodes, text, lists; null and false are left out. @param {Node} element @param {Child} children */
export function add(element, children) {
  for (const child of /** @type {unknown[]} */ ([children]).flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** What was thrown: its sentence, and the rules it rests on. @param {unknown} error @returns {{message: string, rules: string[], status?: number}} */
export function refusal(error) {
  const { rules = [], status } = /** @type {{rules?: string[], status?: number}} */ (error);
  return { message: error instanceof Error ? error.message : String(error), rules, status };
}

/** Empty an element and fill it anew. @param {Element} element @param {...Child} children */
export function clear(element, ...children) {
  element.replaceChildren();
  add(element, children);
  return element;
}

/** The first element that fits; there is one. @param {string} selector @param {ParentNode} [within] @returns {HTMLElement} */
export function one(selector, within = document) {
  const found = maybe(selector, within);
  if (!found) throw new Error(`There is no ${selector} on the page.`);
  return found;
}

/** The first element that fits, if any. @param {string} selector @param {ParentNode} [within] @returns {HTMLElement|null} */
export const maybe = (selector, within = document) => within.querySelector(selector);

/** All elements that fit. @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement);

/** Say something to screen readers. @param {string} text */
export function announce(text) {
  const place = maybe("#polite");
  if (place && place.textContent !== text) place.textContent = text;
}

/** A sentence that goes away by itself; for what could not be done. @param {string} text @param {string[]} [rules] */
export function toast(text, rules = []) {
  const note = h("div", { class: "toast" }, text, rules.map((id) => [" ", ruleLink(id)]));
  one("#toasts").append(note);
  setTimeout(() => note.remove(), 7000);
  return note;
}

/** Say why something could not be done. @param {unknown} error */
export function complain(error) {
  const { message, rules } = refusal(error);
  toast(message, rules);
}

/** A link to a rule by its id. @param {string} id */
export const ruleLink = (id) => h("a", { class: "rule-id", href: `#/rules/${encodeURIComponent(id)}` }, id);

/** Call something once nothing more has come for a while. @param {() => void} does @param {number} wait */
export function debounce(does, wait) {
  let timer = 0;
  return () => { clearTimeout(timer); timer = setTimeout(does, wait); };
}

/** Copy text; says whether that worked. @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = h("textarea", { class: "unseen", "aria-hidden": "true" }, text);
    document.body.append(box);
    box.select();
    const done = document.execCommand("copy");
    box.remove();
    return done;
  }
}
