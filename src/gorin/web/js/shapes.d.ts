/**
 * What the rulesets put into the messages of docs/protocol.d.ts where those say `unknown`: views, cards, answers to `read`.
 * The server's own types do not know them, so they are written here by hand, as far as the page reads them.
 */

/** A number of a card that is drawn on it. */
export type Stat = "military" | "political" | "glory" | "strength" | "force" | "chi" | "honor" | "focus";
/** A number of a card that is printed on it. */
export type Figure = Stat | "cost" | "fate" | "influence" | "honor_requirement" | "personal_honor";
/** A number, a word such as "X" or "+2", or a dash. */
export type Value = number | string | null;

/** A card as printed (`/api/cards`). */
export type Printed = { [figure in Figure]?: Value } & {
  name: string;
  type: string;
  clan: string;
  text: string;
  traits?: string[];
  keywords?: string[];
  elements?: string[];
  unique?: boolean;
  deck?: string;
  pile?: string;
  set?: string;
  number?: number;
  rulings?: string[];
};

/** Where a number comes from. */
export interface Modifier {
  from?: string;
  add?: number;
  times?: number;
  divided_by?: number;
  set?: Value;
  least?: number;
  most?: number;
}

/** A number as it is now, with what makes it so. */
export interface Live {
  now: Value;
  base?: Value;
  printed?: Value;
  modifiers?: Modifier[];
}

/** Everything about a card that one may know (the answer to `read`). */
export type ReadCard = { [figure in Figure]?: Live | Value } & {
  zone?: string;
  controller?: number;
  traits?: string[];
  keywords?: string[];
  blank?: boolean;
  bowed?: boolean;
  honored?: boolean;
  dishonored?: boolean;
  tainted?: boolean;
  dishonorable?: boolean;
  broken?: boolean;
  participating?: boolean | string;
  side?: string;
  attached_to?: { name?: string; ring?: string };
  attachments?: { name?: string }[];
  tokens?: (string | { name: string })[];
};

/** Everything about a player that one may know (the answer to `player`), as far as it is shown. */
export type ReadPlayer = {
  gold_sources?: { gold?: number }[];
};

/** Where the game stands (the answer to `timing`). */
export type Where = {
  phase?: string | null;
  step?: string;
  segment?: string;
  name?: string;
  rule?: string;
  window?: string;
  answering?: string[];
};

/** What a check of a deck found (`gorin deck check --json`). */
export type Check = {
  legal: boolean;
  name?: string;
  format: string;
  clan: string;
  counts: { [pile: string]: number };
  problems: { text: string; rules: string[]; line?: number | null }[];
  influence?: { used: number; allowed: number | null } | null;
  splash?: string[];
};

/** What was asked at a step of a record, and what was chosen. */
export type Chosen = {
  seat: number;
  why?: string;
  question?: string;
  options?: string[];
  chosen?: number;
  card?: number;
};

/** A card on the table; without a name it lies facedown. `{name}` alone is enough to draw one. */
export type TableCard = { [stat in Stat]?: Value } & {
  id?: number;
  name?: string | null;
  type?: string;
  cost?: Value;
  controller?: number;
  bowed?: boolean;
  honored?: boolean;
  dishonored?: boolean;
  tainted?: boolean;
  dishonorable?: boolean;
  broken?: boolean;
  dead?: string;
  faceup?: boolean;
  fate?: number;
  dash?: string[];
  tokens?: string[];
  side?: string;
  at?: number;
  under?: number;
  attachments?: TableCard[];
};

/** A ring; `state` is the seat that has claimed it, or a word. */
export interface Ring {
  number: number;
  name: string;
  element: string;
  state: number | string;
  /** Where it lies: `unclaimed`, `claimed`, `contested`, `out of play` or `province`; whose, and on which. */
  place?: { kind: string; player?: number; province?: number };
  side: string;
  fate: number;
  attachments?: TableCard[];
}

/** A province with what lies in it. */
export interface Province extends TableCard {
  id: number;
  place?: number;
  cards: TableCard[];
  regions?: TableCard[];
}

/** What every game's players have. */
export interface Player {
  seat: number;
  honor: number;
  hand: TableCard[];
  /** Has the player left the game? */
  out?: boolean;
  /** What may soon end the game for the player. */
  dangers?: { short: string; text: string }[];
}

