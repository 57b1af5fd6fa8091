/** Facts of one game: an evening has some 400. */
export const MAX_FACTS = 5_000;
/** Bytes of one game, its setup and all facts. */
export const MAX_GAME_BYTES = 2_000_000;
/** Who may play at one game, and who may look on. */
export const MAX_PLAYERS = 12;
export const MAX_ONLOOKERS = 30;
/** How long six letters open a seat, in minutes. */
export const CODE_MINUTES = 10;
/** Facts in one answer: more are asked for again. */
export const FACTS_PAGE = 500;
/** Facts that one request brings. */
export const MAX_SENT = 100;
/** The body of such a request, in bytes. */
export const MAX_SENT_BODY = 64_000;
/** The body of what opens a game or sits down at one. */
export const MAX_OPEN_BODY = 2_000;
/** Games in one list. */
export const MAX_LISTED = 200;

/** Longest texts of an act, in characters. */
export const TEXTS = { note: 500, outcome: 200, key: 80, objective: 60 } as const;
/** Turns of one game: a phase that ends ends those before it, too. */
export const MAX_TURNS = 99;
/** Turns by which the end of a phase may be ahead of the last one: a device without a connection plays on. */
export const MAX_TURNS_AHEAD = 3;
/** Dice of one throw. */
export const MAX_DICE = 20;
/** What is agreed before a game. */
export const MAX_OPTIONS = 12;
export const MAX_OBJECTIVES = 12;
export const MAX_POINTS = 20;

/** Acts that one hand-over brings from phone to phone without a network. */
export const MAX_HANDED = 2_000;
/** The same unpacked, in bytes. */
export const MAX_HANDED_BYTES = 2_000_000;
/** Characters of one code: a phone photographs it from the screen of another. */
export const MAX_CODE = 700;
/** Bytes of a file that holds codes. */
export const MAX_HANDED_FILE = 4_000_000;
