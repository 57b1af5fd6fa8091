/**
 * What people have in a store, by kind: how one and many of it are called, the rows that count, and the columns that an
 * older Muster may not have had.
 */
const KINDS = {
  armies: {
    words: ['army', 'armies'],
    rows: '"Army" WHERE "deletedAt" IS NULL',
    columns: ['Army.deletedAt'],
  },
  events: {
    words: ['event', 'events'],
    rows: '"Event" WHERE "deletedAt" IS NULL',
    columns: ['Event.deletedAt'],
  },
  lists: {
    words: ['list entered', 'lists entered'],
    rows: '"Entry" WHERE "eventId" IN (SELECT "id" FROM "Event" WHERE "deletedAt" IS NULL)',
    columns: ['Entry.eventId', 'Event.deletedAt'],
  },
  packs: {
    words: ['event pack', 'event packs'],
    rows: '"Pack" WHERE "deletedAt" IS NULL',
    columns: ['Pack.deletedAt'],
  },
  games: {
    words: ['game', 'games'],
    rows: '"Game"',
    columns: ['Game.id'],
  },
  battles: {
    words: ['own battle', 'own battles'],
    rows: '"Battle" WHERE "ownerId" IS NOT NULL AND "deletedAt" IS NULL',
    columns: ['Battle.ownerId', 'Battle.deletedAt'],
  },
};

/**
 * @typedef {keyof typeof KINDS} Kind
 * @typedef {Readonly<Record<Kind, number>>} Contents
 */

const ALL = /** @type {Kind[]} */ (Object.keys(KINDS));

/** "1 army", "2 armies", "1,200 lists entered" */
export const countInWords = (/** @type {number} */ count, /** @type {readonly string[]} */ [one, many]) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/**
 * The query that counts them, a column for each kind; `has`: whether a store that may be of an older Muster has a
 * column ("Army.deletedAt"). A missing column counts as empty.
 */
export const contentsQuery = (has = (/** @type {string} */ _column) => true) =>
  `SELECT ${ALL.map((kind) => {
    const { rows, columns } = KINDS[kind];
    return `${columns.every(has) ? `(SELECT count(*) FROM ${rows})` : '0'} AS "${kind}"`;
  }).join(', ')}`;

/** The counts of a row of that query. */
export const contentsOf = (/** @type {Readonly<Record<string, unknown>> | undefined} */ row) =>
  /** @type {Contents} */ (Object.fromEntries(ALL.map((kind) => [kind, Number(row?.[kind])])));

/** "12 armies, 1 event, 40 lists entered" */
export const contentsInWords = (/** @type {Contents} */ contents) => {
  const there = ALL.filter((kind) => contents[kind] > 0);
  return there.length === 0
    ? 'no armies, events or other entries of people'
    : there.map((kind) => countInWords(contents[kind], KINDS[kind].words)).join(', ');
};

/** True where people have anything at all. */
export const isUsed = (/** @type {Contents} */ contents) => ALL.some((kind) => contents[kind] > 0);
