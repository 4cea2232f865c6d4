/**
 * What docs/protocol.md says, in types for TypeScript and for the page's own code.
 * Written by scripts/page-types from the types of the server: do not edit it, `make fix` renews it.
 */

/** The first message: which table, and the secret of a seat. Without a secret one watches. */
export interface Hello {
  type: "hello";
  n?: number | null;
  table: string;
  secret?: string | null;
  protocol?: number;
}

/** Choose an option of the decision with this number. */
export interface Choose {
  type: "choose";
  n?: number | null;
  decision: number;
  option: number;
}

/** Do something beside the decision that waits: concede, or something about a treaty (docs/drive.md). */
export interface Aside {
  type: "aside";
  n?: number | null;
  what: { [name: string]: unknown };
}

/** Say something to everybody at the table, or to your team. */
export interface Chat {
  type: "chat";
  n?: number | null;
  text: string;
  to?: "" | "team";
}

/** Give up: of two sides the other has won, of more the others go on; a team gives up when all its people have. */
export interface Concede {
  type: "concede";
  n?: number | null;
}

/** Take your seat back from the AI that stands in for you. */
export interface Return {
  type: "return";
  n?: number | null;
}

/** Begin the game at a table that you have set up: AIs take the open seats. */
export interface Begin {
  type: "begin";
  n?: number | null;
  agent?: string;
}

/** Before the game begins: take another open seat in place of yours. */
export interface Sit {
  type: "sit";
  n?: number | null;
  seat: number;
}

/** Cancel a table that you have set up and at which no game has begun. */
export interface Cancel {
  type: "cancel";
  n?: number | null;
}

/** Offer a draw, ask to take your last choice back, ask for a rematch, or that an AI plays on for a seat whose player is gone; agreeing is offering the same. */
export interface Propose {
  type: "offer";
  n?: number | null;
  what: "draw" | "rematch" | "replace" | "undo";
  seat?: number | null;
}

/** Refuse an offer, or withdraw your own. */
export interface Decline {
  type: "decline";
  n?: number | null;
  what: "draw" | "rematch" | "replace" | "undo";
}

/** When you are asked; what is left out stays as it is. `until` of "" ends passing. */
export interface Settings {
  type: "settings";
  n?: number | null;
  stop?: "choices" | "never" | "reactions" | "windows" | null;
  until?: "" | "conflict" | "phase" | null;
}

/** What would the AI do in your place? */
export interface Hint {
  type: "hint";
  n?: number | null;
}

/** Why can this card not be used now? */
export interface Why {
  type: "why";
  n?: number | null;
  card: number;
}

/** Everything about a card that you may know: its numbers with what they come from. */
export interface Read {
  type: "read";
  n?: number | null;
  card: number;
}

/** Everything about a player that you may know, such as the gold that could be produced now. */
export interface ReadPlayer {
  type: "player";
  n?: number | null;
  player: number;
}

/** Where in the round does the game stand? */
export interface Timing {
  type: "timing";
  n?: number | null;
}

/** Send everything anew. */
export interface Sync {
  type: "sync";
  n?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number | null;
}

/** A card: its id in the game, and its title where you may know it. */
export interface Card {
  id: number;
  name?: string | null;
}

/** An option: its index, its text as records have it, its kind, the card it is about, the same in parts for programs, and its words for a button. */
export interface Option {
  index: number;
  text: string;
  kind: string;
  card?: Card | null;
  detail?: { [name: string]: unknown };
  words?: string;
}

/** What is asked. For a seat that is not asked, only who is (None: that would tell too much). */
export interface Decision {
  seat: number | null;
  number?: number | null;
  why?: string | null;
  about?: Card | null;
  chosen?: string[];
  options?: Option[];
  ask?: string | null;
  question?: string | null;
  least?: number | null;
  most?: number | null;
  main?: number | null;
}

/** A line of the log. */
export interface Line {
  text: string;
  kind?: string;
}

/** The log from a line on: what is there from `at` is replaced. */
export interface Log {
  at: number;
  lines: Line[];
}

