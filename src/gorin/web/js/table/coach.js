/** The coach of the first game: explains each thing when it first comes, with the rules it rests on. */

import { clear, h, ruleLink } from "../dom.js";

/** @import { Connection } from "../socket.js" */
/** @import { LessonInfo as Lesson } from "protocol" */
/** @import { Where } from "shapes" */

/** Does a lesson belong to this decision? @param {Lesson} lesson @param {string} asked @param {string} step */
const fitsAsked = (lesson, asked, step) => lesson.asked.includes(asked) && (!lesson.step.length || lesson.step.includes(step));

/** Does it belong to one of these lines? @param {Lesson} lesson @param {string[]} lines */
const fitsTold = (lesson, lines) => lesson.told.some((words) => lines.some((line) => line.includes(words)));

/** A coach for a game. @param {Lesson[]} lessons @returns {(connection: Connection, place: HTMLElement, timing: Where|null) => void} */
export function coach(lessons) {
  const left = new Set(lessons);
  let lines = 0;
  /** @type {number|null|undefined} */ let shown = -1;
  /** @type {Lesson[]} */ let now = [];
  return (connection, place, timing) => {
    place.hidden = false;
    if (connection.table?.state === "over") { clear(place, closing(connection)); return; }
    const { decision } = connection;
    if (!connection.asked || decision?.number === shown) return;
    shown = decision?.number;
    const asked = decision?.ask || "", step = timing?.step || "";
    const news = connection.log.slice(lines).map((line) => line.text);
    lines = connection.log.length;
    const about = lessons.filter((lesson) => fitsAsked(lesson, asked, step));
    const fresh = [...left].filter((lesson) => about.includes(lesson) || fitsTold(lesson, news));
    for (const lesson of fresh) left.delete(lesson);
    if (fresh.length || !now.some((lesson) => about.includes(lesson))) now = fresh; // else the same thing is asked on
    const before = about.filter((lesson) => !now.includes(lesson));
    clear(place,
      now.map((lesson) => h("section", null, h("h2", null, lesson.title), ...told(lesson))),
      now.length ? null : h("section", null, h("h2", null, "Your choice"), h("p", null, "What you can choose glows. Look at any card with a right click or a long press, or press Hint to hear what the AI would do.")),
      before.map((lesson) => h("details", { class: "again" }, h("summary", null, `Again: ${lesson.title}`), ...told(lesson))),
      h("p", { class: "muted small" }, `${lessons.length - left.size} of ${lessons.length} lessons`));
    place.scrollTop = 0;
  };
}

/** @param {Lesson} lesson */
const told = (lesson) => [h("p", null, lesson.text), h("p", { class: "cites" }, "Rules: ", lesson.cites.map((id) => [ruleLink(id), " "]))];

/** @param {Connection} connection */
function closing(connection) {
  const won = connection.table?.result?.winner === connection.seat;
  return [h("h2", null, won ? "Well played!" : "The game is over"),
    h("p", null, won ? "You have won your first game." : "Most first games are lost; now you know how a round goes."),
    h("p", null, "Look at the game again from both sides, ask for a rematch, or play with a deck of your own."),
    h("p", { class: "row" }, h("a", { class: "button", href: "#/" }, "A new game"), h("a", { class: "button", href: "#/decks" }, "Decks"), h("a", { class: "button", href: "#/rules" }, "The rules"))];
}
