import data from '@/data/stroll-in-hanover/muster.json';
import { counted } from '../core/army/words';
import type { Cite } from '../core/contract/citation';
import { chosenOf, offered } from '../core/muster/muster-choice';
import type { Journal, StepInput } from '../core/muster/muster-journal';
import { countText, dividedStep, noteUsual } from '../core/muster/muster-measure';
import { heirsOf, pooledBy } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { PartChoices } from '../core/muster/order-of-battle';
import {
  dividedOf,
  isTooSmall,
  measureFor,
  type Pool,
  partsOf,
  pooled,
  poolOf,
  type StandPart,
  typeOf,
} from './muster-parts';
import type { Wing } from './muster-wings';
import type { Unit } from './schema';
import { classOf, fieldingOf, LIMITS, type NationId, TYPE_IDS, TYPES } from './tables';

export const CITE: Cite = data.cite;

/** What every pool of a conversion draws on. */
export type Conversion = {
  readonly factor: number;
  /** false where the whole army has too few guns to be worth a battery */
  readonly withGuns: boolean;
  readonly choices: PartChoices;
  readonly nationOf: (id: string) => NationId;
};

type Note = Pick<Journal, 'note'>;

const namesOf = ({ units }: Pool): string => units.map(({ name }) => name).join(', ');

/** Small pools join the next of their type and nation in the division, unless they are to be apart. */
const merged = (pools: readonly Pool[], factor: number, { note }: Note): Pool[] => {
  const list = [...pools];
  for (let index = 0; index < list.length; ) {
    const small = list[index];
    if (small === undefined || !isTooSmall(small, factor)) {
      index++;
      continue;
    }
    const { type, nation, apart } = small;
    const other = list.findIndex(
      (each, place) =>
        place !== index && each.type === type && each.nation === nation && !each.apart && !apart,
    );
    const into = list[other];
    if (into === undefined) {
      const text = 'too few for a stand, kept as one anyway';
      note(small.units, { kind: 'round', text, cite: CITE });
      index++;
      continue;
    }
    note([...small.units, ...into.units], {
      kind: 'merge',
      text: `put together, because ${namesOf(small)} would be too few for a stand`,
      cite: CITE,
    });
    // in the order of the source, so that choices find the first of them
    list[other] = other < index ? pooled(into, small) : pooled(small, into);
    list.splice(index, 1);
    if (other < index) index = other;
  }
  return list;
};

/** Guns pooled by calibre in each division; few guns of several calibres become one battery of the most numerous. */
const gunsOf = (calibres: readonly Pool[], factor: number, { note }: Note): Pool[] => {
  const free = calibres.filter(({ apart }) => !apart);
  const few = free.some(({ guns }) => guns < data.leastGuns * factor);
  const [first, ...others] = free.toSorted((a, b) => b.guns - a.guns);
  if (!few || first === undefined || others.length === 0) return [...calibres];
  const label = TYPES[first.type].label.toLowerCase();
  note(
    free.flatMap(({ units }) => units),
    { kind: 'merge', text: `calibres put together as ${label}`, cite: CITE },
  );
  const { type } = first;
  const [head, ...rest] = free;
  const whole = head && rest.reduce(pooled, { ...head, type });
  return [...(whole ? [whole] : []), ...calibres.filter(({ apart }) => apart)];
};

const typesFor = (usual: Unit['type']) =>
  TYPE_IDS.flatMap((type) =>
    classOf({ type }).arm === classOf({ type: usual }).arm ? [{ value: type, label: TYPES[type].label }] : [],
  );

const kindPools = (units: readonly SourceUnit[], conversion: Conversion, journal: Note): Pool[] => {
  const { choices, nationOf } = conversion;
  return pooledBy(
    units,
    ({ type, nation }) => `${typeOf(type, nation)} ${nationOf(nation)}`,
    choices,
    true,
  ).flatMap((pool) => {
    const [first] = pool.units;
    const usual = first && typeOf(first.type, first.nation);
    if (first === undefined || usual === undefined || usual === null) return [];
    const type = chosenOf(pool, 'type', usual, () => typesFor(usual), journal, CITE);
    return [poolOf(pool, type, nationOf(first.nation))];
  });
};

const isGun = ({ type }: SourceUnit): boolean => {
  const stand = typeOf(type);
  return stand !== null && classOf({ type: stand }).arm === 'artillery';
};

