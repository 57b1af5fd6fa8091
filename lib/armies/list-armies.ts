import 'server-only';
import { z } from 'zod';
import { isSystemId, loadSystem } from '@/lib/rules';
import { storedStanding } from '@/lib/rules/core/check/finding';
import type { Summary } from '@/lib/rules/core/contract/system';
import { db, writeForPage } from '../db';
import type { Viewer } from '../identity/viewer';
import { listColumns, searchWords } from './army-columns';
import { type Sort, sortRow } from './army-sorts';
import type { ArmyPage, ArmyRow, ListQuestion } from './schema';

/** Armies in one answer. */
export const LIST_PAGE = 100;

/** The list of someone who has made nothing yet. */
export const NO_ARMIES: ArmyPage = { armies: [], next: null, found: 0, all: 0, nations: [] };

const FIRST: ListQuestion = { search: '', nation: '', system: '', sort: 'edited', after: '' };

const filled = async (id: string, system: string, name: string, text: string) => {
  const { nationLabel, year, scale } = JSON.parse(text) as Summary;
  const systemName = isSystemId(system) ? (await loadSystem(system)).name : system;
  await db.army.updateMany({
    where: { id, searchText: '' },
    data: listColumns({ name, nationLabel, year, scale, system: systemName }),
  });
};

const olderOf = (userId: string, take: number) =>
  db.army.findMany({
    where: { userId, deletedAt: null, searchText: '' },
    take,
    select: { id: true, system: true, name: true, summary: true },
  });

/** Armies stored before the list had columns of its own get them, once. */
export const fillColumns = async (userId: string): Promise<void> => {
  for (;;) {
    const rows = await olderOf(userId, LIST_PAGE);
    for (const { id, system, name, summary } of rows) await filled(id, system, name, summary);
    if (rows.length < LIST_PAGE) return;
  }
};

const fillOlder = async (userId: string): Promise<void> => {
  if ((await olderOf(userId, 1)).length === 0) return;
  await writeForPage('list-columns', userId, fillColumns);
};

type ArmyQuery = NonNullable<Parameters<typeof db.army.findMany>[0]>;

const orderOf = (sort: Sort) => {
  const { column, direction, hasNulls } = sortRow(sort);
  if (column === null) return [];
  return [{ [column]: hasNulls ? { sort: direction, nulls: 'last' as const } : direction }];
};

type Key = { id: string; editedAt: Date; sortName: string; points: number | null; year: number };

/** Where a page of the list ended: the value it is sorted by, then the last edit, then the id. */
type Cursor = {
  readonly sort: Sort;
  readonly key: string | number | null;
  readonly editedAt: Date;
  readonly id: string;
};

const cursorSchema = z.tuple([z.union([z.string(), z.number(), z.null()]), z.iso.datetime(), z.string()]);

/** The cursor as text for an address. */
const cursorText = ({ key, editedAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([key, editedAt.toISOString(), id])).toString('base64url');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const fits = (sort: Sort, key: string | number | null): boolean => {
  const { column, type, hasNulls = false } = sortRow(sort);
  return key === null ? column === null || hasNulls : column !== null && typeof key === type;
};

/** Reads it back; undefined for a text that is not a cursor of this order. */
export const readCursor = (text: string, sort: Sort): Cursor | undefined => {
  const read = cursorSchema.safeParse(parsed(text));
  if (!read.success) return undefined;
  const [key, editedAt, id] = read.data;
  return fits(sort, key) ? { sort, key, editedAt: new Date(editedAt), id } : undefined;
};

const cursorAt = (sort: Sort, army: Key): Cursor => {
  const { column } = sortRow(sort);
  return { sort, key: column && army[column], editedAt: army.editedAt, id: army.id };
};

/** The armies after the cursor in its order. */
const behind = ({ sort, key, editedAt, id }: Cursor): NonNullable<ArmyQuery['where']> => {
  const { column, direction, hasNulls = false } = sortRow(sort);
  const sameKey = { OR: [{ editedAt: { lt: editedAt } }, { editedAt, id: { gt: id } }] };
  if (column === null) return sameKey;
  if (key === null) return { [column]: null, ...sameKey };
  return {
    OR: [
      { [column]: { [direction === 'asc' ? 'gt' : 'lt']: key } },
      ...(hasNulls ? [{ [column]: null }] : []),
      { [column]: key, ...sameKey },
    ],
  };
};

const rowsOf = async (ids: readonly string[]): Promise<ArmyRow[]> => {
  const rows = await db.army.findMany({
    // at most one page of them
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      name: true,
      system: true,
      summary: true,
      legal: true,
      errors: true,
      warnings: true,
      infos: true,
      revision: true,
      editedAt: true,
      shareLinks: { where: { revokedAt: null }, take: 1, select: { id: true } },
    },
  });
  const armyById = new Map(
    rows.map(({ summary, legal, errors, warnings, infos, editedAt, shareLinks, ...row }) => {
      const { limits: _, ...rest } = JSON.parse(summary) as Summary;
      const army: ArmyRow = {
        ...row,
        summary: rest,
        standing: storedStanding(legal, errors),
        counts: { error: errors, warning: warnings, wanting: 0, info: infos },
        editedAt: editedAt.toISOString(),
        shared: shareLinks.length > 0,
      };
      return [row.id, army];
    }),
  );
  return ids.flatMap((id) => armyById.get(id) ?? []);
};

const sortedNations = (rows: readonly { readonly nationLabel: string }[]): string[] =>
  [...new Set(rows.map(({ nationLabel }) => nationLabel))].toSorted((a, b) => a.localeCompare(b, 'en'));

const nationsOf = async (own: { userId: string; deletedAt: null }): Promise<string[]> => {
  const groups = await db.army.groupBy({ by: ['nationLabel'], where: own });
  return sortedNations(groups);
};

/**
 * The viewer's armies without their documents, a page at a time, last edited first by default. The store searches,
 * filters and sorts, so that thousands are listed correctly. An invalid cursor starts from the first page.
 */
export const listArmies = async (
  { userId }: Viewer,
  question: Partial<ListQuestion> = {},
): Promise<ArmyPage> => {
  const { search, nation, system, sort, after } = { ...FIRST, ...question };
  await fillOlder(userId);
  const own = { userId, deletedAt: null };
  const fitting = {
    ...own,
    ...(nation !== '' && { nationLabel: nation }),
    ...(system !== '' && { system }),
    AND: searchWords(search).map((word) => ({ searchText: { contains: word } })),
  };
  const cursor = readCursor(after, sort);
  const isFiltered = search !== '' || nation !== '' || system !== '';
  const keys = await db.army.findMany({
    where: cursor === undefined ? fitting : { AND: [fitting, behind(cursor)] },
    orderBy: [...orderOf(sort), { editedAt: 'desc' }, { id: 'asc' }],
    take: LIST_PAGE + 1,
    select: { id: true, editedAt: true, sortName: true, points: true, year: true, nationLabel: true },
  });
  // most people have no more armies than this: the store need not count what has come
  const isAll = !isFiltered && cursor === undefined && keys.length <= LIST_PAGE;
  const [foundCount, all, nations] = isAll
    ? [keys.length, keys.length, sortedNations(keys)]
    : await Promise.all([db.army.count({ where: fitting }), db.army.count({ where: own }), nationsOf(own)]);
  const page = keys.slice(0, LIST_PAGE);
  const last = page.at(-1);
  return {
    armies: await rowsOf(page.map(({ id }) => id)),
    next: keys.length > LIST_PAGE && last !== undefined ? cursorText(cursorAt(sort, last)) : null,
    found: foundCount,
    all,
    nations,
  };
};
