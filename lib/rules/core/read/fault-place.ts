import type { z } from 'zod';
import { type Path, valueAt } from '../army/path';

/** A form, or a part of one; undefined where a path leads nowhere. */
export type Schema = z.core.$ZodType | undefined;

type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly in?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
};

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def;

/** The form without what makes it optional or fills it in. */
const bare = (schema: Schema): Schema => {
  let inner = schema;
  while (inner !== undefined) {
    const { innerType, in: input } = defOf(inner);
    const next = innerType ?? input;
    if (next === undefined) return inner;
    inner = next;
  }
  return undefined;
};

/** The part of a form that a path of the document leads to; undefined where the form has no such part. */
const schemaAt = (schema: Schema, path: Path): Schema => {
  let part = bare(schema);
  for (const key of path) {
    if (part === undefined) return undefined;
    const { shape, element } = defOf(part);
    part = bare(typeof key === 'number' ? element : shape?.[key]);
  }
  return part;
};

/** The keys that an object of the form has; none where it is not an object. */
export const keysAt = (schema: Schema, path: Path): readonly string[] => {
  const part = schemaAt(schema, path);
  return part === undefined ? [] : Object.keys(defOf(part).shape ?? {});
};

/** What a number at the path may be; undefined where there is no number or no bounds. */
export const boundsAt = (
  schema: Schema,
  path: Path,
): { readonly min: number; readonly max: number; readonly whole: boolean } | undefined => {
  const part = schemaAt(schema, path);
  if (part === undefined || defOf(part).type !== 'number') return undefined;
  const { minValue: min, maxValue: max, isInt: whole } = part as z.ZodNumber;
  return min === null || max === null || !Number.isFinite(max - min) ? undefined : { min, max, whole };
};

/** What one entry of a list is called, and its place in words where the list is not a formation's. */
const ENTRIES: Readonly<Record<string, string>> = {
  brigades: 'brigade',
  divisions: 'division',
  formations: 'formation',
  children: 'formation',
  sides: 'side',
  units: 'unit',
  independents: 'independent unit',
  direct: 'unit under the general',
  reserve: 'unit of the reserve',
  unassigned: 'unit without a post',
  generals: 'general',
  chiefs: 'commander in chief',
  otherGenerals: 'further general',
  lieutenants: 'lieutenant',
  leaders: 'leader',
  commanders: 'commander',
  others: 'further commander',
  works: 'works',
  capacities: 'capacity',
  packs: 'event pack',
  rules: 'rule',
  troops: 'troops',
  house: 'house point value',
};

/** Parts of a document that are named as they stand. */
const PARTS: Readonly<Record<string, string>> = {
  general: 'general',
  commander: 'commander',
  brigadier: 'brigadier',
  entry: 'entry',
  imagiNation: 'imagi-nation',
  settings: 'settings',
  house: 'house points',
  tables: 'house tables',
  origin: 'origin',
};

/** Fields whose key is not the word for them. */
const FIELDS: Readonly<Record<string, string>> = {
  muster: 'format',
  dataVersion: 'data version',
  packs: 'list of event packs',
  sp: 'strength points',
  menPerFoot: 'men of a unit of foot',
  budget: 'agreed limit',
  maxUnits: 'limit of units',
  maxFigures: 'limit of figures',
  defenderSpent: 'points the defender spent',
  nationName: 'name of the imagi-nation',
  type: 'kind of troops',
  scale: 'scale',
  die: 'ability die',
  id: 'id',
  turn: 'turn of entry',
  side: 'edge of the flank march',
  kind: 'kind',
  army: 'army',
};

const MAX_TOLD = 40;

/** "noGrenadiers" -> "no grenadiers" */
const spaced = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).slice(0, MAX_TOLD);

const named = (node: unknown): string => {
  const name = (node as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' && name.trim() !== '' && name.length <= MAX_TOLD ? ` “${name.trim()}”` : '';
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words for the field that a fault is about: "strength points", "entry 3"; undefined for a whole entry of a list. */
const fieldOf = (path: Path): string | undefined => {
  const key = path.at(-1);
  if (key === undefined) return 'file';
  if (typeof key === 'number') return undefined;
  return FIELDS[key] ?? spaced(key);
};

/**
 * Where a fault of form is, as people say it: "Brigade 1, unit 3 “Bevern”", and the field itself: "strength points".
 * The place is empty for what concerns the whole army.
 */
export const faultPlace = (
  path: Path,
  input: unknown,
): { readonly place: string; readonly field: string } => {
  const field = fieldOf(path);
  const upTo = field === undefined ? path : path.slice(0, -1);
  const parts: string[] = [];
  let list: string | undefined;
  for (const [depth, key] of upTo.entries()) {
    if (typeof key === 'number') {
      const node = valueAt(input, upTo.slice(0, depth + 1));
      parts.push(
        `${ENTRIES[list ?? ''] ?? `entry of ${spaced(list ?? 'the list')}`} ${key + 1}${named(node)}`,
      );
      continue;
    }
    list = key;
    if (PARTS[key] !== undefined) parts.push(PARTS[key]);
    else if (!(key in ENTRIES) && depth > 0) parts.push(spaced(key));
  }
  if (field !== undefined) return { place: capital(parts.join(', ')), field };
  const own = parts.pop() ?? 'entry';
  return { place: capital(parts.join(', ')), field: own };
};
