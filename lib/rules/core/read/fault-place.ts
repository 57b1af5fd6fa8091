import { type Path, valueAt } from '../army/path';

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
