import { z } from 'zod';
import { OOB_ARMS, OOB_COUNTINGS, OOB_KINDS, OOB_TYPES } from '../../rules/core/muster/order-of-battle';
import { idSchema, listOf, regimentSchema, textSchema } from '../../rules/core/read/schema-parts';
import { BATTLE_FORMAT, BATTLE_VERSION, OWN_BOUNDS } from './bounds';
import { boundTree } from './tree-bounds';

const { texts, years } = OWN_BOUNDS;

/** A line, or lines; nothing written is not known. */
const nullableText = (max: number, multiline = false) =>
  textSchema(max, multiline)
    .transform((text) => (text === '' ? null : text))
    .nullable();

const count = z.int().min(0).max(OWN_BOUNDS.count).nullable();
/** Battalions and squadrons: a company or two are a part of one. */
const part = z.number().min(0).max(OWN_BOUNDS.parts).multipleOf(0.01).nullable();

const name = textSchema(texts.name, false);
const commander = nullableText(texts.commander);
const notes = nullableText(texts.notes, true);
const nationId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'the id of a nation: 1 to 40 small letters, digits or -');

const unitSchema = z.strictObject({
  id: idSchema,
  name,
  nation: nationId.nullable(),
  arm: z.enum(OOB_ARMS),
  type: z.enum(OOB_TYPES),
  regiment: regimentSchema.unwrap().nullable(),
  counting: z.enum(OOB_COUNTINGS),
  battalions: part,
  squadrons: part,
  guns: count,
  calibre: nullableText(texts.calibre),
  men: count,
  notes,
  /** in fractions of what its kind usually is; absent = the usual */
  strength: z.number().min(0.01).max(100).multipleOf(0.01).exactOptional(),
});

const formationSchema = z.strictObject({
  id: idSchema,
  name,
  kind: z.enum(OOB_KINDS),
  commander,
  notes,
  units: listOf(unitSchema),
  get children() {
    return listOf(formationSchema);
  },
});

const sideSchema = z.strictObject({
  name,
  nations: listOf(nationId).max(OWN_BOUNDS.nations),
  commander,
  strength: z.strictObject({
    men: count,
    infantry: count,
    cavalry: count,
    guns: count,
    battalions: part,
    squadrons: part,
  }),
  notes,
  formations: listOf(formationSchema),
});

/** An order of battle that a person enters, format 1: edited, stored, exported and imported. Null = not known. */
export const ownBattleSchema = z
  .strictObject({
    format: z.literal(BATTLE_FORMAT),
    version: z.literal(BATTLE_VERSION),
    name,
    /** ISO 8601, in its year */
    date: z.iso.date().nullable(),
    /** of the last day, where it took several */
    dateEnd: z.iso.date().nullable(),
    year: z.int().min(years.first).max(years.last),
    place: nullableText(texts.place),
    theatre: nullableText(texts.theatre),
    confidence: z.enum(['high', 'medium', 'low']).nullable(),
    /** how deep it goes, in the words of who wrote it */
    coverage: textSchema(texts.coverage, true),
    notes,
    sources: listOf(textSchema(texts.source, false).pipe(z.string().min(1, 'a source has a text'))).max(
      OWN_BOUNDS.sources,
    ),
    sides: listOf(sideSchema).length(2),
  })
  .superRefine(({ date, dateEnd, year, sides }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (date !== null && !date.startsWith(`${year}-`)) refuse(['date'], `a day of ${year}`);
    if (dateEnd !== null && (date === null || dateEnd < date)) refuse(['dateEnd'], 'no day before the first');
    for (const { at, message } of boundTree(sides)) refuse([...at], message);
  });

export type OwnBattle = z.infer<typeof ownBattleSchema>;
export type OwnSide = OwnBattle['sides'][number];
export type OwnFormation = z.infer<typeof formationSchema>;
export type OwnUnit = z.infer<typeof unitSchema>;
