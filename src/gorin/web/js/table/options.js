/** The options of a decision, sorted by what is clicked to choose them: a card, a ring, or a button. */

/** @import { Decision, Option } from "protocol" */
/** @typedef {{cards: Map<number, Option[]>, rings: Map<string, Option[]>, buttons: Option[], out: Option|null, numbered: Map<number, number>}} Sorted */

/** The ring an option is about, if any. @param {Option} option @returns {string|null} */
export function ringOf(option) {
  return !option.card && typeof option.detail?.ring === "string" ? option.detail.ring : null;
}

/** Sort options. @param {Decision|null} decision @param {boolean} rings can rings be clicked on this table? @returns {Sorted} */
export function sorted(decision, rings) {
  /** @type {Sorted} */
  const out = { cards: new Map(), rings: new Map(), buttons: [], out: null, numbered: new Map() };
  for (const option of decision?.options || []) {
    out.numbered.set(option.index, out.numbered.size + 1);
    const ring = rings ? ringOf(option) : null;
    if (option.kind === "pass" || option.kind === "done") out.out = option;
    else if (option.card) put(out.cards, option.card.id, option);
    else if (ring) put(out.rings, ring, option);
    else out.buttons.push(option);
  }
  return out;
}

/** @template Key @param {Map<Key, Option[]>} map @param {Key} key @param {Option} option */
function put(map, key, option) {
  const there = map.get(key);
  if (there) there.push(option); else map.set(key, [option]);
}
