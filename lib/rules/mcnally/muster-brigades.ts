import data from '@/data/mcnally/muster.json';
import { holdersOf } from '../core/army/carry-over';
import { partName } from '../core/army/name';
import { evenParts } from '../core/army/partition';
import { counted } from '../core/army/words';
import { heirsOf } from '../core/muster/muster-pools';
import { type SourceFormation, type SourceSide, UNDER_NOBODY } from '../core/muster/muster-source';
import { fittingUnits } from './muster-strength';
import { type Conversion, MUSTER_CITE, noteOf, unitsFor } from './muster-units';
import type { Brigade, General, Unit } from './schema';
import { LIMITS, type NationId, TYPES } from './tables';

const { unitsPerBrigadier, brigadiersPerSenior } = LIMITS;

/** A brigade in the making, and a wing of them under one general. */
type Post = Pick<SourceFormation, 'id' | 'name' | 'commander' | 'units'>;
type Wing = { name: string; commander: string | null; posts: Post[] };
/** `from` are the formations of the source that it comes from */
type Draft = { name: string; commander: string | null; units: Unit[]; from: readonly string[] };

/** Formations with others below them are wings; those without stand together (step 1). */
const wingsOf = ({ formations, unattached }: SourceSide): Wing[] => {
  const wings: Wing[] = [];
  const loose: Post[] = [];
  for (const formation of formations) {
    const { name, commander, children } = formation;
    if (children.length > 0) wings.push({ name, commander, posts: holdersOf(formation) });
    else loose.push(...holdersOf(formation));
  }
  if (unattached.length > 0)
    loose.push({ id: UNDER_NOBODY, name: 'Reserve', commander: null, units: unattached });
  return [...wings, ...(loose.length > 0 ? [{ name: '', commander: null, posts: loose }] : [])].filter(
    (wing) => wing.posts.length > 0,
  );
};

const isGun = ({ type }: Unit): boolean => TYPES[type].arm === 'artillery';

/** Guns of a wing by calibre, where the most of them stood (step 7). */
const pooledGuns = (drafts: readonly Draft[], conversion: Conversion): Draft[] => {
  const { from, apart } = conversion;
  const pools = new Map<string, { parts: Unit[]; home: number; most: number }>();
  drafts.forEach(({ units }, home) => {
    for (const unit of units.filter(isGun)) {
      const own = unit.guns ?? 0;
      const key = apart.has(unit.id) ? unit.id : `${unit.type} ${unit.nation ?? ''}`;
      const pool = pools.get(key) ?? { parts: [], home, most: -1 };
      pool.parts.push(unit);
      if (own > pool.most) Object.assign(pool, { home, most: own });
      pools.set(key, pool);
    }
  });
  const result = drafts.map((draft) => ({ ...draft, units: draft.units.filter((unit) => !isGun(unit)) }));
  for (const { parts, home } of pools.values()) {
    const [unit] = parts;
    if (unit === undefined) continue;
    const guns = parts.reduce((sum, part) => sum + (part.guns ?? 0), 0);
    const sources = parts.flatMap(({ id }) => from.get(id) ?? []);
    if (parts.length > 1) {
      const text = `${guns} guns pooled as ${TYPES[unit.type].label.toLowerCase()}`;
      noteOf(parts, conversion, { kind: 'merge', text, values: { guns }, cite: MUSTER_CITE });
      conversion.journal.offer(sources, { together: true });
    }
    from.set(unit.id, sources);
    const { name = unit.name, regiment } = heirsOf(sources, () => 1, 1)[0] ?? {};
    const { regiment: _, ...rest } = unit;
    result[home]?.units.push({ ...rest, name, guns, ...(regiment !== undefined && { regiment }) });
  }
  return result;
};

const HORSE: readonly string[] = ['heavy-cavalry', 'light-cavalry'];
const isHorse = ({ units }: Draft): boolean => units.some(({ type }) => HORSE.includes(TYPES[type].arm));

/**
 * What too small a brigade joins: the smaller neighbour, foot rather foot, horse rather horse; guns the nearest foot.
 */