/** The pools of a wing that become stands: troops brigade by brigade, small ones joined, guns of the wing together. */
export const poolsOf = ({ brigades }: Wing, conversion: Conversion, journal: Note): Pool[] => {
  const { factor, withGuns } = conversion;
  const all = brigades.flat();
  const leave = (units: readonly SourceUnit[], text: string) => {
    for (const unit of units) journal.note([unit], { kind: 'left-out', text, cite: CITE });
  };
  leave(
    all.filter(({ type }) => typeOf(type) === null),
    'these rules have none; left out',
  );
  const guns = all.filter(isGun);
  if (!withGuns) leave(guns, 'too few guns in the whole army: left out');
  const troops = brigades.flatMap((units) =>
    kindPools(
      units.filter((unit) => typeOf(unit.type) !== null && !isGun(unit)),
      conversion,
      journal,
    ),
  );
  const batteries = withGuns ? gunsOf(kindPools(guns, conversion, journal), factor, journal) : [];
  return [...merged(troops, factor, journal), ...batteries];
};

/** The stands that a pool makes, before they are units. */
export const partsFor = (pool: Pool, factor: number): StandPart[] =>
  partsOf(pool, factor, TYPES[pool.type].sp);

const MORALES = Array.from({ length: LIMITS.morale.max - LIMITS.morale.min + 1 }, (_, index) => {
  const morale = `${LIMITS.morale.min + index}`;
  return { value: morale, label: `Morale ${morale}` };
});

/** How a pool becomes strength points and stands, its division written out. */
const sumStep = (pool: Pool, parts: readonly StandPart[], factor: number): StepInput => {
  const { battalions, squadrons, men } = pool;
  const divided = dividedOf(pool);
  const { amount, by, what } = divided;
  const step = dividedStep([divided], factor, amount / (by * factor), CITE);
  const beside = [
    ...(battalions > 0 && what !== 'battalions' ? [countText(battalions, 'battalions')] : []),
    ...(squadrons > 0 && what !== 'squadrons' ? [countText(squadrons, 'squadrons')] : []),
    ...(men !== null && what !== 'men' && what !== 'guns' ? [countText(men, 'men')] : []),
  ];
  const sp = parts.reduce((sum, part) => sum + part.sp, 0);
  const result = `${counted(sp, 'strength point')} in ${counted(parts.length, 'stand')}`;
  return {
    ...step,
    text: `${[...beside, step.text].join('; ')}: ${result}`,
    values: { ...step.values, stands: parts.length, sp, ...(men !== null && { men }) },
  };
};

type Making = { readonly factor: number; readonly main: NationId; readonly newId: () => string };

/** The stands of a pool as units of the army. */
export const standsOf = (pool: Pool, { factor, main, newId }: Making, journal: Journal): Unit[] => {
  const { type, nation, units, several } = pool;
  const { morale: usual, noGrenadiers } = TYPES[type];
  const { arm } = classOf({ type });
  const parts = partsFor(pool, factor);
  const measureOf = measureFor(arm);
  noteUsual(journal, units, measureOf, CITE);
  journal.note(units, () => sumStep(pool, parts, factor));
  const usualMorale = `${fieldingOf(nation, type)?.morale ?? usual}`;
  const morale = chosenOf(pool, 'class', usualMorale, () => MORALES, journal, CITE);
  journal.offer(units, () => ({
    type: offered(type, typesFor(type)),
    class: offered(morale, MORALES),
    ...(arm !== 'artillery' && { rounding: true }),
    ...(several && { together: !pool.apart }),
  }));
  const heirs = heirsOf(units, (unit) => measureOf(unit).amount, parts.length);
  return parts.map((part, index): Unit => {
    const id = newId();
    journal.recordUnit(id, units);
    const { name = '', regiment } = heirs[index] ?? {};
    return {
      id,
      type,
      name,
      sp: part.sp,
      morale: Number(morale),
      ...(noGrenadiers && { noGrenadiers: true }),
      ...(nation !== main && { nation }),
      ...(part.battalions !== undefined && { battalions: part.battalions }),
      ...(part.squadrons !== undefined && { squadrons: part.squadrons }),
      ...(part.guns !== undefined && { guns: part.guns }),
      ...(regiment !== undefined && { regiment }),
    };
  });
};
