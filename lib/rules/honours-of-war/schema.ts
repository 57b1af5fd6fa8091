import { z } from 'zod';
import nations from '@/data/honours-of-war/nations.json';
import system from '@/data/honours-of-war/system.json';
import troops from '@/data/honours-of-war/troops.json';
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

const fixedRating = z.enum(['dithering', 'dependable', 'dashing']);
const rating = z.enum(['variable', ...fixedRating.options]);

export const unitClass = z.enum(['superior', 'standard', 'inferior']);
export const nationId = z.enum(keysOf(nations));

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(troops.types)),
  name,
  class: unitClass,
  size: z.enum(['small', 'standard', 'large']).default('standard'),
  /** nation of an allied contingent; absent = the army's own */
  nation: nationId.optional(),
  /** absent = as the type is armed */
  rifles: z.boolean().optional(),
  /** absent = the ordinary ones every close order battalion has */
  battalionGuns: z.enum(['present', 'absent', 'quick-firing']).optional(),
  /** combat bases on the table, where the book's basing is used */
  bases: wholeIn(BOUNDS.bases).optional(),
  /** a battalion-gun model on its own base, not counted (R47) */
  extraGunBase: z.boolean().optional(),
  /** British line, superior only when firing (R14) */
  superiorFire: z.boolean().optional(),
  regiment,
  notes,
});

export const commanderSchema = z.strictObject({ id, name, rating: rating.default('variable'), notes });

export const brigadeSchema = z.strictObject({
  id,
  name,
  commander: commanderSchema.nullable().default(null),
  units: listOf(unitSchema).default([]),
  notes,
});

export const lieutenantSchema = z.strictObject({
  id,
  name,
  rating: rating.default('dependable'),
  /** ids of the brigades allotted to him; may be none */
  brigades: nodesOf(id),
  notes,
});

export const generalSchema = z.strictObject({
  id,
  name,
  rating: z.enum(['unrated', ...fixedRating.options]).default('unrated'),
  notes,
});

export const worksSchema = z.strictObject({
  id,
  type: z.enum(['infantry-entrenchment', 'gun-entrenchment', 'fortified-block']),
  name,
  count: wholeIn(BOUNDS.works).default(1),
});

const dice = listOf(z.int().min(1).max(6)).max(6);
const formation = z.enum(['none', 'half', 'full']);
const flank = z.enum(['none', 'quarter', 'half']);

/** An imagi-nation (p. 51): whose troops it copies, what it pays, how it moves. */
const fieldedSchema = z.strictObject({ type: z.enum(keysOf(troops.types)), class: unitClass });

export const imagiNationSchema = z.strictObject({
  name,
  template: nationId.default('austria'),
  /** the troops it fields, each once; absent = those of the template */
  troops: listOf(fieldedSchema).max(100).optional(),
  band: z.enum(['P', 'Z', 'M', 'R']).default('Z'),
  commanderBand: z.enum(['P+15', 'P+10', '0', '-10', '-15']).default('0'),
  dice: z.strictObject({ dithering: dice, dependable: dice, dashing: dice }).optional(),
  moveInitiative: z.int().min(-6).max(6).optional(),
  fireInitiative: z.int().min(-6).max(6).optional(),
  formationChange: z
    .strictObject({ line: formation, cavalry: formation, foreign: formation.optional() })
    .optional(),
  flankMove: z.strictObject({ line: flank, cavalry: flank, foreign: flank.optional() }).optional(),
  limber: z.enum(['half', 'full']).optional(),
  manhandle: z.enum(['normal', 'half']).optional(),
});

export const armySchema = z
  .strictObject({
    nation: z.enum([...nationId.options, 'imagi-nation']),
    year: yearSchema(system.years),
    scale: z.enum(['28', '20', '15', '10', '6']).default('28'),
    /** points: two players agree a limit; scenario: forces of a battle */
    mode: z.enum(['points', 'scenario']).default('points'),
    /** agreed limit in points; null = none */
    budget: budgetSchema,
    /** Prussians away from the main theatre fight by the late table (p. 42, R15) */
    secondaryTheatre: z.boolean().optional(),
    imagiNation: imagiNationSchema.optional(),
    general: generalSchema.nullable().default(null),
    lieutenants: listOf(lieutenantSchema).default([]),
    brigades: listOf(brigadeSchema).default([]),
    independents: listOf(unitSchema).default([]),
    works: listOf(worksSchema).default([]),
    unassigned: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ brigades, lieutenants, works, independents, unassigned }, context) =>
    boundUnits(context, 'brigades', [independents, unassigned, ...brigades.map(({ units }) => units)], {
      others: { brigades, lieutenants, works },
    }),
  );

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Brigade = z.infer<typeof brigadeSchema>;
export type Commander = z.infer<typeof commanderSchema>;
export type Lieutenant = z.infer<typeof lieutenantSchema>;
export type General = z.infer<typeof generalSchema>;
export type Works = z.infer<typeof worksSchema>;
export type ImagiNation = z.infer<typeof imagiNationSchema>;

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