const neighbourOf = (list: readonly Draft[], index: number): Draft | undefined => {
  const small = list[index];
  if (small === undefined) return undefined;
  const beside = [list[index - 1], list[index + 1]].filter((draft) => draft !== undefined);
  const like = beside.filter((draft) => isHorse(draft) === isHorse(small));
  if (like.length > 0) return smallest(like);
  const foot = small.units.every(isGun) ? list.filter((draft) => draft !== small && !isHorse(draft)) : [];
  return foot.at(-1) ?? smallest(beside);
};

/** The first of those with the fewest units. */
const smallest = (drafts: readonly Draft[]): Draft | undefined =>
  drafts.toSorted((a, b) => a.units.length - b.units.length)[0];

/** Brigades of one or two units join a neighbour of their wing; those above five are halved (step 8). */
const evened = (drafts: readonly Draft[], { journal }: Conversion): Draft[] => {
  const list = drafts.filter(({ units }) => units.length > 0);
  for (;;) {
    const index = list.findIndex(({ units }) => units.length < unitsPerBrigadier.min);
    const small = list[index];
    if (small === undefined || list.length < 2) break;
    const into = neighbourOf(list, index);
    if (into === undefined) break;
    journal.post(small.from, {
      kind: 'merge',
      text: `${counted(small.units.length, 'unit')}, too few for a brigade: joined to ${into.name || 'its neighbour'}`,
      cite: data.generalsCite,
    });
    into.from = [...into.from, ...small.from];
    into.units =
      list.indexOf(into) < index ? [...into.units, ...small.units] : [...small.units, ...into.units];
    list.splice(index, 1);
  }
  return list.flatMap((draft) => {
    const { units, name, commander, from } = draft;
    const count = Math.ceil(units.length / unitsPerBrigadier.max);
    if (count <= 1) return [draft];
    const text = `${units.length} units, led by ${count} brigadiers`;
    journal.post(from, { kind: 'split', text, cite: data.generalsCite });
    return evenParts(units, count).map((own, part) => ({
      name: name === '' ? '' : partName(name, ` (${part + 1})`),
      commander: part === 0 ? commander : null,
      units: own,
      from,
    }));
  });
};

type Wings = { readonly name: string; readonly commander: string | null; readonly brigades: Brigade[] }[];

/** The brigades of a side, wing by wing. */
export const wingsFrom = (side: SourceSide, main: NationId, conversion: Conversion): Wings => {
  const { newId } = conversion;
  return wingsOf(side).map(({ name, commander, posts: own }) => {
    const raw = own.map((post) => ({
      name: post.name,
      commander: post.commander,
      units: unitsFor(post.units, main, conversion),
      from: [post.id],
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
  { newId, journal }: Conversion,
): General[] => {
  const brigades = wings.flatMap((wing) => wing.brigades);
  const tell = (text: string) => journal.tell({ kind: 'post', text, cite: data.generalsCite });
  if (brigades.length < brigadiersPerSenior.min) {
    if (commander !== null) tell(`${commander}: a single brigade has no general above its brigadier.`);
    return [];
  }
  const suits = wings.every(
    ({ brigades: own }) => own.length >= brigadiersPerSenior.min && own.length <= brigadiersPerSenior.max,
  );
  const count = suits ? wings.length : Math.ceil(brigades.length / brigadiersPerSenior.max);
  // anyone who commands the whole leads no wing beside it
  const named = (wing: Wings[number] | undefined): string | null =>
    wing === undefined || (count >= LIMITS.seniorsForCinc.min && wing.commander === commander)
      ? null
      : wing.commander;
  const leaders = wings.flatMap((wing) => named(wing) ?? []);
  const shares = suits ? wings.map((wing) => wing.brigades) : evenParts(brigades, count);
  const seniors = shares.map(
    (own, index): General => ({
      id: newId(),
      name: (suits ? named(wings[index]) : leaders[index]) ?? (count === 1 ? (commander ?? '') : ''),
      rank: 'senior',
      brigades: own.map(({ id }) => id),
    }),
  );
  if (!suits) tell(`${brigades.length} brigades shared among ${counted(count, 'senior general')}, in order.`);
  return count < LIMITS.seniorsForCinc.min
    ? seniors
    : [{ id: newId(), name: commander ?? '', rank: 'cinc', brigades: [] }, ...seniors];
};
