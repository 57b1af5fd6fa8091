import type { ArmyFile } from '../../core/army/document';
import { counted } from '../../core/army/words';
import type { LabelFacts } from '../../core/sheet/label-sheet';
import type { Trait } from '../../core/sheet/sheet-parts';
import { halves, unitName, unitNoun } from '../names';
import type { Army, Unit } from '../schema';
import { TYPES, tableNation } from '../tables';
import { CLASSES, SIZES, type UnitFacts, unitFacts } from '../unit-facts';
import { unitOptions } from '../unit-options';

/** What sets a unit apart from others of its class (p. 9, 35, 37, 48, 52, R14, R47). */
const traits = (unit: Unit, { fireRow, hitRow, weapon }: UnitFacts): Trait[] => [
  ...(unitOptions(unit).battalionGuns && unit.battalionGuns === 'absent'
    ? [{ text: 'No battalion guns', short: 'No guns' }]
    : []),
  ...(unit.battalionGuns === 'quick-firing'
    ? [{ text: 'Quick-firing battalion guns', short: 'Quick guns' }]
    : []),
  ...(weapon === 'Rifles' ? [{ text: 'Rifles', short: 'Rifles' }] : []),
  ...(fireRow === hitRow ? [] : [{ text: 'Fires as superior', short: 'Sup. fire' }]),
];

const sizes = ({ bases, figures }: UnitFacts): string[] => [
  ...(bases === 0 ? [] : [counted(bases, 'base')]),
  ...(figures === 0 ? [] : [`${figures} figures`]),
];

/** What it is, as far as its name does not say so: "6-pdr". */
const kindText = (unit: Unit, army: Army): string => {
  const noun = unitNoun(unit, unit.nation ?? tableNation(army));
  const name = unitName(unit);
  return noun.startsWith(name) ? noun.slice(name.length).replace(/^, /, '') : noun;
};

/** A unit: its class and size (hits are five for all), what sets it apart, its bases and what it counts. */
export const unitLabel = (unit: Unit, file: ArmyFile<Army>): Omit<LabelFacts, 'points'> => {
  const { army } = file;
  const facts = unitFacts(unit, file);
  return {
    stands: facts.bases,
    title: unitName(unit),
    symbol: TYPES[unit.type].symbol,
    nation: unit.nation ?? army.nation,
    values: [
      { term: '', value: CLASSES[unit.class] },
      ...(unit.size === 'standard' ? [] : [{ term: '', value: SIZES[unit.size] }]),
    ],
    traits: traits(unit, facts),
    details: [
      kindText(unit, army),
      ...sizes(facts),
      facts.armyPoints === 0 ? '' : `lost ${halves(facts.armyPoints)} AP`,
    ],
  };
};
