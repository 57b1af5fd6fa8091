import { z } from 'zod';
import {
  count,
  invalid,
  malformations,
  notFound,
  object,
  refusal,
  revision,
  time,
} from '../../api/schema-parts';
import { number, type Pack } from '../judge/verdict-answers';

const pack = z.custom<Pack>((value) => typeof value === 'object' && value !== null);

const packRow = object({
  id: z.string(),
  /** what the pack itself is called by in terms and by others on it */
  packId: z.string(),
  name: z.string(),
  system: z.string(),
  version: number,
  revision,
  updatedAt: time,
  rules: count,
});

/** My packs, last edited first. */
export const packListSchema = object({ packs: z.array(packRow).readonly() });
export type PackList = z.infer<typeof packListSchema>;

export const packRecordSchema = object({ id: z.string(), revision, updatedAt: time, pack });
export type PackRecord = z.infer<typeof packRecordSchema>;

/** Keys in its rules that nothing knows; a pack is kept with them, but they are not terms of an event. */
const faults = malformations;

export const createPackAnswerSchema = z.union([
  object({ ok: z.literal(true), id: z.string(), revision, faults }),
  invalid,
]);
export type CreatePackAnswer = z.infer<typeof createPackAnswerSchema>;

export const savePackAnswerSchema = z.union([
  object({ ok: z.literal(true), revision, updatedAt: time, faults }),
  refusal('stale', { current: packRecordSchema }),
  notFound,
  invalid,
]);
export type SavePackAnswer = z.infer<typeof savePackAnswerSchema>;

/** An event that someone runs, for the editor of one of their packs. */
export type EventOfPack = {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'checker';
  /** its lists show what the pack does */
  readonly tried: boolean;
};
