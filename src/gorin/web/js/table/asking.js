/** What is asked and what can be answered, in whole sentences. A question without words of its own is shown as it is. */

/** @import { Decision, Option } from "protocol" */

/** @type {{[kind: string]: string}} */
const QUESTIONS = {
  "accept support": "Do you accept this support?",
  action: "Your action: what do you do?",
  "additional action": "You may take one more action.",
  "additional fate": "How much additional fate do you place on it?",
  "assign a unit": "Which unit do you assign?",
  "assign to the battlefield at": "To which battlefield?",
  "attach to": "What is it attached to?",
  "attack a province": "Which province do you attack?",
  "battle action": "Your Battle action: what do you do?",
  "bring into play": "What do you bring into play?",
  cancel: "Do you cancel this?",
  choose: "Choose one.",
  "choose a player": "Which player?",
  "choose an opponent": "Which opponent?",
  "choose one": "Which effect do you choose?",
  "choose your performing card": "Who performs this action?",
  "declare a conflict": "Choose a ring to declare a conflict.",
  "declare a defender": "Who defends?",
  "declare an attack": "Do you declare an attack?",
  "declare an attacker": "Who attacks?",
  "declare or pass": "Do you declare a conflict?",
  "discard a card": "Which card do you discard?",
  "discard a character without fate": "Characters without fate are discarded. Which one first?",
  "discard a copy": "Which copy do you discard?",
  "discard a restricted attachment": "It may keep two restricted attachments. Which one do you discard?",
  "discard down to the maximum hand size": "Too many cards in hand. Which one do you discard?",
  "discard from the broken province": "The province is broken. Do you discard what lies in it?",
  "discard from your provinces": "Do you discard cards from your provinces?",
  "evade by covert": "Whom does covert keep from defending?",
  "fight the battle at": "Which battle is fought next?",
  "focus or strike": "Do you focus or strike?",
  "honor bid": "How much honor do you bid?",
  "instead of giving honor": "Do you use this instead of giving honor?",
  interrupts: "Do you interrupt?",
  may: "Do you want this?",
  "melee attack": "Whom does the Melee Attack hit?",
  "mulligan from your hand": "Which cards of your hand do you replace?",
  "mulligan from your provinces": "Which cards in your provinces do you replace?",
  "place a province": "Which province comes next in your row, from left to right?",
  "place your stronghold": "Which province lies under your stronghold?",
  "ranged attack": "Whom does the Ranged Attack hit?",
  reactions: "Do you react?",
  "reactions after": "Do you react to what has happened?",
  "reactions before": "Do you react before this happens?",
  refuse: "Do you refuse?",
  "replace a focused card": "Do you replace a focused card?",
  "replace by disguised": "Which character does it replace?",
  "resolve the ring effect": "You may resolve the ring's effect.",
  search: "Which card do you take?",
  "select one": "Which effect do you select?",
  "set the favor": "On which side do you set the Imperial Favor?",
  support: "How much fate do you give to support it?",
  target: "Which target do you choose?",
  "which delayed effect first": "Which delayed effect happens first?",
  "which first": "Which keyword comes first?",
  "which one": "Which one?",
  "would-interrupts": "Do you interrupt?",
};

/** @type {{[kind: string]: (text: string) => string}} */
const WORDS = {
  "additional fate": (text) => (text === "0" ? "none" : `${text} fate`),
  "attach to": (text) => `attach to ${text}`,
  "attack a province": (text) => `attack ${text}`,
  "assign a unit": (text) => `assign ${text}`,
  "bring into play": (text) => (text.startsWith("overlay ") ? text : `bring in ${text}`),
  "declare a defender": (text) => `defend with ${text}`,
  "declare an attacker": (text) => `attack with ${text}`,
  "declare an attack": (text) => `attack ${text}`,
  "honor bid": (text) => `bid ${text}`,
  "mulligan from your hand": (text) => `replace ${text}`,
  "mulligan from your provinces": (text) => `replace ${text}`,
  "place a province": (text) => `place ${text}`,
  "place your stronghold": (text) => `place it over ${text}`,
  "set the favor": (text) => `the ${text} side`,
};

/** What "pass" and "done" mean here. @type {{[kind: string]: [string, string?]}} */
const OUT = {
  "declare a conflict": ["Declare none"], "resolve the ring effect": ["Do not resolve it"], "declare a defender": ["No defenders", "Done"],
  "mulligan from your hand": ["Keep them all", "Replace these"], "mulligan from your provinces": ["Keep them all", "Replace these"],
  "discard from your provinces": ["Discard nothing", "Done"], "discard from the broken province": ["Discard nothing", "Done"],
  "assign a unit": ["Assign nobody", "Done"], "bring into play": ["Bring nothing in", "Done"], "declare an attack": ["Do not attack"],
  "evade by covert": ["Nobody", "Done"], "replace a focused card": ["Replace nothing", "Done"],
};

/** The kind of question, without what it is about: "target (Charge!)" is "target". @param {Decision|null} decision @returns {string} */
export const kind = (decision) => (decision?.why || "").split(" (")[0];

/** What happens that may be answered: "B's Charge! would take effect on Doji Hotaru. "; or nothing. @param {Decision} decision @returns {string} */
function answered(decision) {
  const what = decision.about ? "" : (decision.why || "").slice(kind(decision).length + 2, -1);
  return what ? `${what}. ` : "";
}

/** The question. @param {Decision} decision @returns {string} */
export function question(decision) {
  const plain = kind(decision), gold = /^pay (\d+) gold$/.exec(plain);
  const asked = gold ? `${gold[1]} gold is to be paid. What do you bow for it?` : QUESTIONS[plain];
  const about = decision.about?.name && decision.about.name !== "The Rules" ? `${decision.about.name}: ` : "";
  const sentence = asked || `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
  return `${about || answered(decision)}${sentence}`;
}

/** An option on a button or in a menu. @param {Option} option @param {Decision} decision @returns {string} */
export function words(option, decision) {
  const plain = kind(decision), text = option.card ? option.text.replace(new RegExp(` #${option.card.id}$`), "") : option.text;
  if (option.kind === "pass" || option.kind === "done") return out(option, decision);
  if (option.kind === "declare") return `${option.detail?.type}${text.includes(" instead of ") ? text.slice(text.indexOf(" instead of ")) : ""}`;
  if (option.kind === "use" && option.detail?.label) return labelled(option, decision);
  if (option.kind === "use") return `use ${text}`;
  return WORDS[plain] ? WORDS[plain](text) : text;
}

/** An ability by its own name; if it could answer several things, with which. @param {Option} option @param {Decision} decision @returns {string} */
function labelled(option, decision) {
  const { label, answers } = option.detail || {};
  const twins = (decision.options || []).filter((other) => other.detail?.label === label && other.card?.id === option.card?.id);
  return twins.length > 1 && answers ? `${label}: ${answers}` : String(label);
}

/** The button that ends the choice. @param {Option} option @param {Decision} decision @returns {string} */
export function out(option, decision) {
  const [none, some] = OUT[kind(decision)] || [];
  if (decision.chosen?.length) return some || "Done";
  return none || (option.kind === "pass" ? "Pass" : "Done");
}
