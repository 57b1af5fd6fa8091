import { z } from 'zod';
import type { Malformation } from '../../rules/core/army/document';
import { grouped } from '../../rules/core/army/number';
import type { Path } from '../../rules/core/army/path';
import { OOB_ARMS, OOB_COUNTINGS, OOB_KINDS, OOB_TYPES } from '../../rules/core/muster/order-of-battle';
import { MAX_ERRORS } from '../../rules/core/read/malformation';
import { idSchema, listOf, regimentSchema, textSchema } from '../../rules/core/read/schema-parts';
import { BATTLE_FORMAT, BATTLE_VERSION, OWN_BOUNDS } from './bounds';

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

type Node = { readonly id: string };
type Formation = Node & { readonly units: readonly Node[]; readonly children: readonly Formation[] };
type Side = { readonly formations: readonly Formation[] };

/** Walks a tree, and tells ids that stand twice, formations too deep, and more of them than there may be. */
class Walk {
  readonly faults: Malformation[] = [];
  readonly #ids = new Set<string>();
  formations = 0;
  units = 0;

  #id({ id }: Node, path: Path): void {
    if (this.#ids.has(id)) this.#refuse([...path, 'id'], `a different id; “${id}” is used twice`);
    this.#ids.add(id);
  }

  #refuse(at: Path, message: string): void {
    if (this.faults.length < MAX_ERRORS) this.faults.push({ at, message });
  }

  formation(node: Formation, path: Path, depth: number): void {
    this.formations++;
    if (depth > OWN_BOUNDS.depth) {
      this.#refuse(path, `at most ${OWN_BOUNDS.depth} nested formations`);
      return;
    }
    this.#id(node, path);
    this.units += node.units.length;
    for (const [index, unit] of node.units.entries()) this.#id(unit, [...path, 'units', index]);
    for (const [index, child] of node.children.entries()) {
      this.formation(child, [...path, 'children', index], depth + 1);
    }
  }

  bound(most: number, has: number, what: string): void {
    if (has > most) {
      this.#refuse(
        ['sides'],
        `at most ${grouped(most)} ${what} in an order of battle; this one has ${grouped(has)}`,
      );
    }
  }
}

/** What a form cannot say of the two trees together; at most MAX_ERRORS faults. */
const boundTree = (sides: readonly Side[]): readonly Malformation[] => {
  const walk = new Walk();
  for (const [side, { formations }] of sides.entries()) {
    for (const [index, formation] of formations.entries()) {
      walk.formation(formation, ['sides', side, 'formations', index], 1);
    }
  }
  walk.bound(OWN_BOUNDS.formations, walk.formations, 'formations');
  walk.bound(OWN_BOUNDS.units, walk.units, 'units');
  return walk.faults;
};

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

const emptySide = (name: string): OwnSide => ({
  name,
  nations: [],
  commander: null,
  strength: { men: null, infantry: null, cavalry: null, guns: null, battalions: null, squadrons: null },
  notes: null,
  formations: [],
});

/** An order of battle of which nothing is known yet. */
export const emptyBattle = (name: string, year: number): OwnBattle => ({
  format: BATTLE_FORMAT,
  version: BATTLE_VERSION,
  name,
  date: null,
  dateEnd: null,
  year,
  place: null,
  theatre: null,
  confidence: null,
  coverage: '',
  notes: null,
  sources: [],
  sides: [emptySide(''), emptySide('')],
});
