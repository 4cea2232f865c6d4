/** What is asked and what can be answered. The words come from the game's own declaration, with the decision. */

/** The question as it is read aloud, without the signs of card texts. @param {any} decision @returns {string} */
export const spoken = (decision) => decision.question.replace(/[[\]]/g, "");

/** An option on a button or in a menu. @param {any} option @returns {string} */
export const words = (option) => option.words || option.text;

/** The button that ends the choice. @param {any} option @returns {string} */
export const out = (option) => words(option).charAt(0).toUpperCase() + words(option).slice(1);

/** Is a number asked for, such as a bid? @param {any} decision @returns {boolean} */
export const dial = (decision) => decision.options.every((/** @type {any} */ option) => option.kind === "select" && /^\d+$/.test(option.text));
