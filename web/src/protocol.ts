// Written by tools/protocol_types.py from the schemas of the server; do not edit. docs/protocol.md explains.

export const VERSION = 1;
export const LONGEST_FRAME = 16384;

/** The first message on a socket: the table, and who connects. Without a token: a spectator. */
export interface Hello {
  t: "hello";
  /** at most 40 characters */
  table: string;
  /** default 1 */
  version?: number;
  /** of the seat; never part of an address; at most 400 characters */
  token?: string;
  /** of a table with a pass phrase, for spectators; at most 100 characters */
  phrase?: string;
  /** at most 8 characters; matches ^[a-z]{2}(-[A-Za-z]{2})?$; default "en" */
  lang?: string;
}

/**
 * An answer to the question ``ask``, or the answers to it and to what follows, in words or as an action.
 *
 * The same ``id`` from the same seat counts once, however often it comes and over whichever connection.
 */
export interface Move {
  t: "move";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
  /** at most 40 characters */
  ask: string;
  /** at most 400 characters */
  words?: string;
  action?: Record<string, unknown> | null;
  /** the words begin the move again, instead of continuing it; default false */
  afresh?: boolean;
}

/** Take back the last part of an unfinished move. */
export interface Back {
  t: "back";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
  /** at most 40 characters */
  ask: string;
  /** all parts of it; default false */
  whole?: boolean;
}

