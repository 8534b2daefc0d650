// Made by `python -m seasalt.server.web.protocol`; do not edit.

export const PROTOCOL = 1;

export type FromClient = Watch | Unwatch | Cmd | Ping;

export type ToClient = Update | Snapshot | Ack | Nak | Problem | Pong | Bye;

/** Follow a table, from a version that is known already, or from a snapshot. */
export interface Watch {
  type: "watch";
  table: string;
  since?: number | null;
  invite?: string | null;
}

/** Follow a table no longer. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Do something at a table. The same id gets the same answer again. */
export interface Cmd {
  type: "cmd";
  id: string;
  table: string;
  expect: number;
  do: DoAct | DoReady | DoStand | DoLeave | DoGoOnWithout | DoReturn | DoSeeSummary | DoEmote | DoAddBot | DoRemoveBot | DoRematch;
}

/** Act in the game. */
export interface DoAct {
  type: "act";
  action: string;
}

/** Be ready, and add a nonce to the shuffle. */
export interface DoReady {
  type: "ready";
  nonce: string;
}

/** Get up before the game. */
export interface DoStand {
  type: "stand";
}

/** Let a bot play for me. */
export interface DoLeave {
  type: "leave";
}

/** I have waited long enough for that seat: in a game a bot plays on, before it the seat is free again. */
export interface DoGoOnWithout {
  type: "go_on_without";
  seat: number;
}

/** Take my seat back from the bot. */
export interface DoReturn {
  type: "return";
}

/** I have read the summary of the round. */
export interface DoSeeSummary {
  type: "seen";
}

/** Say a preset phrase. */
export interface DoEmote {
  type: "emote";
  phrase: string;
}

/** Put a bot on an empty seat. */
export interface DoAddBot {
  type: "add_bot";
  seat: number;
  bot: string;
}

/** Send a bot away. */
export interface DoRemoveBot {
  type: "remove_bot";
  seat: number;
}

/** Another game with the same seats. */
export interface DoRematch {
  type: "rematch";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  n?: number;
}

/** One more version of a table. `state` comes with the newest one, `action` with one's own. */
export interface Update {
  type: "update";
  table: string;
  version: number;
  at: number;
  what: string;
  seat: number | null;
  phrase: string | null;
  action: string | null;
  events: (RoundStartedEvent | PileStartedEvent | TurnStartedEvent | CardLiftedEvent | CardDrawnEvent | CardKeptEvent | CardTakenEvent | CardsLaidEvent | EffectLapsedEvent | PileSearchedEvent | CardPickedEvent | CardChosenEvent | VictimChosenEvent | CardStolenEvent | OthersRestrictedEvent | MermaidsLaidEvent | CalledEvent | HandRevealedEvent | TurnEndedEvent | RoundEndedEvent | GameEndedEvent)[];
  state: TableState | null;
}

export interface RoundStartedEvent {
  type: "RoundStarted";
  number: number;
  starter: number;
  deck_size: number;
}

export interface PileStartedEvent {
  type: "PileStarted";
  pile: string;
  card: string;
}

export interface TurnStartedEvent {
  type: "TurnStarted";
  seat: number;
  restricted: boolean;
  extra: boolean;
}

export interface CardLiftedEvent {
  type: "CardLifted";
  seat: number;
  card: string | null;
}

export interface CardDrawnEvent {
  type: "CardDrawn";
  seat: number;
  card: string | null;
}

export interface CardKeptEvent {
  type: "CardKept";
  seat: number;
  card: string | null;
  discarded: string;
  pile: string;
}

export interface CardTakenEvent {
  type: "CardTaken";
  seat: number;
  pile: string;
  card: string;
  top: string | null;
}

export interface CardsLaidEvent {
  type: "CardsLaid";
  seat: number;
  cards: string[];
}

export interface EffectLapsedEvent {
  type: "EffectLapsed";
  seat: number;
}

