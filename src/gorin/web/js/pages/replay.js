/** A game played again, choice by choice. `#/replay/ID?step=120&seat=1` */

import { get } from "../api.js";
import { catalogue, gameOf } from "../cards/catalogue.js";
import { tile } from "../cards/tile.js";
import { dialog } from "../dialog.js";
import { announce, clear, copy, h, maybe, refusal, toast } from "../dom.js";
import { draw } from "../table/draw.js";
import { Folding } from "../table/folding.js";
import { looking } from "../table/look.js";
import { cardsOf } from "../table/parts.js";
import { resultText, rulesName } from "./parts/names.js";
import { controls } from "./replay/controls.js";
import { Positions } from "./replay/positions.js";
import { tryFrom } from "./replay/trying.js";

/** @import { Position } from "protocol" */
/** @import { Chosen, View } from "shapes" */

/** @param {HTMLElement} root @param {{rest: string[], query: URLSearchParams}} params */
export async function show(root, { rest, query }) {
  const told = await get(`/api/records/${encodeURIComponent(rest[0] || "")}`);
  const { record, steps } = told, last = steps.length;
  const cards = await catalogue(gameOf(record.rules));
  const positions = new Positions(record.record, last);
  const number = (/** @type {string} */ name, /** @type {number} */ most) => (/^\d+$/.test(query.get(name) || "") ? Math.min(most, Number(query.get(name))) : null);
  let step = number("step", last) ?? 0, seat = number("seat", record.players.length - 1), asked = 0, shown = -1;
  /** @type {View|null} */ let view = null;
  /** @type {Chosen|null} */ let decision = null;
  const folding = new Folding();

  const word = gameOf(record.rules) === "ccg" ? "turn" : "round";
  /** @type {{round: number, step: number}[]} */
  const rounds = [];
  for (const each of steps) if (rounds.at(-1)?.round !== each.round) rounds.push({ round: each.round, step: each.step });
  if (!rounds.length) rounds.push({ round: 0, step: 0 });

  const board = h("div", { class: "board-place", role: "region", tabindex: 0, "aria-label": "The table" });
  const log = h("ol", { class: "replay-log", tabindex: 0, "aria-label": "Log" });
  const choice = h("div", { class: "replay-choice", "aria-live": "off" });
  const panel = controls({ last, rounds, word, players: record.players, go, see });

  /** @param {number} to */
  async function go(to) {
    step = to;
    panel.update(step, seat);
    const mine = ++asked;
    const words = new URLSearchParams({ ...(step ? { step: String(step) } : {}), ...(seat === null ? {} : { seat: String(seat) }) });
    history.replaceState(null, "", `#/replay/${record.record}${words.size ? `?${words}` : ""}`);
    try {
      const [position, lines] = await Promise.all([positions.at(step, seat), positions.log(seat)]);
      if (mine !== asked) return;
      render(position, lines);
    } catch (error) {
      if (mine === asked) toast(refusal(error).message);
    }
  }
  /** @param {number|null} whose */
  function see(whose) {
    seat = whose;
    shown = -1;
    go(step);
  }

  /** @param {Position} position @param {string[]} lines */
  function render(position, lines) {
    decision = /** @type {Chosen|null} */ (position.decision);
    view = /** @type {View} */ (position.view);
    folding.active = decision?.seat ?? folding.active;
    lay(Math.abs(step - shown) > 1);
    shown = step;
    tell(decision);
    drawLog(lines, position.lines);
  }

  /** Draw the table at this step. @param {boolean} still */
  function lay(still) {
    if (!view) return;
    const card = decision?.card ?? -1;
    draw(board, view, { cards, names: record.players, bottom: seat ?? 0, decision: decision ? { seat: decision.seat } : null, chosen: new Set(card >= 0 ? [card] : []), still, open: open() });
  }

  const open = () => (view ? folding.open(view, seat ?? 0, null) : null);

  /** What was asked at this step, and what was chosen, as far as these eyes may know. @param {Chosen|null} asking */
  function tell(asking) {
    if (!asking) {
      clear(choice, h("p", null, h("b", null, "The end. "), resultText(record.result, record.players, record.rules), "."));
      return;
    }
    const who = record.players[asking.seat];
    const options = asking.options || [];
    clear(choice, h("p", null, h("b", null, who), options.length ? `: ${asking.question}` : " chooses."),
      options.length ? h("ul", { class: "replay-options" }, options.map((text, i) => h("li", { class: i === asking.chosen ? "was-chosen" : "", "aria-current": i === asking.chosen ? "true" : null }, text))) : null);
    if (options.length) announce(`Step ${step}. ${who}: ${options[asking.chosen ?? -1] ?? ""}`);
  }

  /** @param {string[]} lines @param {number} upTo */
  function drawLog(lines, upTo) {
    if (log.dataset.of !== String(seat)) {
      clear(log);
      log.dataset.of = String(seat);
    }
    while (log.children.length > upTo) log.lastChild?.remove();
    for (let i = log.children.length; i < upTo; i++) log.append(h("li", null, lines[i]));
    log.scrollTop = log.scrollHeight;
  }

  const look = looking(board, { game: gameOf(record.rules), cards, mine: () => null });
  board.addEventListener("click", (event) => {
    const heap = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-pile]") : null);
    if (heap) {
      lookThrough(Number(heap.dataset.seat), heap.dataset.pile || "");
      return;
    }
    const strip = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-neighbour]") : null);
    if (strip) {
      folding.toggle(Number(strip.dataset.neighbour), open());
      lay(false);
      return;
    }
    const element = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-name]") : null);
    if (element && !look.wasLong()) look.sheet(element);
  });

  /** The cards of a pile, the last one first. @param {number} whose @param {string} pile */
  function lookThrough(whose, pile) {
    const there = [...cardsOf(view?.players[whose], pile)].reverse();
    dialog(`${record.players[whose]}: ${pile.replace(/_/g, " ")} (${there.length})`,
      h("div", { class: "tray pile-cards" }, there.map((each) => tile(each, cards.get(each.name || ""), { as: "div" }))), { wide: true });
  }

  const keys = (/** @type {KeyboardEvent} */ event) => {
    const at = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || maybe("dialog[open]")) return;
    if (at instanceof HTMLElement && (at.matches("select, textarea, input:not([type=range])") || (event.key === " " && at.matches("button, a")) || (at === log && !event.key.startsWith("Arrow")))) return;
    if (panel.key(event)) event.preventDefault();
  };
  document.addEventListener("keydown", keys);

  const link = () => `${location.origin}${location.pathname}${location.hash}`;
  root.append(h("div", { class: `table table-${gameOf(record.rules)} replay` },
    h("div", { class: "table-main" }, board),
    h("aside", { class: "replay-side stack", "aria-label": "Replay" },
      h("h1", { class: "replay-title" }, record.players.join(" – ")),
      h("p", { class: "small muted" }, `${rulesName(record.rules)} · ${resultText(record.result, record.players, record.rules)}`),
      panel.element, choice,
      h("div", { class: "row" },
        h("button", { type: "button", class: "primary", onclick: () => { panel.stop(); tryFrom(record, step, steps[step]?.seat ?? seat).catch((error) => toast(error.message)); } }, "Try from here"),
        h("button", { type: "button", onclick: async () => toast((await copy(link())) ? "The link is copied. It works for everybody who reaches this server." : link()) }, "Copy link"),
        h("a", { class: "button", href: `/api/records/${record.record}/file`, download: `gorin-${record.record}.jsonl` }, "Save")),
      log)));
  panel.update(step, seat);
  await go(step);
  return () => {
    panel.stop();
    look.end();
    document.removeEventListener("keydown", keys);
  };
}
