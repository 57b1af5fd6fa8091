import data from '@/data/honours-of-war/muster.json';
import type { Cite } from '../core/contract/citation';
import { chosenOf, offered, roundedStep } from '../core/muster/muster-choice';
import { isDated } from '../core/muster/muster-choices';
import type { Journal } from '../core/muster/muster-journal';
import { dividedStep, halfText, type Measure, noteUsual } from '../core/muster/muster-measure';
import { heirsOf, pooledBy, type SourcePool } from '../core/muster/muster-pools';
import type { SourceUnit } from '../core/muster/muster-source';
import type { OobType, PartChoices, RowChoice } from '../core/muster/order-of-battle';
import type { Unit } from './schema';
import { classIn, FIELDINGS, fieldingOf, NATIONS, type NationId, type TroopTypeId, TYPES } from './tables';

/** Sizes of units on the table (p. 8-9). */
export const CITE: Cite = data.cite;
/** What is changed or lost on the way is ours, not the book's. */
export const HOUSE: Cite = data.houseCite;

const CANDIDATES = data.types as Record<OobType, TroopTypeId[]>;
const CLASSES = [
  { value: 'superior', label: 'superior' },
  { value: 'standard', label: 'standard' },
  { value: 'inferior', label: 'inferior' },
] as const satisfies readonly { value: Unit['class']; label: string }[];

/** What every pool of a conversion draws on. */
export type Conversion = {
  readonly factor: number;
  readonly year: number;
  readonly choices: PartChoices;
  readonly journal: Journal;
  readonly newId: () => string;
  /** whose table a nation of the source fights by, and its nation where it is not the army's own */
  readonly nationOf: (id: string) => { readonly of: NationId; readonly own?: NationId };
};

/** How many units of the table a historical unit makes at factor 1, before rounding (p. 8-9). */
export const measureOf = ({ arm, battalions, squadrons, guns, men, strength }: SourceUnit): Measure => {
  if (arm === 'artillery') {
    const { batteryGuns: by } = data;
    return guns === null ? { what: 'guns', amount: by, by, usual: true } : { what: 'guns', amount: guns, by };
  }
  if (arm === 'transport') return { what: 'units', amount: 1, by: 1 };
  if (arm === 'cavalry') {
    const { squadronsOfRegiment: by } = data;
    if (men !== null) return { what: 'men', amount: men, by: data.regimentMen };
    return squadrons === null
      ? { what: 'squadrons', amount: by * strength, by, usual: true }
      : { what: 'squadrons', amount: squadrons, by };
  }
  if (men !== null) return { what: 'men', amount: men, by: data.battalionMen };
  return battalions === null
    ? { what: 'battalions', amount: strength, by: 1, usual: true }
    : { what: 'battalions', amount: battalions * strength, by: 1 };
};

/** Units of the table, before rounding, at factor 1. */
export const worth = (unit: SourceUnit): number => {
  const { amount, by } = measureOf(unit);
  return amount / by;
};

const fields = (of: NationId, type: TroopTypeId, year: number): boolean => {
  const fielding = fieldingOf(of, type);
  return fielding !== undefined && isDated(fielding, year);
};

const usualType = ({ type }: Pick<SourceUnit, 'type'>, of: NationId, year: number): TroopTypeId => {
  const candidates = CANDIDATES[type];
  return candidates.find((each) => fields(of, each, year)) ?? candidates[0] ?? 'line';
};

/** Whether a nation has troops of a kind in that year. */
export const hasTroops = (of: NationId, year: number, type: OobType): boolean =>
  fields(of, usualType({ type }, of, year), year);

/** Foot and horse and guns do not become each other. */
const branchOf = (type: TroopTypeId): string => {
  const { arm } = TYPES[type];
  return arm === 'light-infantry' ? 'close-order' : arm;
};

type Option<T> = { readonly value: T; readonly label: string };

const typesFor = (usual: TroopTypeId, of: NationId): Option<TroopTypeId>[] =>
  [usual, ...FIELDINGS[of].map(({ type }) => type)].flatMap((type) =>
    branchOf(type) === branchOf(usual) ? [{ value: type, label: TYPES[type].label }] : [],
  );

/** Classes that troops may have: light ones are never superior (p. 10), guns and wagons have none but their own. */
const classesFor = (type: TroopTypeId, usual: Unit['class']): readonly Option<Unit['class']>[] => {
  const { arm, weight } = TYPES[type];
  if (arm === 'artillery' || arm === 'transport') return [{ value: usual, label: usual }];
  const light = arm === 'light-infantry' || weight === 'light';
  return CLASSES.filter(({ value }) => !light || value !== 'superior' || value === usual);
};

