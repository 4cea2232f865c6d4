/** The options of a decision, sorted by what is clicked to choose them: a card, a ring, or a button. */

/** @typedef {{index: number, text: string, kind: string, card?: {id: number, name?: string}, detail?: Record<string, any>}} Option */
/** @typedef {{cards: Map<number, Option[]>, rings: Map<string, Option[]>, buttons: Option[], out: Option|null, numbered: Map<number, number>}} Sorted */

/** The ring an option is about, if any. @param {Option} option @returns {string|null} */
export function ringOf(option) {
  return option.card ? null : option.detail?.ring || null;
}

/** Sort options. @param {any} decision @param {boolean} rings can rings be clicked on this table? @returns {Sorted} */
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

function put(map, key, option) {
  if (!map.has(key)) map.set(key, []);
  map.get(key).push(option);
}
