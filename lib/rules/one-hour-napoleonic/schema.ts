import { z } from 'zod';
import limits from '@/data/one-hour-napoleonic/limits.json';
import nations from '@/data/one-hour-napoleonic/nations.json';
import system from '@/data/one-hour-napoleonic/system.json';
import types from '@/data/one-hour-napoleonic/types.json';
import {
  idSchema as id,
  keysOf,
  listOf,
  nameSchema as name,
  notesSchema as notes,
  yearSchema,
} from '../core/schema-parts';

/** More would be no army; the game is played with about six units a side. */
const MAX_UNITS = 1000;

const trait = z.boolean().optional();

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(types)),
  name,
  /** quality as hits: poor 5, good 6, excellent 7, Old Guard 8 */
  hits: z.int().min(0).max(99),
  steadfast: trait,
  conscript: trait,
  reluctant: trait,
  shock: trait,
  impetuous: trait,
  rifles: trait,
  /** men of this unit where it differs from the army's usual size */
  men: z.int().min(0).max(99_999).optional(),
  /** guns of a reserve battery */
  guns: z.int().min(0).max(999).optional(),
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
    budget: z.int().min(0).max(1_000_000).nullable().default(null),
    /** men of a unit of foot; horse is half of it */
    menPerFoot: z.int().min(100).max(99_999).default(limits.foot.usual),
    leaders: listOf(leaderSchema).max(MAX_UNITS).default([]),
    formations: listOf(formationSchema).max(MAX_UNITS).default([]),
    /** units in no formation */
    reserve: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ formations, reserve }, context) => {
    const units = formations.reduce((sum, formation) => sum + formation.units.length, reserve.length);
    if (units <= MAX_UNITS) return;
    context.addIssue({
      code: 'custom',
      path: ['formations'],
      message: `at most ${MAX_UNITS} units in an army; this one has ${units}`,
    });
  });

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Leader = z.infer<typeof leaderSchema>;
export type Formation = z.infer<typeof formationSchema>;
