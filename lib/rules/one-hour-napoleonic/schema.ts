import { z } from 'zod';
import limits from '@/data/one-hour-napoleonic/limits.json';
import nations from '@/data/one-hour-napoleonic/nations.json';
import system from '@/data/one-hour-napoleonic/system.json';
import types from '@/data/one-hour-napoleonic/types.json';
import { armyReader } from '../core/read/army-reader';
import {
  boundUnits,
  budgetSchema,
  idSchema as id,
  keysOf,
  listOf,
  nameSchema as name,
  nodesOf,
  notesSchema as notes,
  regimentSchema as regiment,
  wholeIn,
  yearSchema,
} from '../core/read/schema-parts';
import { BOUNDS } from './bounds';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

const trait = z.boolean().optional();

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(types)),
  name,
  /** quality as hits: weak (or poor) 5, good 6, excellent 7, Old Guard 8 */
  hits: wholeIn(BOUNDS.hits),
  steadfast: trait,
  conscript: trait,
  reluctant: trait,
  shock: trait,
  impetuous: trait,
  rifles: trait,
  /** men of this unit where it differs from the army's usual size */
  men: wholeIn(BOUNDS.men).optional(),
  /** guns of a reserve battery */
  guns: wholeIn(BOUNDS.guns).optional(),
  regiment,
  notes,
});

export const leaderSchema = z.strictObject({
  id,
  name,
  ability: z.enum(['none', 'reroll', 'reille', 'lobau']).default('none'),
  /** id of the formation he commands, 'army' for all, null for none */
  formation: id.nullable().default(null),
  /** id of the unit he starts with */
  unit: id.optional(),
  notes,
});

export const formationSchema = z.strictObject({ id, name, units: listOf(unitSchema).default([]), notes });

export const armySchema = z
  .strictObject({
    nation: z.enum(keysOf(nations)),
    year: yearSchema(system.years),
    scale: z.enum(['28', '20', '15', '10', '6']).default('28'),
    /** agreed limit, in what the budget setting counts; null = none */
    budget: budgetSchema,
    /** men of a unit of foot; horse is half of it */
    menPerFoot: wholeIn(BOUNDS.foot).default(limits.foot.usual),
    leaders: nodesOf(leaderSchema),
    formations: nodesOf(formationSchema),
    /** units in no formation */
    reserve: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ formations, reserve }, context) =>
    boundUnits(context, 'formations', [reserve, ...formations.map(({ units }) => units)]),
  );

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Leader = z.infer<typeof leaderSchema>;
export type Formation = z.infer<typeof formationSchema>;

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
