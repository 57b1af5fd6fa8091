import Database from 'libsql';
import type { Statement, Value } from '../statement';
import type { HowToOpen } from './store-kind';

/** The connection refuses writes; its file is open as any, as a log beside it is shared by those who read it. */
export const ONLY_READS = 'PRAGMA query_only = ON';

type BoundValue = string | number | null;

/** As Prisma's adapter writes them. */
const bound = (value: Value): BoundValue => {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00');
  return typeof value === 'boolean' ? Number(value) : value;
};

/** A connection whose statements are understood once: parsing a save's text again costs more than writing it. */
export class PreparedConnection {
  readonly #database: Database.Database;
  readonly #known = new Map<string, Database.Statement>();

  /**
   * On the file at a path, or on a connection that is open.
   * @throws SqliteError when the file cannot be opened
   */
  constructor(on: string | Database.Database, { onlyReads = false }: HowToOpen = {}) {
    // SQLite would wait for a lock in this thread and block all requests.
    this.#database = typeof on === 'string' ? new Database(on, { timeout: 0 }) : on;
    this.#database.exec('PRAGMA foreign_keys = ON');
    this.#database.exec('PRAGMA synchronous = FULL');
    if (onlyReads) this.#database.exec(ONLY_READS);
  }

  #statement(text: string): Database.Statement {
    const statement = this.#known.get(text) ?? this.#database.prepare(text);
    this.#known.set(text, statement);
    return statement;
  }

  /**
   * All of the statements or none, in one go; answers how many rows each has changed.
   * @throws SqliteError, of which nothing is kept
   */
  transaction(statements: readonly Statement[]): number[] {
    this.#statement('BEGIN IMMEDIATE').run();
    try {
      const counts = statements.map((statement) => this.run(statement));
      this.#statement('COMMIT').run();
      return counts;
    } finally {
      if (this.#database.inTransaction) this.#statement('ROLLBACK').run();
    }
  }

  /** Carries one statement out; answers how many rows it has changed. */
  run({ parts, values }: Statement): number {
    return this.#statement(parts.join('?')).run(values.map(bound)).changes;
  }

  /** The rows of one query. */
  rows({ parts, values }: Statement): Readonly<Record<string, unknown>>[] {
    return this.#statement(parts.join('?')).all(values.map(bound)) as Record<string, unknown>[];
  }

  close(): void {
    this.#known.clear();
    this.#database.close();
  }
}