export interface PileSearchedEvent {
  type: "PileSearched";
  seat: number;
  pile: string;
  cards: string[] | null;
}

export interface CardPickedEvent {
  type: "CardPicked";
  seat: number;
  pile: string;
  card: string | null;
  top: string | null;
}

export interface CardChosenEvent {
  type: "CardChosen";
  seat: number;
  card: string | null;
  returned: string[] | null;
  returned_count: number;
}

export interface VictimChosenEvent {
  type: "VictimChosen";
  thief: number;
  victim: number;
}

export interface CardStolenEvent {
  type: "CardStolen";
  thief: number;
  victim: number;
  card: string | null;
}

export interface OthersRestrictedEvent {
  type: "OthersRestricted";
  seat: number;
}

export interface MermaidsLaidEvent {
  type: "MermaidsLaid";
  seat: number;
}

export interface CalledEvent {
  type: "Called";
  seat: number;
  call: string;
}

export interface HandRevealedEvent {
  type: "HandRevealed";
  seat: number;
  cards: string[];
}

export interface TurnEndedEvent {
  type: "TurnEnded";
  seat: number;
}

export interface RoundEndedEvent {
  type: "RoundEnded";
  result: ResultState;
  totals: number[];
}

/** How a round ended. */
export interface ResultState {
  number: number;
  ending: string;
  last_seat: number;
  caller: number | null;
  call: string | null;
  points: number[];
  for_cards: number[];
  for_color: number[];
  scores: ScoreState[] | null;
}

/** Card points, and the color bonus beside them. */
export interface ScoreState {
  total: number;
  color_bonus: number;
  lines: ScoreLine[];
}

/** Some points and the cards that gave them. */
export interface ScoreLine {
  rule: string;
  points: number;
  cards: string[];
  laid: boolean;
  kind: string | null;
  color: string | null;
}

export interface GameEndedEvent {
  type: "GameEnded";
  outcome: OutcomeState;
}

/** Who won. */
export interface OutcomeState {
  winners: number[];
  ranks: number[];
  by_mermaids: boolean;
}

/** A table as one viewer may see it.

    Of the actions in `legal`, those in `lapsing` lay a duo whose effect would find nothing to act on, and
    `draw` draws as many cards as `draws` says. */
export interface TableState {
  version: number;
  you: number | null;
  stage: string;
  places: PlaceState[];
  games: number;
  to_act: number | null;
  deadline: number | null;
  summary_until: number | null;
  summary_seen: number[];
  fairness: FairnessState;
  game: GameState | null;
  legal: string[];
  memory: MemoryState | null;
  lapsing?: string[];
  draws?: number | null;
}

/** A seat and who is on it; from `go_on_at` on the others need not wait for that person any longer. */
export interface PlaceState {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string | null;
  stand_in: string | null;
  why: string;
  ready: boolean;
  bank: number | null;
  go_on_at: number | null;
}

/** What checks the shuffle; secret, nonces and seed only after the game. */
export interface FairnessState {
  commitment: string;
  secret: string | null;
  nonces: string[] | null;
  seed: string | null;
}

