import type { ArmyFile } from '../army/document';
import { canonical } from './diff-fields';

/** Replaces the children of a node, which the index holds by their ids. */
const BELOW = '\u0000below';

type Entry = {
  /** the parent and the key of the list that contains this node */
  readonly within: string;
  readonly key: string;
  /** what it says itself, with `BELOW` for nodes below it */
  readonly own: unknown;
};

/** The parts of a document that change each for itself: nodes by their ids, all else by its path. */
type Parts = {
  readonly entries: ReadonlyMap<string, Entry>;
  /** ids in the order of the list they stand in, by `within` and `key` */
  readonly lists: ReadonlyMap<string, readonly string[]>;
};

type Dictionary = Readonly<Record<string, unknown>>;

/** What has no id, but parts that change each for itself. */
const DIVIDED: ReadonlySet<string> = new Set(['/army', '/settings', '/house', '/tables']);

const isDictionary = (value: unknown): value is Dictionary =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isNode = (value: unknown): value is Dictionary & { readonly id: string } =>
  isDictionary(value) && typeof value.id === 'string';

/** Ids and paths have their own names, whatever an id is. */
const nameOf = (id: string): string => `#${id}`;

const listKey = (within: string, key: string): string => `${within}\u0000${key}`;

/** The parts of a document; null if an id occurs twice, as it is then ambiguous. */
const partsIn = (file: ArmyFile): Parts | null => {
  const entries = new Map<string, Entry>();
  const lists = new Map<string, readonly string[]>();
  let twice = false;

  const ownOf = (name: string, value: Dictionary): unknown =>
    Object.fromEntries(Object.entries(value).map(([key, part]) => [key, below(name, key, part)]));

  const add = (name: string, entry: Entry): void => {
    if (entries.has(name)) twice = true;
    entries.set(name, entry);
  };

  const addNode = (within: string, key: string, node: Dictionary & { readonly id: string }): void => {
    const name = nameOf(node.id);
    add(name, { within, key, own: ownOf(name, node) });
  };

  const below = (within: string, key: string, value: unknown): unknown => {
    if (Array.isArray(value) && value.every(isNode)) {
      lists.set(
        listKey(within, key),
        value.map(({ id }) => nameOf(id)),
      );
      for (const node of value) addNode(within, key, node);
      return BELOW;
    }
    if (!isNode(value)) return value;
    addNode(within, key, value);
    return BELOW;
  };

  const divide = (within: string, value: Dictionary): void => {
    for (const [key, part] of Object.entries(value)) {
      const name = `${within}/${key}`;
      const divided = DIVIDED.has(name) && isDictionary(part);
      add(name, { within, key, own: divided ? BELOW : below(within, key, part) });
      if (divided) divide(name, part);
    }
  };
  divide('', file as unknown as Dictionary);
  return twice ? null : { entries, lists };
};

const same = (one: Entry | undefined, other: Entry | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && canonical(one) === canonical(other));

/** Order of a list in both: the one that was changed, with what only the other has behind its neighbour there. */
const orderOf = (
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null => {
  const within = (list: readonly string[], ids: readonly string[]) => list.filter((id) => ids.includes(id));
  const [shared, other] = [within(mine, theirs), within(theirs, mine)];
  const keeps = (list: readonly string[]) => canonical(within(list, base)) === canonical(within(base, list));
  const agreed = canonical(shared) === canonical(other);
  if (!agreed && !keeps(mine) && !keeps(theirs)) return null;
  const [first, second] = agreed || keeps(mine) ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
};

/**
 * Both of two versions made of a common one, where their changes do not touch: a unit, a brigade or a setting that both
 * changed, or that one changed and the other took out, is left to people. Undefined where they touch.
 */
export const mergeArmies = (base: ArmyFile, mine: ArmyFile, theirs: ArmyFile): ArmyFile | undefined => {
  const [b, m, t] = [partsIn(base), partsIn(mine), partsIn(theirs)];
  if (b === null || m === null || t === null) return undefined;
  const merged = new Map<string, Entry>();
  for (const name of new Set([...t.entries.keys(), ...m.entries.keys(), ...b.entries.keys()])) {
    const [before, here, there] = [b.entries.get(name), m.entries.get(name), t.entries.get(name)];
    const untouched = same(before, here);
    if (!untouched && !same(before, there) && !same(here, there)) {
      // which data it was last priced by is not a change of anyone's
      if (name !== '/dataVersion') return undefined;
    }
    const entry = untouched || name === '/dataVersion' ? there : here;
    if (entry !== undefined) merged.set(name, entry);
  }

  const listed = new Map<string, string[]>();
  for (const [name, { within, key }] of merged) {
    if (within.startsWith('#') && !merged.has(within)) return undefined;
    if (name.startsWith('/')) continue;
    const place = listKey(within, key);
    listed.set(place, [...(listed.get(place) ?? []), name]);
  }

  let crossed = false;
  let drawn = 0;
  const listOf = (within: string, key: string): readonly string[] => {
    const place = listKey(within, key);
    const here = listed.get(place) ?? [];
    const of = ({ lists }: Parts) => (lists.get(place) ?? []).filter((id) => here.includes(id));
    const order = orderOf(of(b), of(m), of(t));
    if (order === null) crossed = true;
    return order ?? [];
  };
  const isList = (within: string, key: string): boolean =>
    [m, t].some(({ lists }) => lists.has(listKey(within, key)));

  const nodeOf = (name: string): unknown => {
    drawn += 1;
    const own = merged.get(name)?.own;
    return isDictionary(own)
      ? Object.fromEntries(Object.entries(own).map(([key, part]) => [key, partOf(name, key, part)]))
      : own;
  };
  const partOf = (within: string, key: string, part: unknown): unknown => {
    if (part !== BELOW) return part;
    if (isList(within, key)) return listOf(within, key).map(nodeOf);
    const [only, another] = listed.get(listKey(within, key)) ?? [];
    // two put someone else each in one place, or he went away
    if (only === undefined || another !== undefined) crossed = true;
    return only === undefined ? null : nodeOf(only);
  };
  const dividedOf = (within: string): Dictionary =>
    Object.fromEntries(
      [...merged].flatMap(([name, entry]) =>
        name.startsWith('/') && entry.within === within
          ? [
              [
                entry.key,
                DIVIDED.has(name) && entry.own === BELOW
                  ? dividedOf(name)
                  : partOf(within, entry.key, entry.own),
              ],
            ]
          : [],
      ),
    );
  const file = dividedOf('') as unknown as ArmyFile;
  // each put into what the other moved into it: neither would be anywhere
  const nodes = [...merged.keys()].filter((name) => name.startsWith('#')).length;
  return crossed || drawn < nodes ? undefined : file;
};
