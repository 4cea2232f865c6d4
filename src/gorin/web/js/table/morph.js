/** Make a drawn table into the newly drawn one, changing only what differs: focus, scrolling and motion survive. */

/** An element of the page, of HTML or drawn. @typedef {HTMLElement|SVGElement} Drawn */

/** The key of an element among its brothers, if it has one. @param {Node} node */
const keyOf = (node) => (isDrawn(node) ? node.dataset.key || undefined : undefined);

/** @param {Node} node @returns {node is Drawn} */
const isDrawn = (node) => node instanceof HTMLElement || node instanceof SVGElement;

/** @param {Drawn} old @param {Drawn} now */
export function morph(old, now) {
  if (old.dataset.same && old.dataset.same === now.dataset.same) return;
  attributes(old, now);
  children(old, now);
}

/** @param {Drawn} old @param {Drawn} now */
function attributes(old, now) {
  for (const { name, value } of [...now.attributes]) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (name !== "style" && !now.hasAttribute(name)) old.removeAttribute(name);
  if (old.style.cssText !== now.style.cssText) old.style.cssText = now.style.cssText;
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement && document.activeElement !== old && old.value !== now.value) old.value = now.value;
}

/** @param {Drawn} old @param {Drawn} now */
function children(old, now) {
  /** @type {Map<string|undefined, ChildNode>} */
  const keyed = new Map();
  for (const child of old.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = old.firstChild;
  for (const wanted of [...now.childNodes]) {
    const key = keyOf(wanted);
    /** @type {ChildNode|null|undefined} */
    let match = key ? keyed.get(key) : null;
    if (!key && at && !keyOf(at) && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName) match = at;
    if (match && match.nodeName !== wanted.nodeName) match = null;
    if (!match) { old.insertBefore(wanted, at); continue; }
    if (match === at) at = at.nextSibling; else old.insertBefore(match, at);
    if (key) keyed.delete(key);
    if (isDrawn(match) && isDrawn(wanted)) morph(match, wanted);
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
