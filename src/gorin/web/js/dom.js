/** Small helpers to build the page. Text is always set as text, never as HTML. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false|Child[]} Child */

/**
 * An element with attributes and children: `h("button", {class: "x", onclick: f}, "Pass")`.
 * `on…` are listeners, `style` an object of properties (also custom ones), `dataset` an object; null and false leave out.
 * @param {string} tag @param {Record<string, any>|null} [attrs] @param {...Child} children @returns {HTMLElement}
 */
export function h(tag, attrs, ...children) {
  return fill(document.createElement(tag), attrs, children);
}

/** The same for SVG. @param {string} tag @param {Record<string, any>|null} [attrs] @param {...Child} children @returns {SVGElement} */
export function s(tag, attrs, ...children) {
  return fill(document.createElementNS(SVG, tag), attrs, children);
}

function fill(element, attrs, children) {
  for (const [name, value] of Object.entries(attrs || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) element.style.setProperty(key, String(v));
    else if (name === "dataset") Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  add(element, children);
  return element;
}

/** Add children of any kind: nodes, text, lists; null and false are left out. @param {Node} element @param {Child} children */
export function add(element, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** Empty an element and fill it anew. @param {Element} element @param {...Child} children */
export function clear(element, ...children) {
  element.replaceChildren();
  add(element, children);
  return element;
}

/** The first element that fits. @param {string} selector @param {ParentNode} [within] @returns {any} */
export const one = (selector, within = document) => within.querySelector(selector);

/** All elements that fit. @param {string} selector @param {ParentNode} [within] @returns {any[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Say something to screen readers. @param {string} text */
export function announce(text) {
  const place = one("#polite");
  if (place && place.textContent !== text) place.textContent = text;
}

/** A sentence that goes away by itself; for what could not be done. @param {string} text @param {string[]} [rules] */
export function toast(text, rules = []) {
  const note = h("div", { class: "toast" }, text, rules.map((id) => [" ", ruleLink(id)]));
  one("#toasts").append(note);
  setTimeout(() => note.remove(), 7000);
}

/** A link to a rule by its id. @param {string} id */
export const ruleLink = (id) => h("a", { class: "rule-id", href: `#/rules/${encodeURIComponent(id)}` }, id);

/** Call something once nothing more has come for a while. @param {(...args: any[]) => void} does @param {number} wait */
export function debounce(does, wait) {
  let timer = 0;
  return (...args) => { clearTimeout(timer); timer = setTimeout(() => does(...args), wait); };
}

/** Copy text; says whether that worked. @param {string} text @returns {Promise<boolean>} */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = h("textarea", { class: "unseen", "aria-hidden": "true" }, text);
    document.body.append(box);
    /** @type {HTMLTextAreaElement} */ (box).select();
    const done = document.execCommand("copy");
    box.remove();
    return done;
  }
}
