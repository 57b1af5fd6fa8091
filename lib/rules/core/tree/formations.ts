import type { ArmyFile } from '../army/document';
import type { Op } from '../army/edit';
import { fitsNotes, joinedNotes, partName } from '../army/name';
import type { Path } from '../army/path';
import type { Addition } from './outline';

export type Formation = {
  readonly id: string;
  readonly name: string;
  readonly units: readonly unknown[];
  readonly notes?: string | undefined;
};

type Leader = { readonly name: string; readonly notes?: string | undefined };

/** What a system says of its formations, which stand in the list `key` of its army. */
export type Formations<
  K extends string,
  A extends Readonly<Record<K, readonly G[]>>,
  G extends Formation,
  L,
> = {
  readonly key: K;
  readonly nameOf: (formation: G, index: number) => string;
  /** a new one; of one that is split the second half has its ways */
  readonly create: (newId: () => string, name: string, units: G['units'], army: Pick<A, K>, split?: G) => G;
  /** who leads it, and the fields that say so once `leader` leads two made one; absent where it has none of its own */
  readonly leader?: {
    readonly of: (formation: G) => L | null;
    readonly put: (leader: L | null, into: G, from: G) => Partial<G>;
  };
  /** edits of the rest of the army when one formation becomes part of another */
  readonly follow?: (army: A, from: G, into: G) => Op[];
  /** what the second half is called; absent = by its place where the first has no name */
  readonly secondName?: (formation: G, index: number) => string;
  /** false where the rules have no room for both in one */
  readonly hasRoom?: (into: G, from: G) => boolean;
};

/** The leader of two formations made one: the first's, else the second's. A second one goes into his notes. */
const joinedLeader = <L extends Leader>(into: L | null, from: L | null): L | null => {
  if (into === null || from === null) return into ?? from;
  const other = [from.name, from.notes].filter(Boolean).join(': ');
  const notes = joinedNotes(into.notes, other);
  return notes === into.notes ? into : { ...into, notes };
};

/** What the second half of a formation is called. */
export const SECOND = ', second part';

const set = (path: Path, key: string, value: unknown): Op => ({ op: 'set', path: [...path, key], value });

/**
 * Leaders of several formations lead the merged one in place of that which is gone, each formation under one of them.
 */
export const reallotted = (
  key: string,
  leaders: readonly { readonly brigades: readonly string[] }[],
  from: string,
  into: string,
): Op[] => {
  const led = leaders.some(({ brigades }) => brigades.includes(into));
  return leaders.flatMap(({ brigades }, index) =>
    brigades.includes(from)
      ? [
          set(
            ['army', key, index],
            'brigades',
            brigades.flatMap((id) => (id !== from ? [id] : led ? [] : [into])),
          ),
        ]
      : [],
  );
};

/**
 * Merges the formation at index `from` into the one at `into`: no unit, leader or note is lost. Undefined where the
 * notes of both are longer than a note may be.
 */
export const mergeOps = <
  K extends string,
  A extends Readonly<Record<K, readonly G[]>>,
  G extends Formation,
  L extends Leader,
>(
  { key, leader, follow }: Formations<K, A, G, L>,
  army: A,
  from: number,
  into: number,
): Op[] | undefined => {
  const [source, target] = [army[key][from], army[key][into]];
  if (source === undefined || target === undefined || from === into) return undefined;
  const first = leader === undefined ? null : joinedLeader(leader.of(target), leader.of(source));
  const notes = joinedNotes(target.notes, source.notes);
  if (!fitsNotes(notes) || !fitsNotes(first?.notes)) return undefined;
  const path = ['army', key, into];
  const fields: Partial<Record<string, unknown>> = { ...leader?.put(first, target, source), notes };
  const before: Partial<Record<string, unknown>> = target;
  return [
    set(path, 'units', [...target.units, ...source.units]),
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === before[name] ? [] : [set(path, name, value)],
    ),
    ...(follow?.(army, source, target) ?? []),
    { op: 'remove', path: ['army', key, from] },
  ];
};

/** What can be done with a formation as a whole: split it in two, or merge it into another. */
export const formationActions =
  <K extends string, A extends Readonly<Record<K, readonly G[]>>, G extends Formation, L extends Leader>(
    formations: Formations<K, A, G, L>,
  ) =>
  ({ army }: ArmyFile<A>, at: Path, newId: () => string): Addition[] => {
    const { key, nameOf, create, secondName, hasRoom } = formations;
    const [list, index, ...below] = at;
    if (list !== key || typeof index !== 'number' || below.length > 0) return [];
    const formation = army[key][index];
    if (formation === undefined) return [];
    const { name, units } = formation;
    const half = Math.ceil(units.length / 2);
    const second = secondName?.(formation, index) ?? (name === '' ? '' : partName(name, SECOND));
    const split: Addition[] =
      units.length < 2
        ? []
        : [
            {
              id: 'split',
              label: 'Split in two',
              ops: [
                set(['army', key, index], 'units', units.slice(0, half)),
                {
                  op: 'insert',
                  path: ['army', key, index + 1],
                  value: create(newId, second, units.slice(half), army, formation),
                },
              ],
              select: [key, index + 1],
            },
          ];
    const merges = army[key].flatMap((into, place): Addition[] => {
      const ops = hasRoom?.(into, formation) === false ? undefined : mergeOps(formations, army, index, place);
      return ops === undefined
        ? []
        : [
            {
              id: `merge-${into.id}`,
              label: `Merge into ${nameOf(into, place)}`,
              ops,
              select: [key, place > index ? place - 1 : place],
            },
          ];
    });
    return [...split, ...merges];
  };
