import { MAX_NAME, partName } from '../army/name';
import type { SourceUnit } from './muster-source';
import type { PartChoices, RowChoice } from './order-of-battle';

/** Source units that are counted as one; its id is that of the first. */
export type SourcePool = {
  readonly id: string;
  readonly units: readonly SourceUnit[];
  readonly choice: RowChoice;
  /** whether more than one unit of its kind is there, so that they can be together or apart */
  readonly several: boolean;
  /** to be kept apart from others of its kind */
  readonly apart: boolean;
};

/** A list by keys, each in the order in which it first occurs. */
export const gathered = <T>(list: readonly T[], keyOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

/** Units of one kind together, or each alone, by default or as was chosen for the first of them. */
export const pooledBy = (
  units: readonly SourceUnit[],
  keyOf: (unit: SourceUnit) => string,
  { rows = {} }: PartChoices,
  usual: boolean,
): SourcePool[] => {
  const choiceFor = (id: string): RowChoice => (Object.hasOwn(rows, id) ? rows[id] : undefined) ?? {};
  return gathered(units, keyOf).flatMap((group): SourcePool[] => {
    const id = group[0]?.id ?? '';
    const several = group.length > 1;
    const apart = choiceFor(id).together === false;
    return (choiceFor(id).together ?? usual)
      ? [{ id, units: group, choice: choiceFor(id), several, apart }]
      : group.map((unit) => ({ id: unit.id, units: [unit], choice: choiceFor(unit.id), several, apart }));
  });
};

/** What a unit of the new army inherits: name, regiment, and its source units. */
export type Heir = {
  readonly name: string;
  readonly regiment?: string;
  readonly of: readonly SourceUnit[];
};

/** "Itzenplitz, Manstein and 2 more": names of what is put together, as many as a name has room for. */
export const joinedName = (names: readonly string[]): string => {
  const distinct = [...new Set(names.filter((name) => name !== ''))];
  for (let count = distinct.length; count > 0; count--) {
    const rest = distinct.length - count;
    const name = `${distinct.slice(0, count).join(', ')}${rest === 0 ? '' : ` and ${rest} more`}`;
    if (name.length <= MAX_NAME) return name;
  }
  return partName(distinct[0] ?? '', '');
};

/** The one regiment of some units; undefined where they have none, or several. */
const sharedRegiment = (units: readonly SourceUnit[]): string | undefined => {
  const [first] = units;
  return units.every(({ regiment }) => regiment === first?.regiment) ? first?.regiment : undefined;
};

/**
 * Shares `count` units of the new army among source units by their worth, in their order: each gets those whose middle
 * falls to it, or the one it is a part of; parts of one are numbered.
 */
export const heirsOf = (
  units: readonly SourceUnit[],
  worthOf: (unit: SourceUnit) => number,
  count: number,
): Heir[] => {
  const worths = units.map((unit) => Math.max(0, worthOf(unit)));
  const sum = worths.reduce((all, worth) => all + worth, 0);
  const scale = sum === 0 ? 0 : count / sum;
  const own: SourceUnit[][] = Array.from({ length: count }, () => []);
  const ends: number[] = [];
  let end = 0;
  for (const [index, unit] of units.entries()) {
    const wide = (worths[index] ?? 0) * scale;
    const middle = units.length === count ? index : Math.floor(end + wide / 2);
    own[Math.min(count - 1, middle)]?.push(unit);
    end += wide;
    ends.push(end);
  }
  const covering = (place: number): SourceUnit | undefined =>
    units[
      Math.max(
        0,
        ends.findIndex((each) => each > place + 0.5),
      )
    ];
  const shares = own.map((share, place) => {
    const cover = share.length === 0 ? covering(place) : undefined;
    return cover === undefined ? share : [cover];
  });
  const times = new Map<SourceUnit, number>();
  for (const unit of shares.flat()) times.set(unit, (times.get(unit) ?? 0) + 1);
  const seen = new Map<SourceUnit, number>();
  const nameOf = (unit: SourceUnit): string => {
    if (unit.nameless) return '';
    const part = (seen.get(unit) ?? 0) + 1;
    seen.set(unit, part);
    return (times.get(unit) ?? 0) < 2 || unit.name === '' ? unit.name : partName(unit.name, `, ${part}`);
  };
  const bearers = new Map<string, number>();
  /** Strong battalions may make more units than the regiment had battalions: those beyond are not called after it. */
  const regimentOf = (share: readonly SourceUnit[]): string | undefined => {
    const regiment = sharedRegiment(share);
    if (regiment === undefined) return undefined;
    const before = bearers.get(regiment) ?? 0;
    bearers.set(regiment, before + 1);
    return before < (share[0]?.usual?.battalions ?? Number.POSITIVE_INFINITY) ? regiment : undefined;
  };
  return shares.map((share) => {
    const regiment = regimentOf(share);
    return { name: joinedName(share.map(nameOf)), ...(regiment !== undefined && { regiment }), of: share };
  });
};