/** Take back the own last whole move. */
export interface Undo {
  t: "undo";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** Take back the own last move freely, with all that came of it: only where nobody else plays but bots. */
export interface TakeBack {
  t: "take_back";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** Make the bots quick: until this person is asked again or, where only bots still play, to the end. */
export interface Hurry {
  t: "hurry";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** This seat does not need the pause any longer. */
export interface Ready {
  t: "ready";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** This step of the lesson was read; it may go on. */
export interface Next {
  t: "next";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** Would this be allowed, and if not, why not? Changes nothing. */
export interface Why {
  t: "why";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
  /** at most 400 characters */
  words?: string;
  action?: Record<string, unknown> | null;
}

/** What would a good player do, with what this seat knows? */
export interface Hint {
  t: "hint";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** A line of chat: own words, or the key of a quick phrase. */
export interface Say {
  t: "say";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
  /** 1 to 300 characters */
  text?: string | null;
  /** at most 32 characters; matches ^[a-z_]+$ */
  phrase?: string | null;
}

/** Say something in the words of the game: a topic of ``talk`` and one of its labels (``role 2 alien``). */
export interface MakeClaim {
  t: "claim";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
  /** at most 120 characters */
  words: string;
}

/** Send the whole scene again: a number was skipped, or the hash differs. */
export interface Resync {
  t: "resync";
  /** gap, hash, …; counted on the server; at most 20 characters; matches ^[a-z]*$ */
  why?: string;
}

export interface Ping {
  t: "ping";
  /** 1 to 40 characters; matches ^[A-Za-z0-9_.:-]+$ */
  id: string;
}

/** The answer to ``probe``, to be sent at once: the server measures the latency of the connection. */
export interface Echo {
  t: "echo";
  /** at most 40 characters */
  nonce: string;
}

/** The whole scene: after hello, after resync, and when a delta would not be shorter. ``seq`` starts anew. */
export interface SceneFrame {
  t: "scene";
  seq: number;
  hash: string;
  now: number;
  scene: Scene;
  /** the last lines */
  log: Log;
  chat: ChatLine[];
  /** default 0 */
  ticks?: number;
}

/** What changed since ``seq - 1``: a JSON merge patch (RFC 7396) of the scene; afterwards its hash is ``hash``. */
export interface Delta {
  t: "delta";
  seq: number;
  hash: string;
  now: number;
  patch: Record<string, unknown>;
  log?: Log | null;
  /** default 0 */
  ticks?: number;
}

/**
 * The request was carried out, and is on disk. ``again``: it had been before; nothing happened this time.
 *
 * ``result``: where everybody acts at their own pace, the result of a move in its tick: ``accepted``, ``beaten``
 * (somebody else was first), ``void`` (something else happened before), ``waits`` (it was to wait). Else empty.
 */
export interface Ack {
  t: "ack";
  id: string;
  /** default false */
  again?: boolean;
  result?: string;
}

/** Nothing happened. ``text`` is in the language of the connection. */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  text: string;
  rule?: string;
  legal?: string[];
  /** of a move for something that somebody else got first: its time, as in ``race``; default 0 */
  ms?: number;
  /** … and how many of them it was too late; default 0 */
  late?: number;
}

/** The answer to *why*: allowed, or the refusal it would meet. */
export interface Because {
  t: "because";
  id: string;
  allowed: boolean;
  code?: string;
  text?: string;
  rule?: string;
  legal?: string[];
  /** if allowed: the next lines of the log that are certain with what this seat knows */
  foretold?: LogLine[];
}

/** The answer to *hint*: the option to take, and why. */
export interface Advised {
  t: "advised";
  id: string;
  ask: string;
  word: string;
  label: string;
  reasons: string[];
}

export interface RaceTime {
  seat: number;
  /** since everybody was shown what was to be had, less what is made up for the connection */
  ms: number;
}

/**
 * How close a race was, sent to everybody when it is decided: all competitors. The first of them won; if ``drawn``
 * is not 0, that many of the first came in the same tick, and lots were drawn.
 */
export interface Race {
  t: "race";
  times: RaceTime[];
  /** default 0 */
  drawn?: number;
}

export interface Said {
  t: "said";
  line: ChatLine;
}

export interface Pong {
  t: "pong";
  id: string;
  now: number;
}

/** To be answered at once with an ``echo`` of the same ``nonce``. */
export interface Probe {
  t: "probe";
  nonce: string;
}

/** The server closes this socket, and says why. ``again``: come back. */
export interface Bye {
  t: "bye";
  code: string;
  text: string;
  /** default false */
  again?: boolean;
}

/**
 * The time that a seat has for this move and in its bank. While the clock runs, ``since`` says from when it
 * counts.
 */
export interface Clock {
  /** ms for this move, then the bank is used */
  move: number;
  /** ms */
  bank: number;
  since?: number | null;
}

/** Who sits where. */
export interface SeatScene {
  /** person, open, invite, bot, automaton (only rules move it) */
  kind: string;
  name?: string;
  /** level, of a bot */
  bot?: string;
  /** somebody is connected; default false */
  here?: boolean;
  /** a bot plays until the person returns; default false */
  stand_in?: boolean;
  clock?: Clock | null;
}

/** How long people may think. */
export interface ClockRule {
  /** none, fast, slow, days, own */
  name: string;
  /** ms for each move; default 0 */
  move?: number;
  /** ms for the whole game, used when a move takes longer; default 0 */
  bank?: number;
}

/** What is agreed at this table. */
export interface TableScene {
  id: string;
  game: string;
  /** version */
  rules: number;
  mode: string;
  /** open, running, over */
  status: string;
  /** those that are not as printed */
  options: Record<string, unknown>;
  clock: ClockRule;
  /** deal, seed, position: with the last two, whoever set up the table may know what will happen */
  origin: string;
  listed: boolean;
  assist: boolean;
  undo: boolean;
  watch: boolean;
  /** the seat of whoever set it up */
  host?: number | null;
  /** the table of the rematch */
  next?: string;
  /** ms; 0: the game does not depend on time; default 0 */
  tick?: number;
}

export interface PileScene {
  size: number;
  /** top first, ``?`` for what is not known; empty: nothing of it is */
  cards: string[];
}

/** What an option would certainly bring, in a few words. */
export interface ProspectScene {
  /** in the language of the connection */
  text: string;
  /** default false */
  good?: boolean;
  /** if it is followed by this answer to the next part; empty: in any case */
  on?: string;
}

/** Something that may be chosen; ``word`` is the answer to send. */
export interface OptionScene {
  word: string;
  /** card, place, seat, number, choice, pass */
  kind: string;
  /** in the language of the connection */
  label: string;
  /** seat or number */
  value?: number | null;
  card?: string | null;
  place?: string | null;
  /** cards above it */
  at?: number | null;
  /** whose place it is */
  seat?: number | null;
  /** where the game can say it before anybody asks */
  prospects?: ProspectScene[];
}

export interface QuestionScene {
  /** what this question is called; a move names it */
  ask: string;
  name: string;
  kind: string;
  rule: string;
  /** in the language of the connection */
  prompt: string;
  before: string[];
  options: OptionScene[];
  /** what choosing is called on a button; ``{label}`` stands for the option */
  verb?: string | null;
}

/** What a seat does where everybody acts at their own pace, as everybody sees it. */
export interface LaneScene {
  /** it cannot act for the moment; default false */
  frozen?: boolean;
  /** the last tick of what it is busy with; absent: it is not */
  until?: number | null;
  /** what that is, in the game's own numbers */
  doing?: number[] | null;
}

/** The game as the viewer knows it. */
export interface ViewScene {
  places: Record<string, PileScene[]>;
  fields: Record<string, unknown>;
  waiting: number[];
  /** the points of each seat now; empty: the viewer may not know */
  standing: number[];
  over: boolean;
  /** cut short; the result says by what */
  truncated: boolean;
  /** the points of each round that is over, by seat */
  rounds: number[][];
  /** between two rounds: nobody is asked anything */
  paused: boolean;
  /** by seat, while everybody acts at their own pace */
  lanes?: LaneScene[];
  /** ticks that holds for slow connections have taken: deadlines in ``fields`` do not count them; default 0 */
  put_off?: number;
  ghosts?: Record<string, string[][]>;
  /** what a game draws besides, in its own words: a map, ghosts for the options */
  board?: Record<string, unknown>;
}

/** One entry of the arithmetic of a score. */
export interface SumLine {
  /** in the language of the connection */
  label: string;
  /** below 0: what it cost */
  number: number;
}

/** What decides between equal points. */
export interface Break {
  /** in the language of the connection */
  label: string;
  /** by seat */
  values: number[];
}

export interface Result {
  scores: number[];
  winners: number[];
  truncated: boolean;
  /** why, by the game's own name for it (``limit``, ``halt``); empty: the rules brought it to its end */
  ended: string;
  /** in the language of the connection */
  text: string;
  /** for each seat how its score came about; the numbers add up to it */
  sums: SumLine[][];
  /** by seat: 1 is best, equals share theirs */
  ranks: number[];
  /** seat -> its team; empty: everybody played for themselves */
  teams: number[];
  /** the points of each round, by seat; empty: the game has none */
  rounds: number[][];
  /** the tie-breaks, in the order in which they count */
  breaks: Break[];
  /** the same told to the viewer (``You win by ten!``); empty: it has no seat */
  yours?: string;
  /** scores only put the seats in order: nobody would call them points; default false */
  ranked_only?: boolean;
  /** how often somebody took back a move freely; default 0 */
  taken_back?: number;
}

/**
 * Nobody is asked anything. ``kind`` is the word of the game for its pause; ``round``: between two rounds. A table
 * in real time has halts of its own: ``away`` (nobody is connected), ``return`` (others are expected back),
 * ``countdown``, ``spent`` (whoever set up the table has used too much computing time; ``text`` says so).
 */
export interface PauseScene {
  kind: string;
  /** what the game calls it, in the language of the connection; empty: it has no words for it */
  text: string;
  /** seats that end it together by being ready; empty: only time does */
  waits_for: number[];
  /** those of them who are */
  ready: number[];
  /** when it ends in any case; 0: this is not known */
  due: number;
}

/**
 * A secret window is open: somebody may be asked something, or nobody. This is the same for everybody; only whoever
 * is asked also has a question.
 */
export interface WindowScene {
  kind: string;
  /** what the game calls it, in the language of the connection; empty: it has no words for it */
  text: string;
  /** when */
  opened: number;
  /** when it closes; 0: when the only person here has answered */
  due: number;
}

export interface LabelScene {
  word: string;
  /** in the language of the connection */
  text: string;
}

/** Something that the viewer may speak of now: ``words`` and the word of a label make a claim. */
export interface TopicScene {
  words: string;
  subject: string;
  /** in the language of the connection */
  text: string;
  labels: LabelScene[];
  /** whom it is about */
  other?: number | null;
}

/** What the viewer may say now, and how often in this turn. */
export interface TalkScene {
  left: number;
  topics: TopicScene[];
}

/** What somebody said, true or not. */
export interface ClaimScene {
  seat: number;
  subject: string;
  label: string;
  /** in which turn, as the game counts them */
  span: number;
  /** in the language of the connection */
  text: string;
  other?: number | null;
  /** which of several it is about */
  detail?: string;
}

/** What the coach of a lesson says now. ``at``: what it points at, a place and perhaps a card; empty: nothing. */
export interface CoachScene {
  lesson: string;
  title: string;
  text: string;
  at: string;
  rule: string;
  /** from 0 on */
  step: number;
  of: number;
  /** it waits until somebody says that it may go on */
  next: boolean;
  /** the lesson is over */
  done: boolean;
  /** other moves come first, or time passes: the text is about what is there afterwards; default false */
  watch?: boolean;
}

/** Everything a viewer sees. ``hash`` in the frames is the CRC-32 of its canonical JSON (keys sorted, no spaces). */
export interface Scene {
  table: TableScene;
  seats: SeatScene[];
  /** seat, -1: a spectator */
  you: number;
  watchers: number;
  /** lines this viewer has been told */
  log: number;
  can_undo: boolean;
  /** … the own last move, whatever became known since; default false */
  can_take_back?: boolean;
  /** nobody else has to be waited for but bots; default false */
  can_hurry?: boolean;
  /** seats that are out of the game */
  out?: number[];
  /** absent until the game starts */
  view?: ViewScene | null;
  question?: QuestionScene | null;
  result?: Result | null;
  /** only while the game is paused */
  pause?: PauseScene | null;
  /** absent: the viewer cannot speak now */
  talk?: TalkScene | null;
  /** claims, the latest last */
  said?: ClaimScene[];
  /** the viewer's own notes: what it has seen that not everybody has, however long ago */
  saw?: LogLine[];
  /** only while a secret window is open */
  window?: WindowScene | null;
  /** only in a lesson */
  coach?: CoachScene | null;
}

/**
 * An event as this viewer noticed it: its facts, and a sentence in the language of the connection.
 *
 * Consecutive lines that differ at most in their cards are shown as one: the last of them has their sentence in
 * ``whole``.
 */
export interface LogLine {
  what: string;
  text: string;
  seat?: number | null;
  other?: number | null;
  number?: number | null;
  cards?: string[] | null;
  from?: string | null;
  to?: string | null;
  /** of which kind it is, where there are several */
  word?: string | null;
  /** more, by name: four dice, a cell, the points of a round */
  facts?: Record<string, unknown> | null;
  /** which of such lines in a row this is; default 1 */
  run?: number;
  /** the sentence for all of them up to this one */
  whole?: string;
  /** the same inside the one sentence of a turn; empty: left out there, absent: as it is */
  gist?: string | null;
  /** a turn begins with it, unless it goes on with the one before; default false */
  begins?: boolean;
  /** the sentence without faces, where what it shows is forgotten when it is face down again */
  later?: string;
}

/** From line ``start`` on the log is replaced by these lines; older ones there are gone (undo). */
export interface Log {
  start: number;
  lines: LogLine[];
}

export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  phrase?: string;
}

export const LONGEST_BODY = 300000;
export const LONGEST_RECORD = 250000;

/** A refusal: ``code`` for programs, ``rule`` to look it up, ``text`` for people. Nothing happened. */
export interface Problem {
  code: string;
  text: string;
  rule?: string;
  legal?: string[];
}

export interface NewGuest {
  /** none: one is made up; 1 to 24 characters */
  alias?: string | null;
}

export interface Guest {
  alias: string;
  /** secret: it identifies the guest */
  token: string;
}

export interface Rename {
  /** 1 to 24 characters */
  alias: string;
}

export interface Me {
  alias: string;
}

export interface SettingSchema {
  name: string;
  /** integer, decimal, choice, flag, seat, table, list, record */
  kind: string;
  default: unknown;
  rule: string;
  /** what people call it */
  title: string;
  /** what it does, in a sentence */
  text: string;
  low: number;
  high: number | null;
  choices: string[];
  /** choice -> what people call it */
  labels: Record<string, string>;
  keys: string[];
  modes: string[];
  /** of a table or a list: what its values are */
  each: SettingSchema | null;
  /** of a record */
  parts: SettingSchema[];
  /** shown before the others; default false */
  important?: boolean;
}

export interface ModeSchema {
  id: string;
  text: string;
  least: number;
  most: number;
  /** option -> what this mode prints, where it differs from the others */
  defaults: Record<string, unknown>;
  /** ms; 0: nothing depends on time */
  tick: number;
  /** the fewest points win, not the most */
  fewest: boolean;
  /** of a game, as printed */
  rounds: number;
  /** seats that only rules move: ``least`` and ``most`` count them, wishes for seats do not */
  automata: number[];
  /** options with which the first seat is asked alone first, and nobody is hurried */
  begins: Record<string, unknown>;
  /** for people, where the game calls it something */
  name?: string;
  /** this mode in three lines; empty: those of the game hold */
  brief?: string[];
  /** options that a site should use for its tables; a table without them is as printed */
  live?: Record<string, unknown>;
}

export interface BotSchema {
  id: string;
  /** for people */
  name: string;
  text: string;
}

export interface LessonSchema {
  id: string;
  title: string;
  /** the first is the pupil's, bots sit in the others */
  seats: number;
  steps: number;
  /** that it teaches; empty: the game has one lesson for all of them */
  mode?: string;
}

/** A note of the coach, shown once to a person who has not finished a game yet. It has one of the triggers. */
export interface NoteSchema {
  id: string;
  text: string;
  rule: string;
  /** what it points at, ``me`` for the reader's own seat; empty: nothing */
  at: string;
  /** trigger: this question */
  ask: string;
  /** … or this event */
  event: string;
  /** … if it was done by (seat) or to (other) the reader; empty: whoever it concerns */
  me: string;
  /** … or a no with this code */
  refusal: string;
  /** … or this number, the reader's own where each seat has one, is */
  field: string;
  /** at most this */
  at_most: number | null;
  /** at least this */
  at_least: number | null;
}

/** A first table with bots for somebody who is new to a game. */
export interface GentleSchema {
  mode: string;
  options: Record<string, unknown>;
  /** in the seats after the person's */
  bots: string[];
}

/** What can be played, for the list of games and for a table. The options are a request of their own. */
export interface GameSchema {
  id: string;
  name: string;
  tagline: string;
  minutes: string;
  rules: number;
  languages: string[];
  least: number;
  most: number;
  modes: ModeSchema[];
  /** weakest first */
  bots: BotSchema[];
  /** the bot to sit down with */
  usual: string;
  /** code -> name */
  cards: Record<string, string>;
  /** code -> what it does */
  texts: Record<string, string>;
  /** field -> its value -> code -> what it does while that is so */
  now: Record<string, Record<string, Record<string, string>>>;
  /** code -> copies in the game as printed */
  counts: Record<string, number>;
  places: Record<string, string>;
  fields: Record<string, string>;
  /** fields that hold something for each seat, by seat */
  by_seat: string[];
  /** fields worth showing besides the numbers of each seat */
  shown: string[];
  /** quick phrases of the chat */
  phrases: Record<string, string>;
  /** seat that only rules move -> its name */
  automata: Record<string, string>;
  /** the game in three lines: how to win, what to do, what others do; empty: nobody wrote them */
  brief: string[];
  lessons: LessonSchema[];
  /** in the order in which they are told */
  notes: NoteSchema[];
  gentle: GentleSchema;
  /** what a score of {number} is called */
  score?: string;
  /** places where every card has its spot, and is seen only while somebody looks */
  forgets?: string[];
}

/** One of the three pictures of a turn: the hand with the chosen card, or what happens then. */
export interface PictureSchema {
  text: string;
  /** empty: what happens is shown */
  hand: string[];
  /** of the hand; empty: none */
  chosen: string;
  lines: LogLine[];
  /** the table before it */
  view: ViewScene;
}

export interface CardsInShort {
  codes: string[];
  text: string;
}

/** A game in one minute, besides its three lines; empty where nobody has written it. */
export interface InShort {
  pictures: PictureSchema[];
  /** every card in a line, those of a kind together */
  cards: CardsInShort[];
}

export interface RuleSchema {
  number: string;
  title: string;
  text: string;
  section: string;
}

/** What a seat of a new table shall be; automata sit where the mode says, and no wish is for them. */
export interface SeatWish {
  /** default "open" */
  kind?: "bot" | "invite" | "me" | "open";
  /** level; empty: the usual one; at most 40 characters */
  bot?: string;
}

/** How long people may think: a name, or ``own`` with seconds for each move and for the bank. */
export interface ClockWish {
  /** default "none" */
  name?: "days" | "fast" | "none" | "own" | "slow";
  /** 1 to 2592000; default 60 */
  move?: number;
  /** 0 to 2592000; default 0 */
  bank?: number;
}

/**
 * Where to begin, if not with a new deal: one of a seed, a position, a record, a finished table or a lesson; a
 * record and a table are played on from after ``step`` moves.
 */
export interface Beginning {
  /** 0 to 9007199254740991 */
  seed?: number | null;
  position?: Record<string, unknown> | null;
  /** at most 250000 characters */
  record?: string | null;
  /** 1 to 40 characters; matches ^[a-z0-9-]+$(?!\n) */
  table?: string | null;
  /** at most 40 characters */
  lesson?: string | null;
  /** 0 to 1000000; default 0 */
  step?: number;
}

export interface NewTable {
  /** at most 40 characters */
  game: string;
  /** 1 to 64 of them */
  seats: SeatWish[];
  /** empty: the first; at most 40 characters */
  mode?: string;
  options?: Record<string, unknown>;
  clock?: ClockWish;
  /** default false */
  listed?: boolean;
  /** at most 100 characters */
  phrase?: string;
  /** default true */
  assist?: boolean;
  /** default true */
  undo?: boolean;
  /** default true */
  watch?: boolean;
  begin?: Beginning;
  /** ms a bot takes at least; 0 to 5000; default 500 */
  pace?: number;
}

/** A seat of this guest. ``token`` opens the socket and is secret. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

export interface Created {
  table: string;
  /** the seats that are yours */
  you: Seated[];
  /** seat -> code for a friend; each is good for one person */
  invites: Record<string, string>;
}

export interface SeatSchema {
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  stand_in: boolean;
}

/** A table as everybody may know it. */
export interface TableSchema {
  id: string;
  game: string;
  mode: string;
  status: string;
  seats: SeatSchema[];
  clock: string;
  listed: boolean;
  /** a pass phrase is needed */
  locked: boolean;
  watch: boolean;
  origin: string;
  options: Record<string, unknown>;
  created: number;
  /** when a spectator could last have noticed something */
  changed: number;
  /** that a spectator could notice, also those taken back; of a finished game those of its record */
  moves: number;
  /** when it is over */
  scores: number[];
  winners: number[];
  next?: string;
  /** when it is over */
  ranks?: number[];
}

export interface MyTable {
  table: TableSchema;
  seats: Seated[];
  /** is it this guest's turn? */
  asked: boolean;
  /** it cannot be opened; the reason is in the server's log; default false */
  broken?: boolean;
}

/** Take a seat: a given one, or the first that is open; an invited one with its code. */
export interface Join {
  /** 0 to 63 */
  seat?: number | null;
  /** 4 to 40 characters; matches ^[A-Za-z0-9-]+$(?!\n) */
  invite?: string | null;
  /** at most 100 characters */
  phrase?: string;
}

/**
 * What somebody with an invitation, or with the link of a table, is told before joining: only what the inviter
 * shows anyway.
 */
export interface Invitation {
  table: string;
  game: string;
  /** who invites; empty: nobody who could be named */
  host: string;
  status: string;
  /** seats that anybody may take */
  free: number;
  /** the code still gives a seat */
  good: boolean;
  watch: boolean;
}

/** The token of the seat for which a request speaks. */
export interface SeatOnly {
  /** at most 400 characters */
  token: string;
}

/** A code to type on another device within five minutes; good once. */
export interface Handover {
  code: string;
  seconds: number;
}

export interface Redeem {
  /** 4 to 40 characters; matches ^[A-Za-z0-9-]+$(?!\n) */
  code: string;
}

/** A record to keep and to look at. It is played through first. */
export interface NewRecord {
  /** at most 250000 characters */
  text: string;
}

export interface Kept {
  table: string;
}

export interface Health {
  status: string;
  version: string;
  /** of the server itself: compiled or interpreted, and why */
  engine: string;
  /** the same of the processes in which bots think; empty until they are up */
  workers: string;
  tables: number;
  connections: number;
}

/** The table after ``move`` moves. */
export interface ReplayStep {
  move: number;
  seat: number | null;
  /** what was answered, where the viewer may know it */
  words: string | null;
  log: LogLine[];
  view: ViewScene;
  /** the points of each seat now; empty: the viewer may not know */
  standing: number[];
  /** that had passed by then, in real time; default 0 */
  ticks?: number;
  /** by all eyes: a deck as a spectator saw it, where ``view`` has more */
  spectator?: Record<string, PileScene[]>;
}

/** Something on the chart that happened to a seat. */
export interface ChartMark {
  /** after which of the steps */
  at: number;
  seat: number;
  kind: string;
  /** in the reader's language */
  label: string;
}

/** Something that each seat had over time: what a game has to tell when points say little. */
export interface Chart {
  /** in the reader's language */
  title: string;
  /** by step, as the steps of the replay, then by seat */
  values: number[][];
  marks: ChartMark[];
}

/** How often something happened, in the whole game. */
export interface Tally {
  /** in the reader's language */
  label: string;
  /** by seat */
  values: number[];
}

/** A finished game, by everybody's eyes (``viewer`` -2) or as one seat (or a spectator, -1) knew it. */
export interface Replay {
  table: string;
  game: string;
  rules: number;
  mode: string;
  seats: string[];
  viewer: number;
  steps: ReplayStep[];
  scores: number[];
  winners: number[];
  truncated: boolean;
  /** why, as in the result at the table */
  ended: string;
  /** how it ended, in a sentence or two */
  text: string;
  /** for each seat how its score came about; the numbers add up to it */
  sums: SumLine[][];
  ranks: number[];
  teams: number[];
  rounds: number[][];
  breaks: Break[];
  /** scores only put the seats in order; default false */
  ranked_only?: boolean;
  /** how often somebody took back a move freely; default 0 */
  taken_back?: number;
  /** by everybody's eyes only, and where the game has one of its own: else points are drawn */
  chart?: Chart | null;
  tallies?: Tally[];
}

export type ClientMessage =
  | Hello
  | Move
  | Back
  | Undo
  | TakeBack
  | Hurry
  | Ready
  | Next
  | Why
  | Hint
  | Say
  | MakeClaim
  | Resync
  | Ping
  | Echo;

export type ServerMessage =
  | SceneFrame
  | Delta
  | Ack
  | Refused
  | Because
  | Advised
  | Race
  | Said
  | Pong
  | Probe
  | Bye;
