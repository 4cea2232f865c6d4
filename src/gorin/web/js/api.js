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

/** Ask for something: `get("/api/games")`, or with words of the query: `get("/api/rules", {q: "covert"})`.
 * @param {string} path @param {Record<string, any>} [query] @returns {Promise<any>} */
export function get(path, query = {}) {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const words = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return answer(fetch(words ? `${path}?${words}` : path));
}

/** Ask for something to be done. @param {string} path @param {any} body @returns {Promise<any>} */
export function post(path, body) {
  const headers = { "content-type": "application/json" };
  return answer(fetch(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Something that does not change while the page is open is asked for once. @param {string} path @param {Record<string, any>} [query] */
export function once(path, query = {}) {
  const key = path + JSON.stringify(query);
  if (!kept.has(key)) {
    kept.set(key, get(path, query));
    kept.get(key).catch(() => kept.delete(key));
  }
  return kept.get(key);
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** @param {Promise<Response>} request */
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
