import { z } from 'zod';
import type { ArmyFile, Parsed } from '../core/document';
import { malformations } from '../core/malformation';
import { type Army, armySchema } from './schema';
import { SETTINGS } from './settings';
import { COEFFICIENTS, HOUSE_TABLES, SYSTEM } from './tables';

const settingsSchema = z.strictObject(
  Object.fromEntries(
    SETTINGS.map(({ key, options }) => [
      key,
      z.union(options.map(({ value }) => z.literal(value)) as [z.ZodLiteral, z.ZodLiteral]).optional(),
    ]),
  ),
);

const houseSchema = z.strictObject(
  Object.fromEntries(COEFFICIENTS.map(({ key }) => [key, z.number().min(-10_000).max(10_000).optional()])),
);

const MAX_CELL = 200;

const tablesSchema = z.strictObject(
  Object.fromEntries(
    HOUSE_TABLES.map(({ key, rows, columns }) => [
      key,
      z
        .strictObject(
          Object.fromEntries(
            rows.map((row) => [row.key, z.array(z.string().max(MAX_CELL)).max(columns.length).optional()]),
          ),
        )
        .optional(),
    ]),
  ),
);

/** The army file, format 1, of this system; strict: an unknown key is an error. */
export const fileSchema = z.strictObject({
  muster: z.literal(1),
  system: z.literal(SYSTEM.id),
  edition: z.literal(SYSTEM.edition).default(SYSTEM.edition),
  dataVersion: z
    .string()
    .regex(/^\d{4}\.\d{1,2}\.\d{1,3}$/, 'a data version such as 2026.11.1')
    .default(SYSTEM.dataVersion),
  name: z.string().max(120),
  settings: settingsSchema.default({}),
  packs: z.array(z.string().max(80)).max(20).default([]),
  house: houseSchema.default({}),
  tables: tablesSchema.default({}),
  origin: z
    .strictObject({
      kind: z.string().max(40),
      name: z.string().max(120),
      note: z.string().max(500).optional(),
    })
    .nullable()
    .default(null),
  army: armySchema,
});

const newer = (left: string, right: string): boolean => {
  const parts = (text: string) => text.split('.').map(Number);
  const other = parts(right);
  for (const [index, part] of parts(left).entries()) {
    if (part !== other[index]) return part > (other[index] ?? 0);
  }
  return false;
};

/** Reads an army file: shape only, an illegal army still reads. Missing optional parts are filled in. */
export const parse = (input: unknown): Parsed<ArmyFile<Army>> => {
  const result = fileSchema.safeParse(input);
  if (!result.success) return { ok: false, errors: malformations(result.error.issues, input) };
  const value = result.data as ArmyFile<Army>;
  const warnings = newer(value.dataVersion, SYSTEM.dataVersion)
    ? [
        {
          at: ['dataVersion'],
          message: `Written with newer data (${value.dataVersion}) than this Muster has (${SYSTEM.dataVersion})`,
        },
      ]
    : [];
  return { ok: true, value, warnings };
};

/** The form of a file as a JSON Schema (2020-12): what `parse` reads, optional parts left out. */
export const jsonSchema = (): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(fileSchema, { io: 'input' });
