import { z } from 'zod';
import type { ArmyFile } from '@/lib/rules/core/army/document';
import type { EnteredList } from '@/lib/rules/core/army/entered-list';
import type { Summary } from '@/lib/rules/core/contract/system';
import {
  count,
  done,
  invalid,
  malformations,
  notFound,
  object,
  openLines,
  path,
  readLines,
  refusal,
  revision,
  time,
  tooLarge,
} from '../api/schema-parts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const fileLike = z.looseObject({ muster: z.literal(1), system: z.string(), army: z.unknown() });

/** An army file: read by the reader of its system before it is stored, and judged by that; an answer repeats it. */
export const armyFileSchema = z.custom<ArmyFile>((value) => fileLike.safeParse(value).success);

/** One on its way here: who sends it knows its type, who reads it asks the reader of its system. */
export const sentFileSchema: z.ZodType<unknown, ArmyFile> = z.custom<ArmyFile>();

/** As it was stored; the lines in letters are not there of what was saved before they were drawn. */
const summary = z.custom<Omit<Summary, 'limits'> & { readonly lines?: string }>(isObject);

const armyRow = object({
  id: z.string(),
  name: z.string(),
  system: z.string(),
  summary,
  standing: z.enum(['legal', 'unfinished', 'illegal']),
  counts: object({ error: count, warning: count, info: count, wanting: count }),
  revision,
  editedAt: time,
  /** a share link that still works exists */
  shared: z.boolean(),
});
/** One line of "my armies". */
export type ArmyRow = z.infer<typeof armyRow>;

/** One page of "my armies". */
export const armyPageSchema = object({
  armies: z.array(armyRow).readonly(),
  /** what to ask for after this page; null at the end */
  next: z.string().nullable(),
  /** how many fit the question, and how many there are */
  found: count,
  all: count,
  /** the nations of all of them, in their order */
  nations: z.array(z.string()).readonly(),
});
export type ArmyPage = z.infer<typeof armyPageSchema>;

/** One army as it is stored. */
export const armyRecordSchema = object({
  id: z.string(),
  revision,
  editedAt: time,
  file: armyFileSchema,
  /** the stored verdict, given under the data of `file.dataVersion`; points in minor units */
  verdict: object({ points: z.number().nullable(), errors: count, warnings: count }).exactOptional(),
});
export type ArmyRecord = z.infer<typeof armyRecordSchema>;

const saved = object({ ok: z.literal(true), revision, editedAt: time });

export const saveAnswerSchema = z.union([
  saved,
  refusal('stale', { current: armyRecordSchema }),
  notFound,
  invalid,
  tooLarge,
]);
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;

export const createAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string(), revision }),
  invalid,
  tooLarge,
]);
export type CreateAnswer = z.infer<typeof createAnswerSchema>;

export const restoreAnswerSchema = z.union([
  saved,
  refusal('stale', { message: z.string() }),
  notFound,
  invalid,
  tooLarge,
]);
export type RestoreAnswer = z.infer<typeof restoreAnswerSchema>;

/** `not-filled`: there is no limit, nothing is left of it, or no troops fit */
export const fillAnswerSchema = z.union([
  object({ ok: z.literal(true), file: armyFileSchema, message: z.string() }),
  refusal('not-filled', { message: z.string() }),
  invalid,
  tooLarge,
]);
export type FillAnswer = z.infer<typeof fillAnswerSchema>;

export const copyAnswerSchema = z.union([object({ ok: z.literal(true), id: z.string() }), notFound]);
export type CopyAnswer = z.infer<typeof copyAnswerSchema>;

export const doneAnswerSchema = z.union([done, notFound]);
export type DoneAnswer = z.infer<typeof doneAnswerSchema>;

/** `invalid`: what the version is to be called is not a name */
export const keepAnswerSchema = z.union([done, notFound, invalid]);

/** `gone`: deleted so long ago that nothing brings it back */
export const backAnswerSchema = z.union([done, notFound, refusal('gone', { message: z.string() })]);
export type BackAnswer = z.infer<typeof backAnswerSchema>;

export const shareAnswerSchema = z.union([object({ ok: z.literal(true), token: z.string() }), notFound]);
export type ShareAnswer = z.infer<typeof shareAnswerSchema>;

/** What became of one army of an import; `at` is a path, or line and column of broken JSON. */
export const importAnswerSchema = z.union([
  object({
    file: z.string(),
    ok: z.literal(true),
    id: z.string(),
    name: z.string(),
    warnings: malformations,
  }),
  object({
    file: z.string(),
    ok: z.literal(false),
    error: object({
      code: z.string(),
      message: z.string(),
      at: z.union([path, object({ line: z.int(), column: z.int() })]),
    }),
    /** of a typed army: the lines that are not clear, of this text */
    open: openLines.exactOptional(),
    typed: z.string().exactOptional(),
    taken: readLines.exactOptional(),
  }),
]);
export type ImportAnswer = z.infer<typeof importAnswerSchema>;

/**
 * What a print carries: the code identifies it and never opens an army. `stale`: what is printed is not the version
 * that is stored, so that no code can stand for it.
 */
export const printAnswerSchema = z.union([
  object({
    ok: z.literal(true),
    code: z.string(),
    revision,
    date: time,
    /** lists of mine that this version is, as they were entered; their sheets bear their codes */
    lists: z.array(z.custom<EnteredList>(isObject)).readonly(),
    /** as what the army was entered before it was changed */
    changed: object({ code: z.string(), version: z.int().positive(), event: z.string() }).nullable(),
  }),
  refusal('stale', { message: z.string() }),
  notFound,
]);
export type PrintAnswer = z.infer<typeof printAnswerSchema>;

/** One row of an army's history. */
export const versionRowSchema = object({
  revision,
  name: z.string(),
  points: z.number().nullable(),
  units: z.number(),
  legal: z.boolean(),
  /** of the stored verdict; null in rows that are older than these columns, like the data version */
  errors: count.nullable(),
  warnings: count.nullable(),
  /** the data the verdict was given under; a stored verdict never changes */
  dataVersion: z.string().nullable(),
  /** saved or kept on purpose */
  explicit: z.boolean(),
  /** what its owner calls it */
  label: z.string().nullable(),
  savedAt: time,
});
export type ArmyVersionRow = z.infer<typeof versionRowSchema>;
