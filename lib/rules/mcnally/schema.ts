import { z } from 'zod';
import nations from '@/data/mcnally/nations.json';
import system from '@/data/mcnally/system.json';
import troops from '@/data/mcnally/troops.json';
import { MAX_BUDGET } from '../core/army/document';
import { MAX_NAME } from '../core/army/name';
import { armyReader } from '../core/read/army-reader';
import {
  boundUnits,
  idSchema as id,
  keysOf,
  listOf,
  nameSchema as name,
  nodesOf,
  notesSchema as notes,
  regimentSchema as regiment,
  textSchema,
  wholeIn,
  yearSchema,
} from '../core/read/schema-parts';
import { BOUNDS } from './bounds';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

const strength = wholeIn(BOUNDS.strength);

export const nationId = z.enum(keysOf(nations));

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(troops.types)),
  name,
  /** absent = full strength, unless `sp` says otherwise */
  men: wholeIn(BOUNDS.men).optional(),
  /** guns of artillery, as men of others */
  guns: wholeIn(BOUNDS.men).optional(),
  /** strength points as entered or divided; absent = from men or guns */
  sp: strength.optional(),
  /** morale modifier; absent = that of the type */
  modifier: wholeIn(BOUNDS.modifier).optional(),
  /** nation of an allied contingent; absent = the army's own */
  nation: nationId.optional(),
  regimentalGuns: z.boolean().optional(),
  /** fires with the bonus of British and Prussian close order; absent = by nation and type */
  fireBonus: z.boolean().optional(),
  /** bases on the table, without those of a train; absent = the usual number */
  bases: wholeIn(BOUNDS.bases).optional(),
  /** charges on the explosives wagon of engineers; absent = no such wagon */
  explosives: wholeIn(BOUNDS.charges).optional(),
  tools: z.boolean().optional(),
  pontoons: z.boolean().optional(),
  regiment,
  notes,
});

export const brigadierSchema = z.strictObject({ id, name, notes });

export const brigadeSchema = z.strictObject({
  id,
  name,
  brigadier: brigadierSchema.nullable().default(null),
  units: listOf(unitSchema).default([]),
  notes,
});

export const generalSchema = z.strictObject({
  id,
  name,
  rank: z.enum(['cinc', 'senior']).default('senior'),
  /** ids of the brigades under a senior general; may be none */
  brigades: nodesOf(id),
  notes,
});

export const fieldworkSchema = z.strictObject({ id, name, sp: strength.default(4) });

export const armySchema = z
  .strictObject({
    nation: nationId,
    /** what an imagi-nation is called */
    nationName: textSchema(MAX_NAME, false).optional(),
    year: yearSchema(system.years),
    /** size of figures in mm; 15 plays at two thirds of all distances */
    scale: z.enum(['25', '20', '15']).default('25'),
    /** men and guns of a standard unit, in multiples of the printed ones */
    factor: z
      .number()
      .min(BOUNDS.factor.min)
      .max(BOUNDS.factor.max)
      .refine((value) => Number.isInteger(value * 2), 'a multiple of a half')
      .default(1),
    /** agreed limit, in the unit of the setting `budgetType`; null = none */
    budget: z
      .number()
      .min(0)
      .max(MAX_BUDGET)
      .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimal places')
      .nullable()
      .default(null),
    generals: listOf(generalSchema).default([]),
    brigades: listOf(brigadeSchema).default([]),
    works: listOf(fieldworkSchema).default([]),
    unassigned: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ brigades, generals, works, unassigned }, context) =>
    boundUnits(context, 'brigades', [unassigned, ...brigades.map(({ units }) => units)], {
      others: { brigades, generals, works },
    }),
  );

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Brigade = z.infer<typeof brigadeSchema>;
export type Brigadier = z.infer<typeof brigadierSchema>;
export type General = z.infer<typeof generalSchema>;
export type Fieldwork = z.infer<typeof fieldworkSchema>;

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
