/** Names as players say them: rules, clans, agents, endings, times. */

/** @import { ClockKind, GameInfo, Result } from "protocol" */

/** @type {{[game: string]: string}} */
const GAMES = { lcg: "Living Card Game", ccg: "Collectible Card Game" };
/** Names of agents, and what they are like, as in `agents/registry.py`. @type {{[agent: string]: [string, string]}} */
const AGENTS = {
  random: ["Dice", "chooses by dice"],
  pupil: ["Pupil", "knows how it is done, and slips"],
  heuristic: ["Retainer", "plans, bids and looks a step ahead"],
  captain: ["Captain", "thinks twice before attacks and purchases"],
  general: ["General", "imagines how each choice may turn out"],
  sage: ["Sage", "imagines far more, and takes its time"],
};
/** @type {{[ending: string]: string}} */
const ENDINGS = {
  honor: "by honor", dishonor: "by dishonor", conquest: "by conquest", military: "by conquest", enlightenment: "by enlightenment",
  elimination: "as the last one left", conceded: "by concession", time: "on time", draw: "agreed", cap: "cut off: it took too long", loop: "cut off: it turned in circles",
  stopped: "stopped: it was played by other rules", expired: "left alone for too long",
};

/** A word with a capital: "crab" is "Crab", "hidden-guard" is "Hidden-Guard". @param {string} word */
export const capital = (word) => String(word || "").replace(/(^|[-\s])\p{L}/gu, (letter) => letter.toUpperCase());

/** "lcg" is "Living Card Game". @param {string} game */
export const gameName = (game) => GAMES[game] || game.toUpperCase();

/** "lcg/stronghold" is "Stronghold", "lcg/team-conquest" is "Team Conquest". @param {string} rules */
export const formatName = (rules) => capital((rules.split("/")[1] || rules).replace(/-/g, " "));

/** How many play, where that is not two: "3–8 players", "teams of 2–4". @param {GameInfo} game */
export function playersText(game) {
  const [fewest, most] = game.seats, teams = game.teams || 0;
  if (most === 2) return "";
  return teams ? `teams of ${fewest / teams}–${most / teams}` : `${fewest}–${most} players`;
}

/** What AIs are called where several sit, by the letter of their seat. */
export const CALLED = ["Akane", "Botan", "Chiyo", "Daichi", "Etsuko", "Fumio", "Genji", "Hiro"];

/** The name of a team. @param {number} team */
export const teamName = (team) => `Team ${team + 1}`;

/** "Anna", "Anna and Bert", "Anna, Bert and Cara". @param {string[]} names */
export const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names[0] || "");

/** "lcg/stronghold" is "LCG Stronghold". @param {string} rules */
export const rulesName = (rules) => `${rules.split("/")[0].toUpperCase()} ${formatName(rules)}`;

/** Agents from the weakest to the strongest, those unknown here last. @param {string[]} agents */
export function byStrength(agents) {
  const order = Object.keys(AGENTS), place = (/** @type {string} */ agent) => (order.indexOf(agent) + order.length + 1) % (order.length + 1);
  return [...agents].sort((a, b) => place(a) - place(b));
}

/** How well an agent plays, in a word. @param {string} agent */
export const agentName = (agent) => (AGENTS[agent] ? AGENTS[agent][0] : capital(agent));

/** What an agent does. @param {string} agent */
export const agentAbout = (agent) => (AGENTS[agent] ? AGENTS[agent][1] : `the agent "${agent}"`);

/** "Anna won by honor in round 5". @param {Result|null} result @param {string[]} players @param {string} rules */
export function resultText(result, players, rules) {
  if (!result) return "unfinished";
  const how = ENDINGS[result.ending] || `(${result.ending})`;
  const when = `${rules.startsWith("ccg") ? "turn" : "round"} ${result.rounds}`;
  if (result.winner === null || result.winner === undefined) return result.ending === "draw" ? `A draw, agreed in ${when}` : `Nobody won, ${how}, ${when}`;
  return `${listed((result.winners?.length ? result.winners : [result.winner]).map((seat) => players[seat]))} won ${how}, ${when}`;
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4]];

/** "5 minutes ago". @param {number} at milliseconds since 1970 */
export function ago(at) {
  const past = Date.now() - at;
  for (const [unit, long] of UNITS) {
    if (past >= long) return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(past / long), unit);
  }
  return "just now";
}

/** A clock in words. @param {ClockKind} clock */
export function clockText(clock) {
  const minutes = (seconds = 0) => (seconds % 60 ? `${seconds} s` : `${seconds / 60} min`);
  switch (clock.kind) {
    case "decision": return `${clock.period} s a choice`;
    case "chess": return `${minutes(clock.main)}${clock.extra ? ` + ${clock.extra} s` : ""}`;
    case "byoyomi": return `${minutes(clock.main)} + ${clock.periods} × ${clock.period} s`;
    default: return "no clock";
  }
}

/** Text without accents and capitals, as searches compare it. @param {string} text */
export const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’‘]/g, "'").toLowerCase();
