/** The deck as text and as JSON, to copy or to save. */

import { dialog } from "../../dialog.js";
import { copy, h, toast } from "../../dom.js";

/** @param {string} name @param {{text: string, json: string}} told */
export function share(name, told) {
  const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() || "deck";
  /** @param {string} title @param {string} text @param {string} ending @param {string} kind */
  const part = (title, text, ending, kind) => h("section", { class: "export" }, h("div", { class: "row spread" }, h("h3", null, title), h("div", { class: "row" },
    h("button", { type: "button", onclick: async () => toast((await copy(text)) ? "Copied." : "This browser does not let pages copy; mark the text instead.") }, "Copy"),
    h("a", { class: "button", download: `${file}.${ending}`, href: URL.createObjectURL(new Blob([text], { type: kind })) }, "Save"))),
  h("textarea", { readonly: true, rows: 10, "aria-label": `${title}, to copy` }, text));
  dialog("Export", h("div", { class: "stack" }, part("As text", told.text, "txt", "text/plain"), part("As JSON", told.json, "json", "application/json")), { wide: true });
}
