import type { PrismaClient } from '../client/client';
import type { Statement } from '../statement';

export type StoreRow = Readonly<Record<string, unknown>>;

/** What goes past Prisma on one store. */
export type Underneath = {
  /** All of the statements or none; answers how many rows each has changed. */
  readonly batch: (statements: readonly Statement[]) => Promise<readonly number[]>;
  /** The rows of one query, alike on every store: times are ISO 8601 texts, truths 1 and 0. */
  readonly rows: (statement: Statement) => Promise<readonly StoreRow[]>;
};

/** Three letters in a row of a word: those of which a likely word holds one at least, and all by which it is judged. */
export type Grams = { readonly seek: readonly string[]; readonly all: readonly string[] };

/**
 * Asks for the words of the search (SearchWord) that hold any of some three letters in a row, at most so many, the
 * likeliest first: those that hold most of all, then the shorter. The same words on every store.
 */
export type WordSearch = (grams: Grams, most: number) => Statement;

/** How a store is opened: for reading and writing where nothing is said. */
export type HowToOpen = { readonly onlyReads?: boolean };

export type OpenStore = { readonly client: PrismaClient; readonly underneath: Underneath };

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };

/** A database whose tables are brought up to date. */
export type Tables = {
  /** creates the table of applied migrations if it is missing; a second call changes nothing */
  readonly openBook: () => Promise<void>;
  /** names and checksums of the migrations that were applied; none where nothing was ever set up */
  readonly applied: () => Promise<ReadonlyMap<string, string>>;
  /** in its own transaction; false if it was applied meanwhile. What it throws, it has undone. */
  readonly apply: (migration: Migration) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** One connection in the middle of one transaction. */
export type StoreSession = {
  /** in the shape of `Underneath.rows`, however the rows were written */
  readonly rows: (statement: Statement) => Promise<readonly StoreRow[]>;
  readonly run: (statement: Statement) => Promise<void>;
};

/** All that differs between the stores; everything else is written once. */
export type StoreKind = {
  /** the folder of its migrations, beside this one */
  readonly migrations: string;
  /** loads Prisma, and connects when first asked; the caller disconnects the client */
  readonly open: (databaseUrl: string, how: HowToOpen) => Promise<OpenStore>;
  /** by the index of three letters in a row that the store has */
  readonly words: WordSearch;
  readonly tables: (databaseUrl: string) => Promise<Tables>;
  /** Runs what sets a store up while no other process does, on this machine or another. */
  readonly alone: <T>(databaseUrl: string, work: () => Promise<T>) => Promise<T>;
  /**
   * Work in one transaction of its own, undone if it throws. `read` sees the store as it was at its beginning, whatever
   * is written meanwhile.
   */
  readonly inTransaction: <T>(
    databaseUrl: string,
    mode: 'read' | 'write',
    work: (session: StoreSession) => Promise<T>,
  ) => Promise<T>;
  /** what is wrong with the structure of the database, in its words; null if nothing is, or it cannot be checked */
  readonly damageOf: (databaseUrl: string) => Promise<string | null>;
};
