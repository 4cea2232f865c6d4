/** Games that were played here, and bringing the record of another. */

import { get, post } from "../api.js";
import { clear, h, refusal } from "../dom.js";
import { ago, resultText, rulesName } from "./parts/names.js";

/** @param {HTMLElement} root */
export async function show(root) {
  const list = h("div");
  const said = h("p", { "aria-live": "polite", class: "bad" });
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", id: "record-file", class: "unseen", accept: ".jsonl,.json,.txt" }));
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    file.value = "";
    if (chosen.size > 950_000) {
      clear(said, `${chosen.name} is too large: a record here has at most 950 KB.`);
      return;
    }
    clear(said, "Playing it through …");
    try {
      const brought = await post("/api/records", { text: await chosen.text() });
      location.hash = `#/replay/${brought.record}`;
    } catch (error) {
      clear(said, `${chosen.name}: ${refusal(error).message}`);
    }
  });
  root.append(h("div", { class: "wide-page" },
    h("div", { class: "row spread page-head" }, h("h1", null, "Games"), h("div", { class: "row" }, file, h("label", { class: "button", for: "record-file" }, "Open a record …"))),
    h("p", { class: "muted" }, "A record is a file of “gorin replay”, or one shared from here. It is played through choice by choice, and you can try another way from any point of it."),
    said, list));
  const { records } = await get("/api/records");
  clear(list, records.length ? h("ul", { class: "tables panel" }, records.map(row)) : h("p", { class: "panel" }, "No game has been finished here yet."));
}

/** @param {import("protocol").RecordInfo} record */
function row(record) {
  const who = record.players.map((name, i) => `${name}${record.decks[i] ? ` (${record.decks[i]})` : ""}`).join(" – ");
  return h("li", { class: "table-row" }, h("div", { class: "table-about" }, h("b", null, who),
    h("span", { class: "small muted" }, `${resultText(record.result, record.players, record.rules)} · ${rulesName(record.rules)} · ${record.choices} choices · ${ago(record.at)}`)),
  h("div", { class: "row" }, h("a", { class: "button quiet", href: `/api/records/${record.record}/file`, download: `gorin-${record.record}.jsonl`, "aria-label": `Save the record of ${who}` }, "Save"),
    h("a", { class: "button", href: `#/replay/${record.record}` }, "Replay")));
}
