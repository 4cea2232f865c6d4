/** What goes over HTTP (docs/protocol.md). What cannot be done is thrown as an Error with the server's sentence. */

/** An Error whose `message` is the server's sentence; `rules` are the ids of the rules it rests on, `status` the HTTP number. */
export class Refused extends Error {
  /** @param {string} sentence @param {string[]} rules @param {number} status */
  constructor(sentence, rules, status) {
    super(sentence);
    this.rules = rules;
    this.status = status;
  }
}

/** @import { Given, Got, Taken } from "protocol" */
/** @typedef {{[name: string]: string|number|null|undefined}} Query */

/** Ask for something: `get("/api/games")`, or with words of the query: `get("/api/rules", {q: "covert"})`.
 * @template {string} Path @param {Path} path @param {Query} [query] @returns {Promise<Got<Path>>} */
export function get(path, query = {}) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const words = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return answer(fetch(words ? `${path}?${words}` : path));
}

/** Ask for something to be done. @template {string} Path @param {Path} path @param {Taken<Path>} body @returns {Promise<Given<Path>>} */
export function post(path, body) {
  const headers = { "content-type": "application/json" };
  return answer(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Something that does not change while the page is open is asked for once.
 * @template {string} Path @param {Path} path @param {Query} [query] @returns {Promise<Got<Path>>} */
export function once(path, query = {}) {
  const key = path + JSON.stringify(query);
  const before = /** @type {Promise<Got<Path>>|undefined} */ (kept.get(key));
  if (before) return before;
  const asked = get(path, query);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** @type {Map<string, Promise<unknown>>} */
const kept = new Map();

/** @template Told @param {Promise<Response>} request @returns {Promise<Told>} */
async function answer(request) {
  let response;
  try {
    response = await request;
  } catch {
    throw new Refused("The server does not answer. Is it running?", [], 0);
  }
  const json = (response.headers.get("content-type") || "").includes("json") && !response.headers.get("content-disposition");
  const told = json ? await response.json() : await response.text();
  if (!response.ok) throw new Refused(told.error || "That cannot be done.", told.rules || [], response.status);
  return told;
}
