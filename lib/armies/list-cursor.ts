import 'server-only';
import { z } from 'zod';
import type { Sort } from './schema';

/** Where a page of the list ended: the value it is sorted by, then the last edit, then the id. */
export type Cursor = {
  readonly sort: Sort;
  readonly key: string | number | null;
  readonly editedAt: Date;
  readonly id: string;
};

const cursorSchema = z.tuple([z.union([z.string(), z.number(), z.null()]), z.iso.datetime(), z.string()]);

/** The cursor as text for an address. */
export const cursorText = ({ key, editedAt, id }: Cursor): string =>
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
  if (sort === 'name') return typeof key === 'string';
  if (sort === 'year') return typeof key === 'number';
  return sort === 'points' ? typeof key !== 'string' : key === null;
};

/** Reads it back; undefined for a text that is not a cursor of this order. */
export const readCursor = (text: string, sort: Sort): Cursor | undefined => {
  const read = cursorSchema.safeParse(parsed(text));
  if (!read.success) return undefined;
  const [key, editedAt, id] = read.data;
  return fits(sort, key) ? { sort, key, editedAt: new Date(editedAt), id } : undefined;
};