/** One seat's time, in milliseconds, when the message was sent. */
export interface SeatClock {
  left: number;
  periods?: number | null;
}

/** All clocks, and whose runs. While a seat's clock runs, its time falls. */
export interface Clock {
  seats: SeatClock[];
  running: number | null;
}

/** Your pass settings. */
export interface Passing {
  stop: string;
  until: string;
}

/** A seat as everybody may know it. */
export interface SeatInfo {
  seat: number;
  name: string;
  who: "agent" | "human" | "open";
  agent: string | null;
  deck: string | null;
  connected: boolean;
  out: boolean;
  standin: string | null;
  may_return: boolean;
  gone: number | null;
  maker: boolean;
}

/** An offer that waits for answers. */
export interface Offered {
  what: "draw" | "rematch" | "replace" | "undo";
  by: number;
  agreed: number[];
  seat: number | null;
  needed: number[];
}

/** How a game ended: an ending of the rulebook, or `conceded`, `time`, `draw`, `cap`, `loop`, `cancelled`, `expired`, `stopped`. */
export interface Result {
  ending: string;
  winner: number | null;
  rounds: number;
  winners: number[];
}

/** Which clock a table has. Times in seconds. */
export interface ClockKind {
  kind?: "byoyomi" | "chess" | "decision" | "none";
  main?: number;
  extra?: number;
  period?: number;
  periods?: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  table: string;
  rules: string;
  name: string;
  state: "over" | "playing" | "waiting";
  game: number;
  seats: SeatInfo[];
  watchers: number;
  round: number;
  clock: ClockKind;
  steady: number;
  watch: boolean;
  listed: boolean;
  offers: Offered[];
  result: Result | null;
  record: string | null;
  teams: number[][];
  options: { [name: string]: boolean };
  own: string[];
}

/** The answer to `hello`. The first `update` follows, once there is a game. */
export interface Welcome {
  type: "welcome";
  n?: number | null;
  protocol: number;
  gorin: string;
  seat: number | null;
  table: TableInfo;
}

/** What changed, all at once; what is left out is as it was. */
export interface Update {
  type: "update";
  n?: number | null;
  view?: unknown;
  changes?: unknown[][];
  decision?: Decision | null;
  log?: Log;
  clock?: Clock;
  passing?: Passing;
  table?: TableInfo;
}

/** Somebody said something; `seat` is None for one who watches, and `name` is "" where the table itself speaks. */
export interface ChatLine {
  type: "chat";
  n?: number | null;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  to?: "" | "team";
}

/** It was done. A choice is on the disk when this is said. */
export interface Done {
  type: "done";
  n?: number | null;
}

/** What the AI would do, and why. */
export interface HintGiven {
  type: "hint";
  n?: number | null;
  decision: number;
  option: number;
  text: string;
  reason: string;
}

/** Why something cannot be done, and the rule it rests on. */
export interface Refusal {
  sentence: string;
  rule: string;
}

/** Why a card cannot be used now, in every way it could be, and the options it is in. */
export interface WhyNot {
  type: "why";
  n?: number | null;
  card: Card;
  refusals: Refusal[];
  options: number[];
}

/** A card, as the ruleset's `card` gives it. */
export interface CardRead {
  type: "read";
  n?: number | null;
  card: { [name: string]: unknown };
}

/** A player, as the ruleset's `read` gives one. */
export interface PlayerRead {
  type: "player";
  n?: number | null;
  player: { [name: string]: unknown };
}

/** Where the game stands, as the ruleset's `timing` gives it. */
export interface TimingTold {
  type: "timing";
  n?: number | null;
  timing: { [name: string]: unknown };
}

/** It cannot be done: a sentence, and the rules it rests on. The table is as it was. */
export interface Error {
  type: "error";
  n?: number | null;
  error: string;
  rules?: string[];
  code?: string;
}

/** Here. */
export interface Pong {
  type: "pong";
  n?: number | null;
}

