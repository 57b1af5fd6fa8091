import data from '@/data/mcnally/muster.json';
import { countText } from '../core/muster/muster-measure';
import { type Conversion, fromOf, noteOf } from './muster-units';
import type { Unit } from './schema';
import { combined, partnerOf, type StrengthSurvey, splitUnit } from './split-and-combine';
import { LIMITS } from './tables';
import { type UnitFacts, unitFactsOf } from './unit-facts';

const { max, weak } = LIMITS.strength;

const factsOf = (units: readonly Unit[], { army, tariff, method }: StrengthSurvey): UnitFacts[] =>
  units.map((unit, index) => unitFactsOf(unit, army.nation, tariff, method, army.factor, [], index));

/** The weakest unit that can be combined, and with whom. */
const firstPair = (
  units: readonly UnitFacts[],
  measure: StrengthSurvey,
): readonly [UnitFacts, UnitFacts] | undefined => {
  for (const unit of units.toSorted((a, b) => a.sp - b.sp)) {
    if (unit.sp >= weak) return undefined;
    const partner = partnerOf(unit, units, measure);
    if (partner !== undefined) return [unit, partner];
  }
  return undefined;
};

/** Combines units below 4 with the smallest that fits, as long as there is one (step 5). */
const withoutWeak = (units: readonly Unit[], conversion: Conversion): Unit[] => {
  const { from, apart } = conversion;
  const list = [...units];
  for (;;) {
    const facts = factsOf(list, conversion);
    const free = facts.filter(({ unit }) => !apart.has(unit.id));
    const pair = firstPair(free, conversion);
    if (pair === undefined) return list;
    const [first, second] = pair[0].index < pair[1].index ? pair : [pair[1], pair[0]];
    const both = [...fromOf(first.unit, conversion), ...fromOf(second.unit, conversion)];
    const whole = combined(first, second, conversion);
    conversion.journal.note(both, {
      kind: 'merge',
      text: `${first.sp} and ${second.sp} strength points, combined: one is below ${weak}`,
      values: { first: first.sp, second: second.sp },
      cite: data.splitCite,
    });
    conversion.journal.offer(both, { together: true });
    from.set(whole.id, both);
    list[first.index] = whole;
    list.splice(second.index, 1);
  }
};

const recordStrength = ({ unit, sp }: UnitFacts, conversion: Conversion): void => {
  const { men, guns } = unit;
  const count = men ?? guns;
  if (count === undefined) return;
  noteOf([unit], conversion, () => ({
    kind: 'divide',
    text: `${countText(count, men === undefined ? 'guns' : 'men')} = ${sp} strength points`,
    values: { sp, [men === undefined ? 'guns' : 'men']: count },
    cite: data.strengthCite,
    plain: true,
  }));
};

/** Units within the limits of strength: those above 8 split, those below 4 combined where possible. */
export const fittingUnits = (units: readonly Unit[], conversion: Conversion): Unit[] => {
  const { newId, from, apart } = conversion;
  const split = factsOf(units, conversion).flatMap((facts) => {
    recordStrength(facts, conversion);
    if (facts.sp <= max) return [facts.unit];
    const parts = splitUnit(facts, conversion, newId);
    noteOf([facts.unit], conversion, {
      kind: 'split',
      text: `${facts.sp} strength points, more than ${max}, split into ${parts.length} units`,
      values: { sp: facts.sp, units: parts.length },
      cite: data.splitCite,
    });
    const own = fromOf(facts.unit, conversion);
    for (const { id } of parts) {
      from.set(id, own);
      if (apart.has(facts.unit.id)) apart.add(id);
    }
    return parts;
  });
  return withoutWeak(split, conversion);
};
