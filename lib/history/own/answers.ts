import { z } from 'zod';
import {
  count,
  done,
  invalid,
  notFound,
  object,
  refusal,
  revision,
  time,
  tooLarge,
} from '../../api/schema-parts';
import type { OwnBattle } from './document';

/** Who may read it: its owner, anyone with its link, or everyone. */
export const VISIBILITIES = ['private', 'link', 'published'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const visibility = z.enum(VISIBILITIES);

// read strictly before it was stored: an answer repeats it
const battle = z.custom<OwnBattle>((value) => typeof value === 'object' && value !== null);

const row = object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 */
  date: z.string().nullable(),
  year: z.int(),
  visibility,
  /** taken out of sight by the operator, for others than its owner */
  hidden: z.boolean(),
  revision,
  updatedAt: time,
  formations: count,
  units: count,
  /** size of the document */
  bytes: count,
});
/** One line of "my orders of battle". */
export type OwnRow = z.infer<typeof row>;

/** All orders of battle of one person, last edited first. */
export const ownListSchema = object({ battles: z.array(row).readonly() });
export type OwnList = z.infer<typeof ownListSchema>;

/** One order of battle as its owner edits it. */
export const ownRecordSchema = object({
  id: z.string(),
  revision,
  updatedAt: time,
  visibility,
  hidden: z.boolean(),
  battle,
});
export type OwnRecord = z.infer<typeof ownRecordSchema>;

export const createBattleAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string(), revision }),
  notFound,
  invalid,
  tooLarge,
]);
export type CreateBattleAnswer = z.infer<typeof createBattleAnswerSchema>;

export const saveBattleAnswerSchema = z.union([
  object({ ok: z.literal(true), revision, updatedAt: time }),
  refusal('stale', { current: ownRecordSchema }),
  notFound,
  invalid,
  tooLarge,
]);
export type SaveBattleAnswer = z.infer<typeof saveBattleAnswerSchema>;

/** The secret of a link is shown only this once. */
export const sharingAnswerSchema = z.union([
  object({ ok: z.literal(true), visibility, token: z.string().nullable() }),
  notFound,
  invalid,
]);
export type SharingAnswer = z.infer<typeof sharingAnswerSchema>;

export const reportAnswerSchema = z.union([done, notFound, invalid]);
export type ReportAnswer = z.infer<typeof reportAnswerSchema>;

/** A regiment as a table is checked against it. */
const regimentInTable = object({
  id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  /** id of its nation */
  nation: z.string(),
  arm: z.string(),
  type: z.string(),
});
export type RegimentInTable = z.infer<typeof regimentInTable>;

/** The names that a table of units may use: all nations, and all regiments by which a unit can be named. */
export const referenceSchema = object({
  nations: z.array(object({ id: z.string(), name: z.string() })).readonly(),
  regiments: z.array(regimentInTable).readonly(),
});
export type Reference = z.infer<typeof referenceSchema>;