/** A deck: a precon by name, a text of any shape `gorin deck check` reads, or written out. */
export interface DeckGiven {
  precon?: string | null;
  text?: string | null;
  name?: string;
  clan?: string;
  cards?: { [name: string]: number } | null;
}

/** Who is to sit somewhere: you, an agent, or whoever comes. */
export interface SeatWanted {
  who?: "agent" | "open" | "you";
  name?: string;
  agent?: string;
  deck?: DeckGiven | null;
}

/** A record and the step to begin from: "try from here". */
export interface FromRecord {
  record: string;
  step: number;
}

/** Create a table. */
export interface NewTable {
  rules?: string;
  seats?: SeatWanted[];
  name?: string;
  clock?: ClockKind;
  steady?: number;
  watch?: boolean;
  listed?: boolean;
  seed?: number | null;
  begin?: FromRecord | null;
  options?: { [name: string]: boolean };
  own?: string;
}

/** A seat, and the secret that opens it. It is told once. */
export interface Key {
  seat: number;
  secret: string;
}

/** The table, and the keys of your seats. */
export interface TableMade {
  table: TableInfo;
  keys: Key[];
}

/** Take an open seat; without a number, the first. */
export interface Join {
  seat?: number | null;
  name?: string;
  deck?: DeckGiven | null;
}

/** The lobby. */
export interface Tables {
  tables: TableInfo[];
}

/** What a player begins with: a hand or provinces of so many cards of a pile; `again`: they may be exchanged. */
export interface Dealt {
  name: string;
  pile: string;
  cards: number;
  again: boolean;
}

/** What is different in a format, in a sentence, and the rules it rests on. */
export interface Difference {
  text: string;
  cites: string[];
}

/** What may be switched on for a table: its name, what it does, and the rules it rests on. */
export interface OptionInfo {
  name: string;
  text: string;
  cites: string[];
}

/** Rules that can be played here. */
export interface GameInfo {
  rules: string;
  seats: [number, number];
  decks: string[];
  agents: string[];
  opening: Dealt[];
  sizes: number[];
  teams: number;
  differs: Difference[];
  options: OptionInfo[];
}

/** All rules that can be played here. */
export interface Games {
  games: GameInfo[];
}

/** A deck, written out. */
export interface Deck {
  name: string;
  clan: string;
  cards: { [name: string]: number };
}

/** The decks that come with Gorin. */
export interface Decks {
  rules: string;
  decks: Deck[];
}

/** Is this deck legal? */
export interface CheckDeck {
  rules: string;
  deck: DeckGiven;
  own?: string;
}

/** What was found: `check` as `gorin deck check --json` prints it, the deck as it was read, and as text and JSON. */
export interface DeckChecked {
  check: { [name: string]: unknown };
  deck: Deck;
  text: string;
  json: string;
}

/** Cards as printed, their text in our words. */
export interface Cards {
  game: string;
  cards: { [name: string]: unknown }[];
}

/** A rule of the rulebook: what it says, which cards it names, how Gorin reads it and what overrides it, if so. */
export interface RuleInfo {
  id: string;
  title: string;
  document: string;
  says: string;
  kind: string;
  cards: string[];
  reading: string;
  superseded: string;
}

/** One card as printed, and the rulings that name it. */
export interface CardPage {
  game: string;
  cards: { [name: string]: unknown }[];
  rulings: RuleInfo[];
}

/** A heading of the rulebook, `rr.covert`, and how many rules stand under it. */
export interface Heading {
  id: string;
  title: string;
  rules: number;
}

/** A document of the rulebook: the formats it is the law of, and its headings in order. */
export interface DocumentInfo {
  document: string;
  title: string;
  formats: string[];
  headings: Heading[];
}

/** All documents of the rulebook. */
export interface Documents {
  documents: DocumentInfo[];
}

/** A lesson for the first game: `asked`, `told` and `step` say when it comes (rulebook/lcg-lessons.toml). */
export interface LessonInfo {
  title: string;
  text: string;
  cites: string[];
  asked: string[];
  told: string[];
  step: string[];
}

