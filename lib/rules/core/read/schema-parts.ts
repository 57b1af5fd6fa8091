import { z } from 'zod';
import { MAX_BUDGET, MAX_UNITS } from '../army/document';
import { cleanName, cleanNotes, MAX_NAME, MAX_NOTES } from '../army/name';
import { grouped } from '../army/number';
import type { Bounds } from '../army/typed-number';
import { yearsOf } from '../army/years';
import type { PrintedPoints } from '../price/points';
import { MAX_ERRORS } from './malformation';

/** The keys of a record, as zod wants the values of an enum. */
export const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]];

/**
 * Text of at most `max` characters as people type it. What hides in it (controls, marks of direction, halves of a pair)
 * is taken out without a word, so that what was written before still reads; see `name.ts`.
 */
export const textSchema = (max: number, multiline: boolean) =>
  z
    .string()
    .max(max, `at most ${grouped(max)} characters`)
    .transform((text) => (multiline ? cleanNotes(text, max) : cleanName(text, max)));

/** The name that an army file has to have: one line of at most 120 characters. */
export const armyNameSchema = textSchema(MAX_NAME, false);

/** The name of a node of an army: the same, or none. */
export const nameSchema = armyNameSchema.default('');

/** What a player notes of a node: at most 2,000 characters, lines among them. */
export const notesSchema = textSchema(MAX_NOTES, true).optional();

/** A whole number within bounds. */
export const wholeIn = ({ min, max }: Bounds) => z.int().min(min).max(max);

/** A year that a system plays. */
export const yearSchema = (years: readonly number[]) => {
  const [first, last] = yearsOf(years);
  return z.int().min(first).max(last);
};

/** The id of a node. */
export const idSchema = z.string().regex(/^[\w-]{1,40}$/, 'an id: 1 to 40 letters, digits, - or _');

/** The regiment of the history that a unit was, by its id; absent = none attached. */
export const regimentSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/, 'the id of a regiment: 1 to 60 small letters, digits or -')
  .optional();

/** As zod's list, but it stops reading after MAX_ERRORS faults: what follows would be made only to be thrown away. */
const Bounded = z.core.$constructor('BoundedList', (list: z.ZodArray, def: z.core.$ZodArrayDef) => {
  z.ZodArray.init(list, def as never);
  const readAll = list._zod.parse;
  list._zod.parse = (payload, context) => {
    if (!Array.isArray(payload.value)) return readAll(payload, context);
    const read: unknown[] = [];
    for (const [index, value] of payload.value.entries()) {
      const element = def.element._zod.run({ value, issues: [] }, context);
      if (element instanceof Promise) throw new TypeError('A list of a document is read at once');
      payload.issues.push(...z.core.util.prefixIssues(index, element.issues));
      read.push(element.value);
      if (payload.issues.length >= MAX_ERRORS) break;
    }
    payload.value = read;
    return payload;
  };
});

/** A list of a document: every list of a schema is one, so that no file makes more faults than are shown. */
export const listOf = <T extends z.ZodType>(element: T): z.ZodArray<T> =>
  new Bounded({ type: 'array', element }) as unknown as z.ZodArray<T>;

/** A list of nodes of an army, of which there may be as many as units. */
export const nodesOf = <T extends z.ZodType>(element: T) => listOf(element).max(MAX_UNITS).default([]);

/** The agreed limit in steps of this many points; null = none. */
export const limitSchema = (step: PrintedPoints) =>
  (step === 1 ? z.int() : z.number().multipleOf(step)).min(0).max(MAX_BUDGET).nullable();

/** The agreed limit in whole points. */
export const budgetSchema = limitSchema(1).default(null);

type Lists = Readonly<Record<string, readonly unknown[]>>;

/** Refuses an army of too many units: the fault is at the list `at`, which has most of them. The same for `others`. */
export const boundUnits = (
  context: z.RefinementCtx,
  at: string,
  lists: readonly (readonly unknown[])[],
  { words = 'units', others = {} }: { readonly words?: string; readonly others?: Lists } = {},
): void => {
  const most = grouped(MAX_UNITS);
  const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
  const units = lists.reduce((sum, { length }) => sum + length, 0);
  if (units > MAX_UNITS) refuse(at, `at most ${most} ${words} in an army; this one has ${grouped(units)}`);
  for (const [key, { length }] of Object.entries(others)) {
    if (length > MAX_UNITS) refuse(key, `at most ${most} entries`);
  }
};
