/**
 * Texts that a player gives with an entry for its organisers, besides the name: their longest, in characters. A new one
 * needs a line here, a column of the table Entry, its field in `enter-desk.tsx`, its line in `entry-sum.tsx`, an empty
 * value in `lib/fixtures/readers.ts` and `stored-work.ts`, and its place in the head of `archive/files.test.ts`. Its
 * field of a request may be left out (`entry-text-fields.ts`), as open pages do not send it.
 */
export const ENTRY_TEXTS = { contact: 200 } as const;

/** Longest texts of an event, in characters. */
export const TEXTS = {
  name: 120,
  date: 10,
  hours: 80,
  place: 200,
  text: 4_000,
  /** of an entrant, an organiser */
  person: 80,
  /** of a note, a question, an answer */
  message: 2_000,
  reason: 500,
} as const;

/** Lists of one event: a desk shows them in one answer. */
export const MAX_ENTRIES = 500;
/** Lists that one player sends to one entry. */
export const MAX_VERSIONS = 60;
/** Messages about one entry, the player's and the organisers'. */
export const MAX_MESSAGES = 300;
/** Findings that can be let pass at once when terms change. */
export const MAX_PASSED = 2_000;
/** Who runs one event. */
export const MAX_PEOPLE = 20;
/** Longest grace after closing, in seconds: a day. */
export const MAX_GRACE = 86_400;
/** Rows of the audit trail in one answer. */
export const AUDIT_PAGE = 200;

/** Largest body of an entry, and most values in it: an army file and the few around it. */
export const MAX_LIST_BODY = 1_100_000;
export const MAX_LIST_VALUES = 100_100;
/** Largest body with the packs of an event. */
export const MAX_TERMS_BODY = 400_000;
export const MAX_TERMS_VALUES = 40_000;
/** Largest body of a bulk import. */
export const MAX_BATCH_BODY = 8_000_000;
/** Largest body of an act of an organiser, of a message, of a link. */
export const MAX_ACT_BODY = 20_000;
/** Longest line of an expected player. */
export const MAX_EXPECTED_LINE = 300;
/** Largest body with the players an event expects. */
export const MAX_EXPECTED_BODY = 200_000;
/** Largest body of an act on all entries of an event. */
export const MAX_SEVERAL_BODY = 40_000;
/** Largest archive that is looked through. */
export const MAX_ARCHIVE_BODY = 20_000_000;

/** What becomes of a list that comes after closing and its grace. */
export const LATE = ['refuse', 'mark'] as const;

/** Who runs an event: checkers do all but terms, people and deletion. */
export const ROLES = ['owner', 'checker'] as const;

/** sent: waits for an organiser; asked and returned: waits for the player. */
export const STATES = ['sent', 'asked', 'returned', 'accepted', 'withdrawn'] as const;