/** The lessons of some rules, in the order in which they are told. */
export interface Lessons {
  rules: string;
  lessons: LessonInfo[];
}

/** Rules that were found, and how many there are in all. */
export interface Rules {
  rules: RuleInfo[];
  found: number;
}

/** A game that was played or brought here. */
export interface RecordInfo {
  record: string;
  rules: string;
  players: string[];
  decks: string[];
  result: Result | null;
  choices: number;
  at: number;
  teams: number[][];
  own: string[];
}

/** Look at a game again. */
export interface AskReview {
}

/** How far the review of a record is: so many parts are done; `sheet` as `gorin review --json` prints it. */
export interface ReviewInfo {
  record: string;
  state: "cancelled" | "done" | "failed" | "none" | "running" | "waiting";
  ahead: number;
  done: number;
  of: number;
  doing: string;
  sheet: { [name: string]: unknown } | null;
  error: string;
}

/** The latest records, newest first. */
export interface Records {
  records: RecordInfo[];
}

/** A record to be kept here: the text of a file of `gorin replay`. */
export interface NewRecord {
  text: string;
}

/** One choice of a record, or what a player did beside one (`aside`); `round` is the round it was made in. */
export interface Step {
  step: number;
  seat: number;
  text: string;
  round: number;
  aside?: { [name: string]: unknown } | null;
}

/** A record, choice by choice. */
export interface Replay {
  record: RecordInfo;
  steps: Step[];
  parts: string;
}

/** The table before a step of a record, as a seat saw it or laid open. */
export interface Position {
  step: number;
  view: { [name: string]: unknown };
  log: string[];
  lines: number;
  decision: { [name: string]: unknown } | null;
}

/** Is everything well? */
export interface Health {
  ok: boolean;
  gorin: string;
  protocol: number;
  tables: number;
  players: number;
  database: boolean;
}

/** It cannot be done: a sentence, and the rules it rests on. */
export interface Wrong {
  error: string;
  rules: string[];
}

/** A type of card, and what is printed on it besides title, clan, traits and text. */
export interface Form {
  type: string;
  asks: string[];
}

/** A game: can English be read as its cards? If not, `why`. */
export interface Bench {
  game: string;
  reads: boolean;
  why: string;
  clans: string[];
  forms: Form[];
  formats: string[];
  traits: string;
  example: string;
}

/** What can be made here. */
export interface Workshop {
  games: Bench[];
  letters: number;
  cards: number;
}

/** Cards as they were written down; `game` unless they say so themselves. */
export interface ReadCards {
  text: string;
  game?: string;
}

/** A piece of a line, from one letter to another: read, or what is wrong and what was perhaps meant. */
export interface TypedClause {
  start: number;
  end: number;
  read: boolean;
  says?: string;
  nearest?: string;
}

/** A line of text: clause by clause; if all of it was read, the words and their English, and other readings. */
export interface TypedLine {
  line: number;
  text: string;
  read: boolean;
  clauses: TypedClause[];
  words: string;
  says: string;
  others: string[];
}

/** A card: its facts, its lines, how it looks (`card`, as in /api/cards), and its definition in words. */
export interface TypedCard {
  name: string;
  line: number;
  facts: { [name: string]: unknown };
  lines: TypedLine[];
  card: { [name: string]: unknown } | null;
  words: string;
  problem: string;
}

/** All cards; `ok` if they can be played with, else what is wrong, in sentences. */
export interface TypedCards {
  game: string;
  ok: boolean;
  cards: TypedCard[];
  problems: string[];
}

/** Put copies of a card into a deck; without a deck, one of its clan; `out` are the cards that make room. */
export interface PutIn {
  rules: string;
  own: string;
  card: string;
  copies?: number;
  deck?: DeckGiven | null;
  out?: { [name: string]: number } | null;
}

/** The deck with the card, what was taken out, and whether it is legal (as in /api/decks/check). */
export interface DeckWith {
  deck: Deck;
  before: Deck;
  out: { [name: string]: number };
  check: { [name: string]: unknown };
}

