/** What is asked and what can be answered. The words come from the game's own declaration, with the decision. */

/** @import { Decision, Option } from "protocol" */

/** The question as it is read aloud, without the signs of card texts. @param {Decision} decision @returns {string} */
export const spoken = (decision) => (decision.question || "").replace(/[[\]]/g, "");

/** An option on a button or in a menu. @param {Option} option @returns {string} */
export const words = (option) => option.words || option.text;

/** The button that ends the choice. @param {Option} option @returns {string} */
export const out = (option) => words(option).charAt(0).toUpperCase() + words(option).slice(1);

/** Is a number asked for, such as a bid? @param {Decision} decision @returns {boolean} */
export const dial = (decision) => (decision.options || []).every((option) => option.kind === "select" && /^\d+$/.test(option.text));
