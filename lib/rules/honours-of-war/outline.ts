import type { ArmyFile } from '../core/document';
import type { Outline } from '../core/outline';
import { outlineOf } from '../core/tree-outline';
import { counted } from '../core/words';
import { brigadeName, commanderName, generalName, halves, unitName, unitNoun } from './names';
import { GENERAL_RATING_OPTIONS, RATING_OPTIONS } from './ratings';
import type { Army, Lieutenant, Unit, Works } from './schema';
import { survey } from './survey';
import { classIn, fieldingLike, LIMITS, type NationId, POINTS, TYPES, tableNation } from './tables';
import { type Leader, treeOf } from './tree';

const CLASS = { superior: 'Superior', standard: 'Standard', inferior: 'Inferior' } as const;
const SIZE = { small: 'Small', standard: 'Standard', large: 'Large' } as const;

const unitWords = (unit: Unit, nation: NationId, year: number) => {
  const fielding = fieldingLike(nation, unit.type);
  const { symbol, arm } = TYPES[unit.type];
  const odd = unit.size !== 'standard';
  const sized = arm !== 'artillery' && arm !== 'transport';
  return {
    symbol,
    name: unitName(unit),
    type: unit.name === '' ? '' : unitNoun(unit, nation),
    cells: [
      { text: CLASS[unit.class], odd: fielding !== undefined && unit.class !== classIn(fielding, year) },
      { text: sized || odd ? SIZE[unit.size] : '', odd },
    ],
  };
};

const ledBy = (lieutenant: Lieutenant, { brigades }: Army): string => {
  const led = brigades.flatMap((brigade, place) =>
    lieutenant.brigades.includes(brigade.id) ? [brigadeName(brigade, place)] : [],
  );
  return led.length === 0 ? 'Lieutenant general' : `Lieutenant general of ${led.join(', ')}`;
};

const leaderWords = ({ kind, leader }: Leader, of: string, army: Army) => {
  const rating = (whose: string, options = RATING_OPTIONS) => ({
    label: `Rating of ${whose}`,
    field: 'rating',
    value: leader.rating,
    options,
  });
  if (kind === 'general') {
    const name = generalName(leader);
    return {
      name,
      type: leader.name === '' ? '' : 'Commanding general',
      choice: rating(name, GENERAL_RATING_OPTIONS),
    };
  }
  if (kind === 'lieutenant') {
    const name = leader.name || 'Lieutenant general';
    return { name, type: ledBy(leader, army), choice: rating(name) };
  }
  return {
    name: commanderName(leader),
    type: leader.name === '' ? '' : 'Brigade commander',
    choice: rating(`the commander of ${of}`),
  };
};

const workWords = ({ type, name, count }: Works) => {
  const { name: usual, amount, unit } = POINTS.works[type];
  return {
    symbol: type === 'fortified-block' ? ('block' as const) : ('entrenchment' as const),
    name: name || usual,
    type: `${name === '' ? '' : `${usual}, `}${counted(count, unit)}, ${amount} each`,
    count: { label: `Number of ${unit}s`, field: 'count', value: count },
  };
};

/** The army as the builder shows it: command, brigades, independent units, works, units without a post. */
export const outline = (file: ArmyFile<Army>): Outline => {
  const { army } = file;
  const { independents } = LIMITS;
  const nation = tableNation(army);
  const { weight } = survey(file);
  return outlineOf(treeOf(army), {
    columns: ['Class', 'Size'],
    detail: () =>
      `${halves(weight)} ${weight === 2 ? 'unit' : 'units'}, ${counted(army.brigades.length, 'brigade')}`,
    command: 'Command',
    term: 'unit',
    groupName: brigadeName,
    leader: (led, of) => leaderWords(led, of, army),
    unit: ({ unit }) => unitWords(unit, unit.nation ?? nation, army.year),
    loose: {
      title: 'Independent units',
      detail: `${army.independents.length} of ${independents.max}`,
      moveHere: 'Make independent',
      cite: independents.cite,
    },
    works: { title: 'Works', work: workWords },
    unassigned: 'Without a post',
  });
};
