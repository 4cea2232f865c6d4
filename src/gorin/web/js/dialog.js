/** A sheet over the page. */

import { icon } from "./art/icons.js";
import { h } from "./dom.js";

/** @import { Child } from "./dom.js" */

/** A modal dialog. Esc and a click beside it close it. @param {string} title @param {Child} children @param {{wide?: boolean, class?: string}} [how] */
export function dialog(title, children, how = {}) {
  const back = document.activeElement;
  /** @type {HTMLDialogElement} */
  const box = h("dialog", { class: `sheet ${how.class || ""} ${how.wide ? "wide" : ""}`, "aria-label": title },
    h("header", { class: "sheet-head" }, h("h2", null, title),
      h("button", { class: "quiet close", type: "button", "aria-label": "Close", onclick: () => box.close() }, icon("close"))),
    h("div", { class: "sheet-body" }, children));
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => {
    box.remove();
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
  return box;
}