/** Find out about a card. */
export interface NewProof {
  rules: string;
  own: string;
  card: string;
}

/** Give a proof up. */
export interface CancelProof {
}

/** How far a proof is: so many parts are done; `sheet` as `gorin proof --json` prints it, `lines` in words. */
export interface ProofInfo {
  proof: string;
  card: string;
  rules: string;
  state: "cancelled" | "done" | "failed" | "running" | "waiting";
  ahead: number;
  done: number;
  of: number;
  doing: string;
  sheet: { [name: string]: unknown } | null;
  lines: string[];
  error: string;
}

/** Cards that go along with the games of a table, or with a record: as printed, and in English. */
export interface OwnCards {
  game: string;
  cards: { [name: string]: unknown }[];
  text: string;
}

/** Anything a client says over the socket. */
export type ClientMessage =
  | Hello
  | Choose
  | Aside
  | Chat
  | Concede
  | Return
  | Begin
  | Sit
  | Cancel
  | Propose
  | Decline
  | Settings
  | Hint
  | Why
  | Read
  | ReadPlayer
  | Timing
  | Sync
  | Ping;

/** Anything the server says over the socket. */
export type ServerMessage =
  | Welcome
  | Update
  | ChatLine
  | Done
  | HintGiven
  | WhyNot
  | CardRead
  | PlayerRead
  | TimingTold
  | Error
  | Pong;

/** What GET of a path gives. */
export type Got<Path extends string> =
  Path extends `/api/records/${string}/steps/${string}` ? Position :
  Path extends `/api/tables/${string}/cards` ? OwnCards :
  Path extends `/api/records/${string}/cards` ? OwnCards :
  Path extends `/api/records/${string}/file` ? string :
  Path extends `/api/records/${string}/review` ? ReviewInfo :
  Path extends `/api/workshop/proofs/${string}` ? ProofInfo :
  Path extends `/api/tables/${string}` ? TableInfo :
  Path extends `/api/cards/${string}` ? CardPage :
  Path extends `/api/rules/${string}` ? Rules :
  Path extends `/api/records/${string}` ? Replay :
  Path extends `/api/health` ? Health :
  Path extends `/api/metrics` ? string :
  Path extends `/api/games` ? Games :
  Path extends `/api/tables` ? Tables :
  Path extends `/api/decks` ? Decks :
  Path extends `/api/cards` ? Cards :
  Path extends `/api/documents` ? Documents :
  Path extends `/api/lessons` ? Lessons :
  Path extends `/api/rules` ? Rules :
  Path extends `/api/records` ? Records :
  Path extends `/api/workshop` ? Workshop :
  never;

/** What POST to a path takes. */
export type Taken<Path extends string> =
  Path extends `/api/workshop/proofs/${string}/cancel` ? CancelProof :
  Path extends `/api/tables/${string}/join` ? Join :
  Path extends `/api/records/${string}/review` ? AskReview :
  Path extends `/api/decks/check` ? CheckDeck :
  Path extends `/api/workshop/read` ? ReadCards :
  Path extends `/api/workshop/deck` ? PutIn :
  Path extends `/api/workshop/proofs` ? NewProof :
  Path extends `/api/tables` ? NewTable :
  Path extends `/api/records` ? NewRecord :
  never;

/** What POST to a path gives. */
export type Given<Path extends string> =
  Path extends `/api/workshop/proofs/${string}/cancel` ? ProofInfo :
  Path extends `/api/tables/${string}/join` ? TableMade :
  Path extends `/api/records/${string}/review` ? ReviewInfo :
  Path extends `/api/decks/check` ? DeckChecked :
  Path extends `/api/workshop/read` ? TypedCards :
  Path extends `/api/workshop/deck` ? DeckWith :
  Path extends `/api/workshop/proofs` ? ProofInfo :
  Path extends `/api/tables` ? TableMade :
  Path extends `/api/records` ? RecordInfo :
  never;
