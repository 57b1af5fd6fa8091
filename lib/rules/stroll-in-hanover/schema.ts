import { z } from 'zod';
import nations from '@/data/stroll-in-hanover/nations.json';
import system from '@/data/stroll-in-hanover/system.json';
import troops from '@/data/stroll-in-hanover/troops.json';
import { MAX_NAME } from '../core/army/name';
import { armyReader } from '../core/read/army-reader';
import {
  boundUnits,
  idSchema as id,
  keysOf,
  listOf,
  nameSchema as name,
  notesSchema as notes,
  regimentSchema as regiment,
  textSchema,
  wholeIn,
  yearSchema,
} from '../core/read/schema-parts';
import { BOUNDS } from './bounds';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

/** Printed points, with halves. */
const points = z.number().min(0).max(100_000).multipleOf(0.5, 'points in steps of a half');
/** Strength points and Morale: what is not a whole number above 0 still reads, and is a finding. */
const value = z.number().min(BOUNDS.value.min).max(BOUNDS.value.max);
const count = wholeIn(BOUNDS.size).optional();

export const nationId = z.enum(keysOf(nations));

/** Which lists an item belongs to (R19): all; attackers in a pitched battle; in an attack; both of these. */
const list = z.enum(['core', 'plus-10', 'plus-30', 'both']).optional();

export const rating = z.enum(['0', '1', '2'], 'a rating: 0, 1 or 2');
const anyRating = z.union([rating, z.literal([0, 1, 2]).transform((number) => rating.parse(String(number)))]);

export const unitSchema = z.strictObject({
  id,
  type: z.enum(keysOf(troops.types)),
  name,
  sp: value,
  morale: value,
  shock: z.boolean().optional(),
  noGrenadiers: z.boolean().optional(),
  /** special capacities of the lost s. 1.3: in words, not priced */
  capacities: listOf(textSchema(60, false).pipe(z.string().min(1, 'a word for the capacity')))
    .max(8)
    .optional(),
  list,
  /** stands behind the first line (s. 16) */
  secondLine: z.boolean().optional(),
  /** nation of an allied contingent; absent = the army's own */
  nation: nationId.optional(),
  /** what the stand stands for (s. 1), if it is known */
  battalions: count,
  squadrons: count,
  guns: count,
  men: wholeIn(BOUNDS.men).optional(),
  regiment,
  notes,
});

export const lieutenantSchema = z.strictObject({ id, name, rating: anyRating.default('0'), list, notes });

export const generalSchema = z.strictObject({ id, name, rating: anyRating.default('0'), notes });

/** A division that is not on the table at the beginning (s. 17). */
export const entrySchema = z.strictObject({
  kind: z.enum(['reinforcement', 'flank-march']),
  /** the first turn it may try to enter; absent = the earliest */
  turn: wholeIn(BOUNDS.turn).optional(),
  /** the short edge of a flank march */
  side: z.enum(['left', 'right']).optional(),
});

export const divisionSchema = z.strictObject({
  id,
  name,
  commander: lieutenantSchema.nullable().default(null),
  /** lieutenant generals beyond the one a division has: an error that still reads */
  others: listOf(lieutenantSchema).max(20).optional(),
  units: listOf(unitSchema).default([]),
  entry: entrySchema.optional(),
  notes,
});

export const worksSchema = z.strictObject({
  id,
  type: z.enum(['works', 'redoubt']),
  name,
  count: wholeIn(BOUNDS.works).default(1),
  /** bought for the case that the army defends: set aside when it attacks (R19) */
  list: z.literal('defender').optional(),
});

export const armySchema = z
  .strictObject({
    nation: nationId,
    year: yearSchema(system.years),
    /** width of a stand in millimetres (s. 1) */
    scale: z.enum(['20', '25', '30', '40', '50', '60', '80', '100']).default('50'),
    /** who attacks is diced for after the lists are made (s. 16) */
    role: z.enum(['open', 'attacker', 'defender']).default('open'),
    battle: z.enum(['open', 'attack', 'pitched']).default('open'),
    /** the agreed budget D of the defender, in points; null = none */
    budget: points.nullable().default(null),
    /** what the defender spent, where the attacker's share is counted from that (R11) */
    defenderSpent: points.optional(),
    /** real units for each of the book's, in steps of a half (bathtubbing) */
    factor: z
      .number()
      .min(BOUNDS.factor.min)
      .max(BOUNDS.factor.max)
      .multipleOf(BOUNDS.factor.step, 'a factor in steps of a half')
      .optional(),
    /** the name of an imagi-nation */
    nationName: textSchema(MAX_NAME, false).optional(),
    general: generalSchema.nullable().default(null),
    /** generals in chief beyond the one an army has: an error that still reads */
    otherGenerals: listOf(generalSchema).max(20).optional(),
    divisions: listOf(divisionSchema).default([]),
    /** stands under the general in chief himself */
    direct: listOf(unitSchema).default([]),
    works: listOf(worksSchema).default([]),
    unassigned: listOf(unitSchema).default([]),
    notes,
  })
  .superRefine(({ divisions, direct, works, unassigned }, context) =>
    boundUnits(context, 'divisions', [direct, unassigned, ...divisions.map(({ units }) => units)], {
      words: 'stands',
      others: { divisions, works },
    }),
  );

export type Army = z.infer<typeof armySchema>;
export type Unit = z.infer<typeof unitSchema>;
export type Division = z.infer<typeof divisionSchema>;
export type Lieutenant = z.infer<typeof lieutenantSchema>;
export type General = z.infer<typeof generalSchema>;
export type Works = z.infer<typeof worksSchema>;
export type Entry = z.infer<typeof entrySchema>;
export type Rating = z.infer<typeof rating>;
export type ListMark = NonNullable<Unit['list']>;

/** Reads army files of this system, and tells their form as a JSON Schema. */
export const { parse, jsonSchema } = armyReader({ ...SYSTEM, settings: SETTINGS, army: armySchema });
