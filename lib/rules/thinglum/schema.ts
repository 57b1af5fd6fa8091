import { z } from 'zod';
import nations from '@/data/thinglum/nations.json';
import types from '@/data/thinglum/types.json';

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as [K, ...K[]];

/** More would be no army: a large one has a few dozen units. */
const MAX_UNITS = 1000;

// control characters and the marks that reorder text: they hide what a name says
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

const text = (max: number, multiline: boolean) =>
  z
    .string()
    .max(max, `at most ${max} characters`)
    .superRefine((value, context) => {
      const hidden = HIDDEN.exec(multiline ? value.replaceAll('\n', ' ') : value);
      if (hidden === null) return;
      const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      context.addIssue({
        code: 'custom',
        message: `no control or direction characters (U+${code} at character ${hidden.index + 1})`,
      });
    });

const name = text(120, false).default('');
const notes = text(2000, true).optional();
const id = z.string().regex(/^[\w-]{1,40}$/, 'an id: 1 to 40 letters, digits, - or _');

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(types)),
  name,
  /** all figures of the unit: of a battalion with its mounted officer, of a battery gunners and drivers */
  figures: z.int().min(0).max(999),
  /** guns of a battery where they are not two */
  guns: z.int().min(0).max(99).optional(),
  notes,
});

export const commanderSchema = z.strictObject({
  id,
  name,
  /** the ability die as thrown, before the 1 that a commander in chief adds */
  die: z.enum(['open', '1', '2', '3', '4', '5', '6']).default('open'),
  /** couriers where they differ from the usual: one, or three of the commander in chief */
  couriers: z.int().min(0).max(99).optional(),
  /** chips he holds, diced for or bought */
  chips: z.int().min(0).max(99).optional(),
  /** chips of his that another player holds */
  given: z.int().min(0).max(99).optional(),
  notes,
});

export const brigadeSchema = z.strictObject({
  id,
  name,
  /** one; none or more is a draft */
  commanders: z.array(commanderSchema).max(20).default([]),
  units: z.array(unitSchema).default([]),
  notes,
});

export const armySchema = z
  .strictObject({
    nation: z.enum(keysOf(nations)),
    year: z.int().min(1756).max(1763),
    scale: z.enum(['28', '25', '20', '15', '10', '6']).default('25'),
    /** agreed limit, in what the budget setting counts; null = none */
    budget: z.int().min(0).max(1_000_000).nullable().default(null),
    /** natural limits beside it */
    maxUnits: z.int().min(0).max(9999).optional(),
    maxFigures: z.int().min(0).max(99_999).optional(),
    /** commanders in chief: one; none or more is a draft */
    chiefs: z.array(commanderSchema).max(20).default([]),
    brigades: z.array(brigadeSchema).max(MAX_UNITS).default([]),
    /** units in no brigade, directly under the commander in chief */
    direct: z.array(unitSchema).default([]),
    notes,
  })
  .superRefine(({ brigades, direct }, context) => {
    const units = brigades.reduce((sum, brigade) => sum + brigade.units.length, direct.length);
    if (units <= MAX_UNITS) return;
    context.addIssue({
      code: 'custom',
      path: ['brigades'],
      message: `at most ${MAX_UNITS} units in an army; this one has ${units}`,
    });
  });

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Commander = z.infer<typeof commanderSchema>;
export type Brigade = z.infer<typeof brigadeSchema>;
