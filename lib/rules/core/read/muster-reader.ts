import { z } from 'zod';
import { MAX_BUDGET, MAX_UNITS, type ParseResult } from '../army/document';
import type { MusterChoices } from '../muster/muster-choices';
import { OOB_TYPES } from '../muster/order-of-battle';
import { malformations } from './malformation';
import { listOf } from './schema-parts';

/** Longest id of a node of a source, and of what may be chosen for it. */
const MAX_REF = 80;
const MOST_FACTOR = 1000;

const ref = z.string().max(MAX_REF);

const bounded = <T extends z.ZodType>(value: T) =>
  z
    .record(ref, value)
    .refine((record) => Object.keys(record).length <= MAX_UNITS, `at most ${MAX_UNITS} entries`);

const row = z.strictObject({
  type: ref.optional(),
  class: ref.optional(),
  round: z.enum(['up', 'down']).optional(),
  together: z.boolean().optional(),
});

const size = z.union([
  z.strictObject({ units: z.int().min(1).max(MAX_UNITS) }),
  z.strictObject({ budget: z.number().multipleOf(0.5).min(0.5).max(MAX_BUDGET) }),
  z.strictObject({ factor: z.number().min(0.1).max(MOST_FACTOR) }),
]);

/** Weights of kinds of troops, in whatever they are counted. */
const kinds = z.partialRecord(z.enum(OOB_TYPES), z.number().min(0).max(1000));

const proportions = z.strictObject({
  horse: z.number().min(0).max(100).optional(),
  gunsPerThousand: z.number().min(0).max(100).optional(),
  foot: kinds.optional(),
  cavalry: kinds.optional(),
  artillery: kinds.optional(),
});

/** What concerns one side: chosen formations, units left out or put in, rows. */
const partChoicesShape = {
  formations: listOf(ref).max(MAX_UNITS).optional(),
  units: bounded(z.boolean()).optional(),
  rows: bounded(row).optional(),
};

/** Choices of a mustering as they come in an address or a request. */
const musterChoicesSchema = z.strictObject({
  scale: z.string().max(10).optional(),
  size: size.nullable().optional(),
  settings: bounded(z.union([z.string().max(MAX_REF), z.number(), z.boolean()])).optional(),
  reconstruct: z.union([z.literal(false), proportions]).optional(),
  ...partChoicesShape,
});

/** Reads choices strictly: an unknown key is a fault. */
export const readMusterChoices = (input: unknown): ParseResult<MusterChoices> => {
  const result = musterChoicesSchema.safeParse(input);
  return result.success
    ? { ok: true, value: result.data, warnings: [] }
    : { ok: false, errors: malformations(result.error.issues, input, musterChoicesSchema) };
};