/** What every game's view has. */
export type View = {
  rules: string;
  you: number | null;
  phase: string | null;
  round?: number;
  turn?: number;
  /** Whose turn it is, in a game of turns. */
  active?: number;
  players: Player[];
  conflict?: unknown;
  attack?: unknown;
};

/** A player of the living card game. */
export interface LcgPlayer extends Player {
  team?: number;
  fate: number;
  bid: number | null;
  conflicts_left: number;
  conflict_deck: number;
  dynasty_deck: number;
  conflict_discard: TableCard[];
  dynasty_discard: TableCard[];
  known_in_decks?: TableCard[];
  removed: TableCard[];
  role: TableCard[];
  beneath: TableCard[];
  characters: TableCard[];
  elsewhere: TableCard[];
  provinces: Province[];
}

/** A conflict; what comes of it, as it stands. */
export interface Conflict {
  type: string;
  ring: string | null;
  ring_number?: number | null;
  attacker: number;
  defender: number;
  provinces?: number[];
  attacking_skill: number;
  defending_skill: number;
  settled: boolean;
  winner: number | null;
  by: number;
  unopposed: boolean;
  breaks: number[];
}

/** The table of the living card game. */
export interface LcgView extends View {
  first: number;
  /** Who has passed in the action window that is open. */
  passed?: number[];
  /** Where players make treaties: those that are offered, and those that stand. */
  offers?: TreatyOffer[];
  treaties?: Treaty[];
  players: LcgPlayer[];
  rings: Ring[];
  favor: { player: number; side: string | null } | null;
  conflict: Conflict | null;
  resolving: TableCard[];
}

/** A player of the collectible card game. */
export interface CcgPlayer extends Player {
  fate_deck: number;
  dynasty_deck: number;
  fate_discard: TableCard[];
  dynasty_discard: TableCard[];
  known_in_decks?: TableCard[];
  removed: TableCard[];
  focused: TableCard[];
  focus_pool?: TableCard[];
  in_play: TableCard[];
  provinces: Province[];
}

/** A battlefield; what comes of the battle, as it stands. */
export interface Battlefield {
  province: number;
  name: string;
  place?: number;
  current: boolean;
  fought: boolean;
  attackers: number[];
  defenders: number[];
  attacking_force: number;
  defending_force: number;
  strength: number;
  winner: number | null;
  tie: boolean;
  falls: boolean;
  settled: boolean;
}

/** An attack. */
export interface Attack {
  attacker: number;
  defender: number;
  attacking_players?: number[]; // where more than two play: the leader, then the allies
  defending_players?: number[];
  invited_attacking?: number[]; // who may join that side and has not
  invited_defending?: number[];
  battlefield?: number;
  battlefields: Battlefield[];
}

/** The table of the collectible card game. */
export interface CcgView extends View {
  active: number;
  /** Who has passed in the action round that is open. */
  passed?: number[];
  players: CcgPlayer[];
  favor: number | null;
  attack: Attack | null;
  resolving: TableCard[];
}

/** What a player promises in a treaty. */
export type Promised = { promise: "no conflict" | "conflict" | "no defense" | "pass" | "words"; against?: number; words?: string; for: Duration };
/** Until the phase ends, for so many rounds, or for the rest of the game. */
export type Duration = "phase" | "game" | number;

/** A treaty that is offered; of the promises the first is that of who offers it. */
export interface TreatyOffer {
  id: number;
  by: number;
  to: number;
  value: number;
  promises: Promised[];
  says: string[];
  words: string;
}

/** A treaty that stands between two. */
export interface Treaty {
  id: number;
  players: number[];
  value: number;
  promises: Promised[];
  says: string[];
  words: string;
  since: number;
  until: Duration;
  fulfilled: boolean[];
  accused: number[];
  dissolving: number[];
  card: boolean;
}

/** What a player does beside the decision that waits. */
export type Deed =
  | { do: "concede" }
  | { do: "offer"; to: number; value: number; mine: Promised; yours: Promised }
  | { do: "counter"; offer: number; value: number; mine: Promised; yours: Promised }
  | { do: "agree" | "decline"; offer: number }
  | { do: "dissolve" | "keep" | "accuse" | "confess" | "deny"; treaty: number };
