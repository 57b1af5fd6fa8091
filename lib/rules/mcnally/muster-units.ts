import data from '@/data/mcnally/muster.json';
import type { Cite } from '../core/contract/citation';
import { chosenOf, offered } from '../core/muster/muster-choice';
import { isDated } from '../core/muster/muster-choices';
import type { Journal } from '../core/muster/muster-journal';
import { type Measure as Counted, noteUsual } from '../core/muster/muster-measure';
import { gunsMeasure, menMeasure } from '../core/muster/muster-men';
import { heirsOf, pooledBy, type SourcePool } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { OobType, OobUnit, PartChoices } from '../core/muster/order-of-battle';
import type { Unit } from './schema';
import type { StrengthSurvey } from './split-and-combine';
import { ARMS, FIELDINGS, fieldingOf, NATIONS, type NationId, type TroopTypeId, TYPES } from './tables';

/** What every step of a conversion draws on. */
export type Conversion = StrengthSurvey & {
  readonly newId: () => string;
  readonly choices: PartChoices;
  readonly journal: Journal;
  /** the nation of ours that a nation of an order of battle marches with; Hessians are of HBM Army */
  readonly nationOf: (id: string) => NationId;
  /** the source units that a unit in the making comes from, by its id */
  readonly from: Map<string, readonly SourceUnit[]>;
  /** ids of units that are not to be put together with others */
  readonly apart: Set<string>;
};

const CANDIDATES = data.types as Record<OobType, TroopTypeId[]>;
const BRITISH = data.britishTypes as Partial<Record<OobType, TroopTypeId>>;

export const MUSTER_CITE: Cite = data.cite;

const USUAL = {
  ...data,
  lightMen: data.battalionMen,
  regimentMen: data.squadronsOfRegiment * data.squadronMen,
};

/** The type of ours that comes nearest to a historical one (digest s. 7, step 3). */
const typeFor = ({ type, nation: id }: Pick<OobUnit, 'type' | 'nation'>, nation: NationId): TroopTypeId => {
  const british = data.british.includes(id) ? BRITISH[type] : undefined;
  const candidates = CANDIDATES[type];
  return (
    british ??
    candidates.find((candidate) => fieldingOf(nation, candidate) !== undefined) ??
    candidates[0] ??
    'line'
  );
};

/** Whether a nation has troops of a kind in that year, as they are mustered. */
export const hasTroops = (nation: NationId, year: number, type: OobType): boolean => {
  const fielding = fieldingOf(nation, typeFor({ type, nation }, nation));
  return fielding !== undefined && isDated(fielding, year);
};

/** Men or guns of an entry: as given, else battalions of 600, squadrons of 120, six guns (step 2). */
const measureOf = (unit: SourceUnit): Counted => {
  if (unit.arm === 'transport') return { what: 'units', amount: 1, by: 1 };
  return unit.arm === 'artillery' ? gunsMeasure(unit, data.batteryGuns, 1) : menMeasure(unit, USUAL, 1);
};

/** Kind and nation of a unit as usual, and how much it is of a unit that need not be combined. */
export const scaleOf = ({ army, nationOf }: Pick<Conversion, 'army' | 'nationOf'>) => ({
  kindOf: (unit: SourceUnit): string => {
    const nation = nationOf(unit.nation);
    return `${typeFor(unit, nation)} ${nation}`;
  },
  worthOf: (unit: SourceUnit): number => {
    const { men, guns } = ARMS[TYPES[typeFor(unit, nationOf(unit.nation))].arm];
    return measureOf(unit).amount / ((men ?? guns ?? 1) * army.factor);
  },
  cite: MUSTER_CITE,
});

/** Foot, horse, guns and wagons do not become each other. */
const branchOf = (type: TroopTypeId): string => {
  const { arm } = TYPES[type];
  if (arm === 'close-order' || arm === 'open-order') return 'foot';
  return arm === 'heavy-cavalry' || arm === 'light-cavalry' ? 'horse' : arm;
};

const typesFor = (usual: TroopTypeId, nation: NationId) =>
  [usual, ...FIELDINGS[nation].map(({ type }) => type)].flatMap((type) =>
    branchOf(type) === branchOf(usual) ? [{ value: type, label: TYPES[type].label }] : [],
  );

/** What a unit in the making comes from. */
export const fromOf = ({ id }: Unit, { from }: Pick<Conversion, 'from'>): readonly SourceUnit[] =>
  from.get(id) ?? [];

/** Tells something of the source units that units in the making come from, who then share a row. */
export const noteOf = (
  units: readonly Unit[],
  conversion: Conversion,
  step: Parameters<Journal['note']>[1],
): void =>
  conversion.journal.note(
    units.flatMap((unit) => fromOf(unit, conversion)),
    step,
  );

/** One pool of entries as a unit of whatever strength it has, before splitting and combining. */
const unitFor = (pool: SourcePool, first: SourceUnit, main: NationId, conversion: Conversion): Unit => {
  const { newId, nationOf, journal, from, apart } = conversion;
  const { units, several, choice } = pool;
  const nation = nationOf(first.nation);
  const usual = typeFor(first, nation);
  const types = () => typesFor(usual, nation);
  const type = chosenOf(pool, 'type', usual, types, journal, MUSTER_CITE);
  const { arm, label } = TYPES[type];
  if (data.loose.includes(first.type)) {
    journal.note(units, { kind: 'type', text: `taken as ${label.toLowerCase()}`, cite: MUSTER_CITE });
  }
  if (fieldingOf(nation, type) === undefined && TYPES[type].british !== true) {
    const text = `${label} are not among the troops of ${NATIONS[nation].label} here; used anyway`;
    journal.note(units, { kind: 'type', text, cite: MUSTER_CITE });
  }
  noteUsual(journal, units, measureOf, MUSTER_CITE);
  journal.offer(units, () => ({
    type: offered(type, types()),
    ...((several || choice.together === false) && { together: units.length > 1 }),
  }));
  const sum = units.reduce((all, unit) => all + measureOf(unit).amount, 0);
  const counts = arm === 'wagons' ? {} : { [arm === 'artillery' ? 'guns' : 'men']: sum };
  const { name = '', regiment } = heirsOf(units, () => 1, 1)[0] ?? {};
  const id = newId();
  from.set(id, units);
  if (choice.together === false) apart.add(id);
  return {
    id,
    type,
    name,
    ...counts,
    ...(nation !== main && { nation }),
    ...(regiment !== undefined && { regiment }),
  };
};

const isManned = (unit: SourceUnit): boolean => measureOf(unit).amount > 0;

/** Entries of a formation as units; those without men or guns are left out, those to be together are one. */
export const unitsFor = (entries: readonly SourceUnit[], main: NationId, conversion: Conversion): Unit[] => {
  const { journal, choices } = conversion;
  for (const unit of entries) {
    if (isManned(unit)) continue;
    journal.note([unit], { kind: 'left-out', text: 'no men, left out', cite: MUSTER_CITE });
  }
  const { kindOf } = scaleOf(conversion);
  return pooledBy(entries.filter(isManned), kindOf, choices, false).flatMap((pool) => {
    const [first] = pool.units;
    return first === undefined ? [] : [unitFor(pool, first, main, conversion)];
  });
};
