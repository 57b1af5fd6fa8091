import { z } from 'zod';
import { OOB_COUNTINGS, OOB_KINDS } from '../rules/core/muster/order-of-battle';

const nullableText = z.string().nullable();
const count = z.int().nonnegative().nullable();
/** Battalions and squadrons: a grenadier company and a half is a quarter of one. */
const part = z.number().nonnegative().nullable();

/** Ids of sources.json. */
const cites = z.array(z.string()).optional();
/** The name on paper, where there is little room; longer ones would be cut. Forces of a scenario have none. */
const short = z.string().max(28).optional();
/** Who leads: ids of persons.json, with rank and post as the source of that day gives them. */
const leaders = z
  .array(z.strictObject({ person: z.string(), rank: z.string().optional(), role: z.string().optional() }))
  .optional();

const unitSchema = z.strictObject({
  name: z.string(),
  short,
  nation: z.string(),
  arm: z.string(),
  type: z.string(),
  battalions: part,
  squadrons: part,
  guns: count,
  calibre: nullableText,
  men: count,
  notes: nullableText,
  counting: z.enum(OOB_COUNTINGS),
  cites,
  /** a row for several regiments, or one counted in companies */
  regiments: z.int().positive().optional(),
  companies: z.int().positive().optional(),
});

const formationSchema = z.strictObject({
  name: z.string(),
  short,
  kind: z.enum(OOB_KINDS),
  commander: nullableText,
  leaders,
  cites,
  notes: nullableText.optional(),
  units: z.array(unitSchema),
  get children() {
    return z.array(formationSchema);
  },
});

const sideSchema = z.strictObject({
  name: z.string(),
  nations: z.array(z.string()),
  commander: nullableText,
  leaders,
  strength: z.strictObject({
    men: count,
    infantry: count,
    cavalry: count,
    guns: count,
    battalions: part,
    squadrons: part,
  }),
  notes: nullableText.optional(),
  formations: z.array(formationSchema),
});

/** An order of battle as data/history/oob holds it; null = not known. */
export const battleFileSchema = z.strictObject({
  battle: z.string(),
  date: z.iso.date(),
  dateEnd: z.iso.date().optional(),
  place: z.string(),
  theatre: z.string(),
  sources: z.array(z.string()),
  /** the same, each an id of sources.json, the place in it and its address */
  sourceRefs: z.array(z.strictObject({ source: z.string(), at: nullableText, address: nullableText })),
  confidence: z.enum(['high', 'medium', 'low']),
  coverage: z.string(),
  notes: nullableText.optional(),
  sides: z.array(sideSchema),
});

export type BattleFile = z.infer<typeof battleFileSchema>;
export type SideFile = BattleFile['sides'][number];
export type FormationFile = z.infer<typeof formationSchema>;
export type UnitFile = z.infer<typeof unitSchema>;
