import type { ArmyFile } from '../core/army/document';
import { counted } from '../core/army/words';
import { attachedIn, type RegimentUnits } from '../core/check/attached';
import type { Outline } from '../core/tree/outline';
import { outlineOf } from '../core/tree/tree-outline';
import type { Army, Unit, Works } from './schema';
import { survey } from './survey';
import {
  classIn,
  fieldingLike,
  GENERAL_RATING_OPTIONS,
  LIMITS,
  type NationId,
  POINTS,
  RATING_OPTIONS,
  TYPES,
  tableNation,
  weightOf,
} from './tables';
import {
  brigadeName,
  halves,
  type Leader,
  leaderName,
  ledBrigades,
  RANKS,
  rankBeside,
  treeOf,
  unitName,
  unitNoun,
} from './tree';

/**
 * The units that were regiments: of foot each a battalion, a small one half of it, a large one half as much again (p.
 * 8).
 */
export const attached = ({ army }: ArmyFile<Army>): RegimentUnits =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: weightOf(unit) / 2,
    };
  });

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

const leaderWords = (led: Leader, of: string, army: Army) => {
  const { kind, leader } = led;
  const name = leaderName(led);
  const brigades = ledBrigades(led, army);
  const type = kind === 'lieutenant' ? RANKS.lieutenant : rankBeside(led);
  return {
    name,
    type: brigades.length === 0 ? type : `${type} of ${brigades.join(', ')}`,
    choice: {
      label: `Rating of ${kind === 'commander' ? `the commander of ${of}` : name}`,
      field: 'rating',
      value: leader.rating,
      options: kind === 'general' ? GENERAL_RATING_OPTIONS : RATING_OPTIONS,
    },
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