const ROUND = { up: Math.ceil, down: Math.floor } as const;

/** Half units of formed troops, whole ones of others: at least one. */
const roundedHalves = (exact: number, sized: boolean, { round }: RowChoice): number => {
  const rounded = round === undefined ? Math.round : ROUND[round];
  return sized ? Math.max(1, rounded(2 * exact)) : 2 * Math.max(1, rounded(exact));
};

/** The type, class and nation of a pool as usual or as chosen; what is strange or not possible is reported. */
const kindOf = (pool: SourcePool, first: SourceUnit, conversion: Conversion) => {
  const { nationOf, year, journal } = conversion;
  const { of, own } = nationOf(first.nation);
  const usual = usualType(first, of, year);
  const types = () => typesFor(usual, of);
  const type = chosenOf(pool, 'type', usual, types, journal, HOUSE);
  const fielding = fieldingOf(of, type);
  if (fielding === undefined) {
    const text = `${NATIONS[of].label} fields no ${TYPES[type].label}; used anyway`;
    journal.note(pool.units, { kind: 'type', text, values: { type }, cite: HOUSE });
  }
  const usualClass = fielding === undefined ? 'standard' : classIn(fielding, year);
  const classes = () => classesFor(type, usualClass);
  const unitClass = chosenOf(pool, 'class', usualClass, classes, journal, HOUSE);
  return { type, types, own, unitClass, classes };
};

/** A pool as units of the table: sizes by halves where troops are formed, the last one large or small. */
const unitsOfPool = (pool: SourcePool, conversion: Conversion): Unit[] => {
  const { factor, journal, newId } = conversion;
  const { units, choice, several } = pool;
  const [first] = units;
  if (first === undefined) return [];
  const sum = units.reduce((amount, unit) => amount + worth(unit), 0);
  if (sum === 0) {
    journal.note(units, { kind: 'left-out', text: 'no men, left out', cite: HOUSE });
    return [];
  }
  const { type, types, own, unitClass, classes } = kindOf(pool, first, conversion);
  const { arm } = TYPES[type];
  const sized = arm !== 'artillery' && arm !== 'transport';
  const exact = sum / factor;
  const halves = roundedHalves(exact, sized, choice);
  const count = Math.max(1, Math.floor(halves / 2));
  const last: Unit['size'] = halves === 1 ? 'small' : halves % 2 === 0 ? 'standard' : 'large';
  noteUsual(journal, units, measureOf, HOUSE);
  journal.note(units, () => dividedStep(units.map(measureOf), factor, exact, CITE));
  if (halves !== 2 * exact) {
    const which = last === 'standard' ? '' : count === 1 ? `: a ${last} one` : `: the last one ${last}`;
    const to = [halves / 2, `${halfText(halves)}${which}`] as const;
    journal.note(units, roundedStep(choice, exact, to, HOUSE));
  }
  journal.offer(units, () => ({
    type: offered(type, types()),
    ...(classes().length > 1 && { class: offered(unitClass, classes()) }),
    rounding: true,
    ...(several && { together: units.length > 1 }),
  }));
  return heirsOf(units, worth, count).map(({ name, regiment }, index) => {
    const id = newId();
    journal.recordUnit(id, units);
    return {
      id,
      type,
      name,
      class: unitClass,
      size: index === count - 1 ? last : 'standard',
      ...(own !== undefined && { nation: own }),
      ...(regiment !== undefined && { regiment }),
    };
  });
};

/** Kind and nation of a unit as usual, and how much of a unit of the table it is. */
export const scaleOf = ({ factor, nationOf, year }: Conversion) => ({
  kindOf: (unit: SourceUnit): string => {
    const { of, own } = nationOf(unit.nation);
    return `${usualType(unit, of, year)} ${of} ${own ?? ''}`;
  },
  worthOf: (unit: SourceUnit): number => worth(unit) / factor,
  cite: HOUSE,
});

/** Troops of one formation as units of the table: those of one kind together, unless they are to be apart. */
export const unitsFrom = (units: readonly SourceUnit[], conversion: Conversion): Unit[] => {
  const { kindOf } = scaleOf(conversion);
  return pooledBy(units, kindOf, conversion.choices, true).flatMap((pool) => unitsOfPool(pool, conversion));
};
