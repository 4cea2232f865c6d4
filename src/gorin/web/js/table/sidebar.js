/** Beside the table: where the game stands, the log, the chat, and what one may do besides choosing. */

import { clear, h, one } from "../dom.js";
import { letter } from "./parts.js";

/** @import { ChatLine, Decline, Line, Offered, Passing, Settings, TableInfo } from "protocol" */
/** Makes a line of the log into nodes. @typedef {(text: string) => (Node|string)[]} Linker */
/** What may be offered. @typedef {Decline["what"]} Offer */
/** @typedef {NonNullable<Settings["stop"]>} Stop */

const AWAY = 60_000; // milliseconds, after which an AI may play on for somebody

/** @type {[Stop, string][]} */
const STOPS = [["choices", "when I have a choice"], ["windows", "at every window"], ["reactions", "not for actions, only to react"], ["never", "only when I must decide"]];

/** Build the sidebar; gives functions that bring its parts up to date.
 * @param {HTMLElement} root @param {{say: (text: string, to: "" | "team") => Promise<unknown>, setting: (some: Omit<Settings, "type">) => void, offer: (what: Offer, seat?: number) => void,
 *   decline: (what: Offer) => void, concede: () => void, seated: boolean, teams: boolean, many: boolean}} does */
export function sidebar(root, does) {
  const timing = h("section", { class: "timing", "aria-label": "Where the game stands" });
  const offers = h("div", { class: "offers", role: "status" });
  const log = h("div", { class: "log", tabindex: "0", "aria-label": "Log", role: "log", "aria-live": "off" });
  const chat = h("div", { class: "chat", tabindex: "0", "aria-label": "Chat", role: "log", "aria-live": "polite" });
  const input = h("input", { type: "text", maxlength: 500, placeholder: "Say something", "aria-label": "Say something to the table", autocomplete: "off" });
  /** @type {HTMLSelectElement} */
  const hears = h("select", { class: "hears", "aria-label": "Who hears it", hidden: !(does.teams && does.seated) }, h("option", { value: "" }, "to all"), h("option", { value: "team" }, "to my team"));
  const talk = h("form", { class: "talk" }, hears, input, h("button", { type: "submit" }, "Say"));
  talk.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text) { input.value = ""; await does.say(text, hears.value === "team" ? "team" : ""); }
  });
  const stop = h("select", { onchange: (event) => does.setting({ stop: /** @type {Stop} */ (event.currentTarget.value) }) }, STOPS.map(([value, words]) => h("option", { value }, words)));
  const until = h("div", { class: "row until" },
    h("button", { type: "button", dataset: { until: "conflict" }, onclick: () => does.setting({ until: "conflict" }) }, "Pass this conflict"),
    h("button", { type: "button", dataset: { until: "phase" }, onclick: () => does.setting({ until: "phase" }) }, "Pass this phase"),
    h("button", { type: "button", dataset: { until: "" }, hidden: true, onclick: () => does.setting({ until: "" }) }, "Stop passing"));
  /** @type {HTMLButtonElement} */
  const sure = h("button", { type: "button", class: "danger", onclick: () => {
    if (sure.dataset.sure) does.concede();
    sure.dataset.sure = "yes";
    sure.textContent = "Really concede?";
    setTimeout(() => { delete sure.dataset.sure; sure.textContent = "Concede"; }, 4000);
  } }, "Concede");
  const leaving = h("div", { class: "row leaving" });
  const game = h("details", { class: "game-menu" }, h("summary", null, "Passing and the game"),
    h("label", { class: "field" }, "Ask me", stop), until,
    h("div", { class: "row" }, h("button", { type: "button", onclick: () => does.offer("undo") }, "Undo"), h("button", { type: "button", onclick: () => does.offer("draw") }, "Offer a draw"), sure), leaving);
  const talks = h("details", { class: "talks" }, h("summary", null, "Chat ", h("span", { class: "unread" })), chat, talk);
  talks.addEventListener("toggle", () => { if (talks.open) { read = chat.childElementCount; one(".unread", talks).textContent = ""; chat.scrollTop = chat.scrollHeight; } });
  const deals = h("div", { class: "deals" });
  clear(root, timing, offers, deals, does.seated ? game : null, h("section", { class: "log-part", "aria-label": "What happened" }, log), talks);
  let read = 0;
  let atEnd = true; // the log follows what happens, unless somebody reads further up
  let top = 0;
  log.addEventListener("scroll", () => {
    if (log.scrollTop < top - 4) atEnd = false; // only a reader scrolls up
    if (log.scrollHeight - log.scrollTop - log.clientHeight < 40) atEnd = true;
    top = log.scrollTop;
  });
  new ResizeObserver(() => { if (atEnd) log.scrollTop = log.scrollHeight; }).observe(log);
  return {
    timing, deals,
    /** @param {Line[]} lines @param {number} from the first that changed @param {Linker} link */
    log(lines, from, link) {
      while (log.childElementCount > Math.min(from, lines.length)) log.lastElementChild?.remove();
      for (const line of lines.slice(log.childElementCount)) log.append(entry(line, link));
      if (atEnd) log.scrollTop = log.scrollHeight;
    },
    /** @param {ChatLine[]} lines */
    chat(lines) {
      clear(chat, lines.map((line) => h("p", { class: line.to === "team" ? "to-team" : line.name ? "" : "notice" }, line.to === "team" ? h("span", { class: "tag mate" }, "team") : null, line.name ? h("b", null, `${line.name}: `) : null, line.text)));
      chat.scrollTop = chat.scrollHeight;
      if (talks.open) read = lines.length;
      one(".unread", talks).textContent = lines.length > read ? `(${lines.length - read} new)` : "";
    },
    /** @param {Passing|null} passing @param {boolean} fighting */
    passing(passing, fighting) {
      if (!passing) return;
      stop.value = passing.stop;
      for (const button of until.children) {
        const which = /** @type {HTMLElement} */ (button).dataset.until;
        /** @type {HTMLElement} */ (button).hidden = which === "" ? !passing.until : Boolean(passing.until) || (which === "conflict" && !fighting);
      }
    },
    /** For whom an AI could play on: who has been away for a while, or oneself. @param {TableInfo} info @param {number|null} seat @param {string[]} names */
    leaving(info, seat, names) {
      const gone = info.seats.filter((each) => each.seat !== seat && each.gone && Date.now() - each.gone > AWAY && !each.standin && !each.out);
      const may = does.many && seat !== null && !info.seats[seat].standin && !info.seats[seat].out && !["chess", "byoyomi"].includes(info.clock.kind || "none");
      clear(leaving, may ? h("button", { type: "button", onclick: () => does.offer("replace", seat) }, "Let an AI play for me") : null,
        does.many ? gone.map((each) => h("button", { type: "button", onclick: () => does.offer("replace", each.seat) }, `An AI for ${names[each.seat]}`)) : null);
    },
    /** @param {Offered[]} list @param {number|null} seat @param {string[]} names */
    offers(list, seat, names) {
      clear(offers, list.map((offer) => {
        const mine = seat !== null && offer.agreed.includes(seat), who = names[offer.by] || letter(offer.by);
        const words = { draw: "a draw", undo: "to take a choice back", rematch: "a rematch", replace: `that an AI plays on for ${names[offer.seat ?? 0]}` }[offer.what];
        return h("div", { class: "offer" }, h("span", null, mine ? `You offered ${words}. ` : `${who} offers ${words}. `),
          seat === null ? null : mine ? h("button", { type: "button", onclick: () => does.decline(offer.what) }, "Withdraw")
            : [h("button", { type: "button", class: "primary", onclick: () => does.offer(offer.what, offer.seat ?? undefined) }, "Agree"), h("button", { type: "button", onclick: () => does.decline(offer.what) }, "Decline")]);
      }));
    },
  };
}

/** @param {Line} line @param {Linker} link */
function entry(line, link) {
  const phase = /^The (\w+ phase|turn)/.test(line.text) && line.text.includes("begins");
  return h("p", { class: `${phase ? "log-phase" : ""} ${line.kind === "pass" ? "log-pass" : ""}` }, link(line.text));
}
