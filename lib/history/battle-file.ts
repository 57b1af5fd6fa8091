import { z } from 'zod';
import { OOB_KINDS } from '../rules/core/muster/order-of-battle';

const nullableText = z.string().nullable();
const count = z.int().nonnegative().nullable();
/** Battalions and squadrons: a grenadier company and a half is a quarter of one. */
const part = z.number().nonnegative().nullable();

const unitSchema = z.strictObject({
  name: z.string(),
  nation: z.string(),
  arm: z.string(),
  type: z.string(),
  battalions: part,
  squadrons: part,
  guns: count,
  calibre: nullableText,
  men: count,
  notes: nullableText,
});

const formationSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(OOB_KINDS),
  commander: nullableText,
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
  confidence: z.enum(['high', 'medium', 'low']),
  coverage: z.string(),
  notes: nullableText.optional(),
  sides: z.array(sideSchema),
});

export type BattleFile = z.infer<typeof battleFileSchema>;
export type SideFile = BattleFile['sides'][number];
export type FormationFile = z.infer<typeof formationSchema>;
export type UnitFile = z.infer<typeof unitSchema>;
