import data from '@/data/mcnally/muster.json';
import type { Cite } from '../core/citation';
import type { Assumption, OobArm, OobType, OobUnit } from '../core/order-of-battle';
import { combined, type Measure, partnerOf } from './combine';
import { unitName } from './names';
import type { Unit } from './schema';
import { splitUnit } from './split';
import { type ArmId, fieldingOf, LIMITS, NATIONS, type NationId, type TroopTypeId, TYPES } from './tables';
import { type UnitFacts, unitFactsOf } from './unit-facts';

const { max, weak } = LIMITS.strength;

/** What every step of a conversion draws on. */
export type Conversion = Measure & {
  readonly newId: () => string;
  /** the nation of ours that a nation of an order of battle marches with; Hessians are of HBM Army */
  readonly nationOf: (id: string) => NationId;
  readonly tell: (text: string, cite?: Cite) => void;
};

const CANDIDATES = data.types as Record<OobType, TroopTypeId[]>;
const BRITISH = data.britishTypes as Partial<Record<OobType, TroopTypeId>>;
const NEUTRAL = data.neutral as Record<TroopTypeId, OobType>;

export const MUSTER_CITE: Cite = data.cite;

/** The type of ours that comes nearest to a historical one (digest s. 7, step 3). */
export const typeFor = (
  { type, nation: id }: Pick<OobUnit, 'type' | 'nation'>,
  nation: NationId,
): TroopTypeId => {
  const british = data.british.includes(id) ? BRITISH[type] : undefined;
  const candidates = CANDIDATES[type];
  return (
    british ??
    candidates.find((candidate) => fieldingOf(nation, candidate) !== undefined) ??
    candidates[0] ??
    'line'
  );
};

/** Men or guns of an entry: as given, else battalions of 600, squadrons of 120, six guns (step 2). */
export const countFor = ({ arm, men, guns, battalions, squadrons, strength }: OobUnit): number => {
  if (arm === 'artillery') return guns ?? Math.round(data.batteryGuns * strength);
  if (men !== null) return men;
  return arm === 'cavalry'
    ? Math.round((squadrons ?? 5) * data.squadronMen * strength)
    : Math.round((battalions ?? 1) * data.battalionMen * strength);
};

/** One entry as a unit of whatever strength it has, before splitting and combining. */
export const unitFor = (entry: OobUnit, main: NationId, { newId, nationOf, tell }: Conversion): Unit => {
  const nation = nationOf(entry.nation);
  const type = typeFor(entry, nation);
  const { arm, label } = TYPES[type];
  if (data.loose.includes(entry.type)) tell(`${entry.name}: taken as ${label.toLowerCase()}.`);
  const counts = arm === 'wagons' ? {} : { [arm === 'artillery' ? 'guns' : 'men']: countFor(entry) };
  return { id: newId(), type, name: entry.name, ...counts, ...(nation !== main && { nation }) };
};

const factsOf = (units: readonly Unit[], { army, tariff, method }: Measure): UnitFacts[] =>
  units.map((unit, index) => unitFactsOf(unit, army.nation, tariff, method, army.factor, [], index));

/** Combines units below 4 with the smallest that fits, as long as there is one (step 5). */
const withoutWeak = (units: readonly Unit[], conversion: Conversion): Unit[] => {
  const list = [...units];
  for (;;) {
    const facts = factsOf(list, conversion);
    const pair = facts
      .toSorted((a, b) => a.sp - b.sp)
      .flatMap((unit) => {
        const partner = partnerOf(unit, facts, conversion);
        return partner === undefined ? [] : [[unit, partner] as const];
      })[0];
    if (pair === undefined) return list;
    const [first, second] = pair[0].index < pair[1].index ? pair : [pair[1], pair[0]];
    const whole = combined(first, second, conversion);
    conversion.tell(
      `${unitName(first.unit)} (${first.sp} strength points) and ${unitName(second.unit)} (${second.sp}), combined: one is below ${weak}.`,
      data.splitCite,
    );
    list[first.index] = whole;
    list.splice(second.index, 1);
  }
};

/** Units within the limits of strength: those above 8 split, those below 4 combined where possible. */
export const fittingUnits = (units: readonly Unit[], conversion: Conversion): Unit[] => {
  const { newId, tell } = conversion;
  const split = factsOf(units, conversion).flatMap((facts) => {
    if (facts.sp <= max) return [facts.unit];
    const parts = splitUnit(facts, conversion, newId);
    tell(
      `${unitName(facts.unit)}: ${facts.sp} strength points, more than ${max}, split into ${parts.length} units.`,
      data.splitCite,
    );
    return parts;
  });
  return withoutWeak(split, conversion);
};

const OOB_ARM: Record<ArmId, OobArm> = {
  'close-order': 'infantry',
  'open-order': 'light-infantry',
  'heavy-cavalry': 'cavalry',
  'light-cavalry': 'cavalry',
  artillery: 'artillery',
  engineers: 'light-infantry',
  wagons: 'transport',
};

/** What a unit of the table stood for: its men or guns, battalions of 600 and squadrons of 120 to the nearest. */
export const neutralUnit = (
  { unit, arm, nation, sp }: UnitFacts,
  men: number | null,
  guns: number | null,
): OobUnit => ({
  name: unit.name || TYPES[unit.type].label,
  // only British troops fire with the bonus in HBM Army
  nation: TYPES[unit.type].british === true ? 'britain' : nation,
  arm: OOB_ARM[arm],
  type: NEUTRAL[unit.type],
  battalions:
    (arm === 'close-order' || arm === 'open-order') && men !== null
      ? Math.max(1, Math.round(men / data.battalionMen))
      : null,
  squadrons:
    (arm === 'heavy-cavalry' || arm === 'light-cavalry') && men !== null
      ? Math.max(1, Math.round(men / data.squadronMen))
      : null,
  guns,
  men,
  strength: sp / LIMITS.strength.full,
});

/** "Prussia fields no ..." where a type is not among a nation's. */
export const strangers = (units: readonly Unit[], main: NationId): Assumption[] => {
  const told = new Set<string>();
  for (const { type, nation = main } of units) {
    if (fieldingOf(nation, type) === undefined && TYPES[type].british !== true) {
      told.add(
        `${NATIONS[nation].label}: ${TYPES[type].label} are not among its troops here; taken all the same.`,
      );
    }
  }
  return [...told].map((text) => ({ text, cite: MUSTER_CITE }));
};
