import { z } from 'zod';
import nations from '@/data/thinglum/nations.json';
import system from '@/data/thinglum/system.json';
import types from '@/data/thinglum/types.json';
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

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(types)),
  name,
  /** all figures of the unit: of a battalion with its mounted officer, of a battery gunners and drivers */
  figures: wholeIn(BOUNDS.figures),
  /** guns of a battery where they are not two */
  guns: wholeIn(BOUNDS.guns).optional(),
  regiment,
  notes,
});

export const commanderSchema = z.strictObject({
  id,
  name,
  /** the ability die as thrown, before the 1 that a commander in chief adds */
  die: z.enum(['open', '1', '2', '3', '4', '5', '6']).default('open'),
  /** couriers where they differ from the usual: one, or three of the commander in chief */
  couriers: wholeIn(BOUNDS.held).optional(),
  /** chips he holds, diced for or bought */
  chips: wholeIn(BOUNDS.held).optional(),
  /** chips of his that another player holds */
  given: wholeIn(BOUNDS.held).optional(),
  notes,
});

export const brigadeSchema = z.strictObject({
  id,
  name,
  /** one; none or more is a draft */
  commanders: listOf(commanderSchema).max(20).default([]),
  units: listOf(unitSchema).default([]),
  notes,
});

export const armySchema = z
  .strictObject({
    nation: z.enum(keysOf(nations)),
    year: yearSchema(system.years),
    scale: z.enum(['28', '25', '20', '15', '10', '6']).default('25'),
    /** agreed limit, in what the budget setting counts; null = none */
    budget: budgetSchema,
    /** natural limits beside it */
    maxUnits: wholeIn(BOUNDS.units).optional(),
    maxFigures: wholeIn(BOUNDS.armyFigures).optional(),
    /** commanders in chief: one; none or more is a draft */
    chiefs: listOf(commanderSchema).max(20).default([]),
    brigades: nodesOf(brigadeSchema),
    /** units in no brigade, directly under the commander in chief */
    direct: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ brigades, direct }, context) =>
    boundUnits(context, 'brigades', [direct, ...brigades.map(({ units }) => units)]),
  );

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Commander = z.infer<typeof commanderSchema>;
export type Brigade = z.infer<typeof brigadeSchema>;

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