/** The running game. */
export interface GameState {
  round: number;
  starter: number;
  phase: string;
  turn: number;
  deck_size: number;
  piles: PileState[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  tableaus: string[][][];
  drawn: string[] | null;
  drawn_points: number[] | null;
  drawn_count: number;
  looking: string | null;
  searched: string[] | null;
  victim: number | null;
  caller: number | null;
  call: string | null;
  revealed: boolean[];
  restricted: boolean[];
  totals: number[];
  target: number;
  score: ScoreState | null;
  bets: BetState[] | null;
  last_result: ResultState | null;
  outcome: OutcomeState | null;
}

/** A discard pile from outside. */
export interface PileState {
  size: number;
  top: string | null;
}

/** A call that is open to the viewer, as the action that makes it, and how it can end. */
export interface BetState {
  call: "last" | "stop";
  cases: BetCase[];
}

/** How a call can end, what this seat gets then for cards and for color, and the total it comes to. */
export interface BetCase {
  case: "ends" | "lost" | "mermaids" | "void" | "won";
  for_cards: number;
  for_color: number;
  total: number;
}

/** What the viewer could have remembered, at tables that show it. */
export interface MemoryState {
  piles: ((string | null)[])[];
  hands: string[][];
  deck: string[];
}

/** The whole table, and what happened lately: updates of this round, and of the end of the last. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  info: TableInfo;
  state: TableState;
  recent: Update[];
}

/** What never changes about a table. */
export interface TableInfo {
  edition: string;
  options: Record<string, string>;
  players: number;
  target: number;
  call_at: number;
  pace: string;
  base: number;
  bank: number;
  memory_aid: boolean;
  hints: boolean;
}

/** Done, and durable. The update of that version has been sent before, or comes with the next. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
  version: number;
}

/** Not done, and why. */
export interface Nak {
  type: "nak";
  id: string;
  table: string;
  code: string;
  version?: number | null;
}

/** A frame that cannot be answered otherwise, or a table that cannot be followed any more. */
export interface Problem {
  type: "problem";
  code: string;
  table?: string | null;
}

/** I am here. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The node goes down; come back after so many milliseconds. */
export interface Bye {
  type: "bye";
  reconnect_in: number;
}

/** A name to be called by. */
export interface NewGuest {
  name?: string;
}

/** Who you are. A bot's token is shown once; people have a cookie. */
export interface GuestAnswer {
  id: string;
  name: string;
  kind: string;
  token?: string | null;
}

/** Some tables. */
export interface TableList {
  tables: TableLine[];
}

/** A table in a list. */
export interface TableLine {
  table: string;
  stage: string;
  version: number;
  updated_at: number;
  summary: Record<string, unknown>;
  seat?: number | null;
  kept?: boolean;
}

/** A table to open. Bots sit down at once; the first empty seat is yours if you `sit`. */
export interface NewTable {
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  pace?: string;
  base_seconds?: number;
  bank_seconds?: number;
  days?: number;
  memory_aid?: boolean;
  hints?: boolean;
  public?: boolean;
  bots?: string[];
  sit?: boolean;
}

/** A table as you may see it; the links only for whoever opened it. */
export interface TableAnswer {
  table: string;
  info: TableInfo;
  state: TableState;
  seat_invite?: string | null;
  watch_invite?: string | null;
  kept?: boolean;
}

/** Any seat, soon: at a public table that is waiting for somebody, or else at a new one.

    With a `bot` a new table is filled with bots and can begin at once; without, it waits for people. */
export interface QuickMatch {
  players?: number;
  edition?: string;
  options?: Record<string, string>;
  memory_aid?: boolean;
  hints?: boolean;
  bot?: string | null;
}

/** The links to a table: to watch, and for whoever sits there one to sit. */
export interface Invites {
  seat_invite: string | null;
  watch_invite: string;
}

/** Whether you keep a table: then it stays, however old it gets. */
export interface Kept {
  kept: boolean;
}

/** A seat to take: that one, or any. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Whether the shuffle of a finished game holds. */
export interface Verdict {
  holds: boolean;
  commitment: string;
  secret: string;
  nonces: string[];
  seed: string;
}

/** A finished game, step by step; `game` counts from 1 among the `games` finished at the table. */
export interface Replay {
  table: string;
  info: TableInfo;
  names: string[];
  game: number;
  games: number;
  seat: number | null;
  results: ResultState[];
  outcome: OutcomeState | null;
  steps: ReplayStep[];
}

/** A decision, the chance that follows it, and where that leads; the first is where the game begins.

    For a seat all is as that seat saw it: `action` and `legal` are its own, with `lapsing` and `draws` as in
    a table's state, and `scores` is null. Open, every hand is shown, and `scores` has the points of each. */
export interface ReplayStep {
  seat: number | null;
  action: string | null;
  events: (RoundStartedEvent | PileStartedEvent | TurnStartedEvent | CardLiftedEvent | CardDrawnEvent | CardKeptEvent | CardTakenEvent | CardsLaidEvent | EffectLapsedEvent | PileSearchedEvent | CardPickedEvent | CardChosenEvent | VictimChosenEvent | CardStolenEvent | OthersRestrictedEvent | MermaidsLaidEvent | CalledEvent | HandRevealedEvent | TurnEndedEvent | RoundEndedEvent | GameEndedEvent)[];
  state: GameState;
  scores: ScoreState[] | null;
  legal: string[];
  lapsing?: string[];
  draws?: number | null;
}

/** The chances to win over a finished game, with every hand open and the deck unknown. */
export interface Curve {
  names: string[];
  points: CurvePoint[];
}

/** The chance of each seat to win where a turn begins, or the game ends: after that step of the replay. */
export interface CurvePoint {
  step: number;
  round: number;
  chances: number[];
}

/** What the master would do at that version of the table, the best first, from what this seat can know. */
export interface Hint {
  version: number;
  prospects: Prospect[];
}

/** An option, and what is expected of it: the chance to win the game, 0 to 1, and points in this round.

    The true chance lies between `low` and `high` 19 times in 20, as far as the guesses are good. */
export interface Prospect {
  action: string;
  win_chance: number;
  low: number;
  high: number;
  points: number;
}

/** Cards as people type them, or in notation. */
export interface ScoreQuestion {
  hand?: string;
  laid?: string;
  options?: Record<string, string>;
}

/** A round with real cards: everybody's, the totals before it, and how it ended.

    It was called by the seat `by`, or ended in its turn. While that is open, only the cards are counted. */
export interface RoundQuestion {
  players: PlayerCards[];
  edition?: string;
  options?: Record<string, string>;
  number?: number;
  totals?: number[];
  ended?: "last_chance" | "mermaids" | "stop" | "void" | null;
  by?: number | null;
}

/** What somebody holds and has laid, in notation; laid cards in any order. */
export interface PlayerCards {
  hand?: string;
  laid?: string;
}

/** Points for everybody, and the end of the round where it is known. */
export interface RoundAnswer {
  players: PlayerPoints[];
  target: number;
  end: RoundEnd | null;
}

/** What the cards are worth. Where those laid are not `paired`, they are counted as if in hand. */
export interface PlayerPoints {
  score: ScoreState;
  paired: boolean;
}

/** What a round brings, who begins the next one, or who has won.

    `enough` is false where the caller did not have the points for a call: then a card is missing. */
export interface RoundEnd {
  result: ResultState;
  enough: boolean;
  totals: number[];
  starter: number | null;
  outcome: OutcomeState | null;
}

/** How the game can be played, and what never changes in it.

    `targets` is the usual target by the number of players, `collections` the points for 1, 2, 3... cards. */
export interface Editions {
  editions: EditionState[];
  options: OptionState[];
  targets: Record<string, number>;
  collections: Record<string, number[]>;
  multipliers: Record<string, Multiplier>;
}

/** An edition: every option as it plays it, and those in which it differs from the standard. */
export interface EditionState {
  name: string;
  options: Record<string, string>;
  differs: string[];
}

/** An option: the values to choose from, or any number from 1 where `number` is set. */
export interface OptionState {
  name: string;
  values: string[];
  number: boolean;
  default: string;
  books: BookSays[];
}

/** What one book says on an option, and whether that differs from how we usually play. */
export interface BookSays {
  edition: string;
  value: string;
  voice: string;
  differs: boolean;
}

/** So many points for each card of a kind. */
export interface Multiplier {
  each: number;
  kind: string;
}

/** How the node is, and each thing it depends on, where there is more to say. */
export interface Health {
  status: string;
  checks?: Record<string, string>;
}
