/** Make a drawn table into the newly drawn one, changing only what differs: focus, scrolling and motion survive. */

/** The key of an element among its brothers, if it has one. */
const keyOf = (node) => (node.nodeType === 1 ? node.dataset?.key || undefined : undefined);

/** @param {Element} old @param {Element} now */
export function morph(old, now) {
  if (old.dataset?.same && old.dataset.same === now.dataset?.same) return;
  attributes(old, now);
  children(old, now);
}

function attributes(old, now) {
  for (const { name, value } of [...now.attributes]) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (name !== "style" && !now.hasAttribute(name)) old.removeAttribute(name);
  if (old.style && old.style.cssText !== now.style.cssText) old.style.cssText = now.style.cssText;
  if (old instanceof HTMLInputElement && document.activeElement !== old && old.value !== now.value) old.value = now.value;
}

function children(old, now) {
  const keyed = new Map();
  for (const child of old.childNodes) if (keyOf(child)) keyed.set(keyOf(child), child);
  let at = old.firstChild;
  for (const wanted of [...now.childNodes]) {
    const key = keyOf(wanted);
    let match = key ? keyed.get(key) : null;
    if (!key && at && !keyOf(at) && at.nodeType === wanted.nodeType && at.nodeName === wanted.nodeName) match = at;
    if (match && match.nodeName !== wanted.nodeName) match = null;
    if (!match) { old.insertBefore(wanted, at); continue; }
    if (match === at) at = at.nextSibling; else old.insertBefore(match, at);
    if (key) keyed.delete(key);
    if (match.nodeType === 1) morph(match, wanted);
    else if (match.nodeValue !== wanted.nodeValue) match.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
