import { type Contents, contentsOf, contentsQuery } from './contents.mjs';
import { migrate, shippedMigrations } from './migrate';
import { insertAll, type Statement, type Value } from './statement';
import { storeKind } from './stores/store';
import type { StoreRow, StoreSession } from './stores/store-kind';
import { PEOPLES, type StoreTable, TABLES, TREE } from './tables';

/** Rows that are in memory at once; an army may be a megabyte. */
const AT_ONCE = 50;

export type MoveResult = { readonly rows: Readonly<Record<StoreTable, number>>; readonly contents: Contents };

/** Why a move was not begun; nothing was changed. */
export class NotMoved extends Error {}

const NAMES = Object.keys(TABLES) as StoreTable[];

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** All rows of one table, or those after a row, in the order of the key. */
const pageOf = (table: StoreTable, last: StoreRow | undefined): Statement => {
  const key = TABLES[table];
  const order = ` ORDER BY ${quoted(key)} LIMIT ${AT_ONCE}`;
  if (last === undefined) return { parts: [`SELECT * FROM "${table}"${order}`], values: [] };
  const head = `SELECT * FROM "${table}" WHERE (${quoted(key)}) > (`;
  return {
    parts: [head, ...key.slice(1).map(() => ', '), `)${order}`],
    values: key.map((column) => last[column] as Value),
  };
};

async function* pagesOf(session: StoreSession, table: StoreTable): AsyncGenerator<readonly StoreRow[], void> {
  for (let last: StoreRow | undefined; ; ) {
    const rows = await session.rows(pageOf(table, last));
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

/** Rows that point to others of their table come after those. */
async function* parentsFirst(session: StoreSession): AsyncGenerator<readonly StoreRow[], void> {
  let rest: StoreRow[] = [];
  for await (const rows of pagesOf(session, TREE.table)) rest.push(...rows);
  const done = new Set<unknown>([null]);
  while (rest.length > 0) {
    const next = rest.filter((row) => done.has(row[TREE.parent]));
    if (next.length === 0) throw new Error(`Rows of ${TREE.table} point to nothing`);
    rest = rest.filter((row) => !done.has(row[TREE.parent]));
    for (const row of next) done.add(row[TREE.key]);
    yield next;
  }
}

const fill = async (from: StoreSession, to: StoreSession, table: StoreTable): Promise<number> => {
  let count = 0;
  for await (const rows of table === TREE.table ? parentsFirst(from) : pagesOf(from, table)) {
    for (const statement of insertAll(table, rows as readonly Record<string, Value>[]))
      await to.run(statement);
    count += rows.length;
  }
  return count;
};

const sorted = (row: StoreRow | undefined): string => JSON.stringify(Object.entries(row ?? {}).toSorted());

/** @throws Error at the first row that is not the same on both sides */
const compare = async (from: StoreSession, to: StoreSession, table: StoreTable): Promise<void> => {
  const there = pagesOf(to, table);
  for await (const rows of pagesOf(from, table)) {
    const { value = [] } = await there.next();
    const other = rows.findIndex(
      (row, index) => sorted(row) !== sorted((value as readonly StoreRow[])[index]),
    );
    if (other !== -1 || value.length !== rows.length)
      throw new Error(`${table}: a row is not the same on both sides. Nothing was moved.`);
  }
  if ((await there.next()).done !== true) throw new Error(`${table}: there are more rows than were moved.`);
};

/** Facts that ship with Muster may be there; what people have made may not. */
const needEmpty = async (to: StoreSession): Promise<void> => {
  for (const table of PEOPLES) {
    const [row] = await to.rows({ parts: [`SELECT 1 AS "one" FROM "${table}" LIMIT 1`], values: [] });
    if (row !== undefined) throw new NotMoved('The target already has armies or sessions of people.');
  }
  for (const table of NAMES.toReversed()) await to.run({ parts: [`DELETE FROM "${table}"`], values: [] });
};

/** @throws NotMoved where the tables are not as this Muster knows them: a start of it on those data puts that right */
const needToday = async (databaseUrl: string): Promise<void> => {
  const kind = await storeKind(databaseUrl);
  const tables = await kind.tables(databaseUrl);
  try {
    const held = await tables.applied();
    const shipped = await shippedMigrations(kind);
    if (shipped.some(({ name }) => !held.has(name)) || held.size !== shipped.length)
      throw new NotMoved(
        'That data was last used with another version of Muster: start this version on it once.',
      );
  } finally {
    await tables.close();
  }
};

/**
 * Copies everything from one store to another, of either kind: in one transaction on each side, then compares each row
 * with its copy. Missing tables of the target are created.
 * @throws NotMoved if the target has data of people, or the data are of another version; the move is rolled back then
 */
export const move = async (from: string, to: string): Promise<MoveResult> => {
  await needToday(from);
  await migrate(to, { backup: false });
  const [source, target] = await Promise.all([storeKind(from), storeKind(to)]);
  return source.inTransaction(from, 'read', (reading) =>
    target.inTransaction(to, 'write', async (writing) => {
      await needEmpty(writing);
      const counts: [StoreTable, number][] = [];
      for (const table of NAMES) counts.push([table, await fill(reading, writing, table)]);
      for (const table of NAMES) await compare(reading, writing, table);
      const [row] = await writing.rows({ parts: [contentsQuery()], values: [] });
      return { rows: Object.fromEntries(counts) as Record<StoreTable, number>, contents: contentsOf(row) };
    }),
  );
};
