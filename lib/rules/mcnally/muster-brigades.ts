import data from '@/data/mcnally/muster.json';
import { holdersOf } from '../core/carry-over';
import { evenParts } from '../core/even-parts';
import type { OobFormation, OobSide, OobUnit } from '../core/order-of-battle';
import { partName } from '../core/part-name';
import { type Conversion, countFor, fittingUnits, unitFor } from './muster-units';
import type { Brigade, General, Unit } from './schema';
import { LIMITS, type NationId, TYPES } from './tables';

const { unitsPerBrigadier, brigadiersPerSenior } = LIMITS;

/** A brigade in the making, and a wing of them under one general. */
type Post = Pick<OobFormation, 'name' | 'commander' | 'units'>;
type Wing = { name: string; commander: string | null; posts: Post[] };
type Draft = { name: string; commander: string | null; units: Unit[] };

/** Formations with others below them are wings; those without stand together (step 1). */
const wingsOf = ({ formations, unattached }: OobSide): Wing[] => {
  const wings: Wing[] = [];
  const loose: Post[] = [];
  for (const formation of formations) {
    const { name, commander, children } = formation;
    if (children.length > 0) wings.push({ name, commander, posts: holdersOf(formation) });
    else loose.push(...holdersOf(formation));
  }
  if (unattached.length > 0) loose.push({ name: 'Reserve', commander: null, units: unattached });
  return [...wings, ...(loose.length > 0 ? [{ name: '', commander: null, posts: loose }] : [])].filter(
    (wing) => wing.posts.length > 0,
  );
};

const isGun = ({ type }: Unit): boolean => TYPES[type].arm === 'artillery';

/** Guns of a wing by calibre, where the most of them stood (step 7). */
const pooledGuns = (drafts: readonly Draft[], { tell }: Conversion): Draft[] => {
  const pools = new Map<
    string,
    { unit: Unit; guns: number; names: Set<string>; home: number; most: number }
  >();
  drafts.forEach(({ units }, home) => {
    for (const unit of units.filter(isGun)) {
      const own = unit.guns ?? 0;
      const key = `${unit.type} ${unit.nation ?? ''}`;
      const pool = pools.get(key) ?? { unit, guns: 0, names: new Set<string>(), home, most: -1 };
      pool.guns += own;
      pool.names.add(unit.name);
      if (own > pool.most) Object.assign(pool, { home, most: own });
      pools.set(key, pool);
    }
  });
  const result = drafts.map((draft) => ({ ...draft, units: draft.units.filter((unit) => !isGun(unit)) }));
  for (const { unit, guns, names, home } of pools.values()) {
    const label = TYPES[unit.type].label;
    if (names.size > 1) tell(`${[...names].join(', ')}: ${guns} guns pooled as ${label.toLowerCase()}.`);
    result[home]?.units.push({ ...unit, name: names.size === 1 ? unit.name : label, guns });
  }
  return result;
};

/** Brigades of one or two units join the smaller neighbour of their wing; those above five are halved (step 8). */
const evened = (drafts: readonly Draft[], { tell }: Conversion): Draft[] => {
  const list = drafts.filter(({ units }) => units.length > 0);
  for (;;) {
    const index = list.findIndex(({ units }) => units.length < unitsPerBrigadier.min);
    const small = list[index];
    if (small === undefined || list.length < 2) break;
    const [before, after] = [list[index - 1], list[index + 1]];
    const into =
      before !== undefined && (after === undefined || before.units.length <= after.units.length)
        ? before
        : after;
    if (into === undefined) break;
    tell(
      `${small.name || 'A brigade'}, of ${small.units.length}, joined to ${into.name || 'its neighbour'}.`,
      data.generalsCite,
    );
    into.units = into === before ? [...into.units, ...small.units] : [...small.units, ...into.units];
    list.splice(index, 1);
  }
  return list.flatMap((draft) => {
    const { units, name, commander } = draft;
    const count = Math.ceil(units.length / unitsPerBrigadier.max);
    if (count <= 1) return [draft];
    tell(`${name || 'A brigade'}, of ${units.length} units, led by ${count} brigadiers.`, data.generalsCite);
    return evenParts(units, count).map((own, part) => ({
      name: name === '' ? '' : partName(name, ` (${part + 1})`),
      commander: part === 0 ? commander : null,
      units: own,
    }));
  });
};

/** Entries with men or guns; those without are told. */
const manned = (entries: readonly OobUnit[], { tell }: Conversion): OobUnit[] =>
  entries.filter((entry) => {
    const some = entry.arm === 'transport' || countFor(entry) > 0;
    if (!some) tell(`${entry.name}: nobody in the ranks, left out.`);
    return some;
  });

type Wings = { readonly name: string; readonly commander: string | null; readonly brigades: Brigade[] }[];

/** The brigades of a side, wing by wing. */
export const wingsFrom = (side: OobSide, main: NationId, conversion: Conversion): Wings => {
  const { newId } = conversion;
  return wingsOf(side).map(({ name, commander, posts: own }) => {
    const raw = own.map((post) => ({
      name: post.name,
      commander: post.commander,
      units: manned(post.units, conversion).map((entry) => unitFor(entry, main, conversion)),
    }));
    const fitted = pooledGuns(raw, conversion).map((draft) => ({
      ...draft,
      units: fittingUnits(draft.units, conversion),
    }));
    return {
      name,
      commander,
      brigades: evened(fitted, conversion).map((draft) => ({
        id: newId(),
        name: draft.name,
        brigadier: { id: newId(), name: draft.commander ?? '' },
        units: draft.units,
      })),
    };
  });
};

/** Senior generals of the wings where each has two to four brigades, else one for every four in order (step 8). */
export const generalsFrom = (
  wings: Wings,
  commander: string | null,
  { newId, tell }: Conversion,
): General[] => {
  const brigades = wings.flatMap((wing) => wing.brigades);
  if (brigades.length < brigadiersPerSenior.min) {
    if (commander !== null)
      tell(`${commander}: a single brigade has no general above its brigadier.`, data.generalsCite);
    return [];
  }
  const suits = wings.every(
    ({ brigades: own }) => own.length >= brigadiersPerSenior.min && own.length <= brigadiersPerSenior.max,
  );
  const count = suits ? wings.length : Math.ceil(brigades.length / brigadiersPerSenior.max);
  const leaders = wings.flatMap((wing) => (wing.commander === null ? [] : [wing.commander]));
  const shares = suits ? wings.map((wing) => wing.brigades) : evenParts(brigades, count);
  const seniors = shares.map(
    (own, index): General => ({
      id: newId(),
      name: (suits ? wings[index]?.commander : leaders[index]) ?? (count === 1 ? (commander ?? '') : ''),
      rank: 'senior',
      brigades: own.map(({ id }) => id),
    }),
  );
  if (!suits)
    tell(`${brigades.length} brigades shared among ${count} senior generals, in order.`, data.generalsCite);
  return count < LIMITS.seniorsForCinc.min
    ? seniors
    : [{ id: newId(), name: commander ?? '', rank: 'cinc', brigades: [] }, ...seniors];
};
