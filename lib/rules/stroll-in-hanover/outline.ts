import type { ArmyFile } from '../core/army/document';
import { grouped } from '../core/army/number';
import { counted } from '../core/army/words';
import { attachedIn, type RegimentUnits } from '../core/check/attached';
import type { Choice, Outline } from '../core/tree/outline';
import { outlineOf } from '../core/tree/tree-outline';
import { MARK_LABELS } from './army-lists';
import type { Army, Division, ListMark, Unit, Works } from './schema';
import { fieldingOf, LIMITS, type NationId, nationOf, POINTS, TYPES } from './tables';
import { divisionName, type Leader, leaderName, rankBeside, treeOf, unitName, unitNoun } from './tree';

/** The stands that were regiments, with the battalions or squadrons they stand for where that is said (s. 1). */
export const attached = ({ army }: ArmyFile<Army>): RegimentUnits =>
  attachedIn(army, treeOf(army), (unit) => {
    const { symbol, noun } = TYPES[unit.type];
    const nation = unit.nation ?? army.nation;
    return {
      name: unitName(unit),
      troop: noun,
      symbol,
      nation: nation === 'imagi-nation' ? null : nation,
      battalions: unit.battalions,
      squadrons: unit.squadrons,
    };
  });

const entryText = ({ entry }: Pick<Division, 'entry'>): string => {
  if (entry === undefined) return '';
  const turn = entry.turn ?? LIMITS.entryTurn.min;
  if (entry.kind === 'reinforcement') return `, reinforcement from turn ${turn}`;
  return `, flank march${entry.side === undefined ? '' : ` ${entry.side}`} from turn ${turn}`;
};

/** "4 stands, SP 11, flank march left from turn 3". */
const divisionDetail = (division: Division): string => {
  const { units } = division;
  const sp = units.reduce((sum, unit: Unit) => sum + unit.sp, 0);
  return `${counted(units.length, 'stand')}, SP ${grouped(sp)}${entryText(division)}`;
};

const options = (prices: Readonly<Record<string, number>>): Choice['options'] =>
  Object.keys(prices).map((rating) => ({ value: rating, label: `Rating ${rating}` }));

const GENERAL_RATINGS = options(POINTS.generalInChief);
const LIEUTENANT_RATINGS = options(POINTS.lieutenantGeneral);

const SHORT_MARKS: Record<ListMark, string> = {
  core: '',
  'plus-10': '+10 %',
  'plus-30': '+30 %',
  both: '+10, +30',
};

const capacityText = ({ shock, noGrenadiers, capacities = [] }: Unit): string => {
  const priced = shock ? (noGrenadiers ? 'S, no gr.' : 'Shock') : noGrenadiers ? 'No gren.' : '';
  if (capacities.length === 0) return priced;
  return priced === '' ? (capacities[0] ?? '') : `${priced} …`;
};

/** What the row of a stand says. */
const standWords = (unit: Unit, nation: NationId) => {
  const { sp, morale, symbol, noGrenadiers = false } = TYPES[unit.type];
  const usualMorale = fieldingOf(nation, unit.type)?.morale ?? morale;
  const noun = unitNoun(unit, nation);
  const mark = SHORT_MARKS[unit.list ?? 'core'];
  return {
    symbol,
    name: unit.name || noun,
    type: unit.name === '' ? '' : noun,
    cells: [
      { text: `${unit.sp} × ${unit.morale}`, odd: unit.sp !== sp || unit.morale !== usualMorale },
      {
        text: capacityText(unit),
        odd:
          unit.shock === true ||
          (unit.noGrenadiers ?? false) !== noGrenadiers ||
          unit.capacities !== undefined,
      },
      { text: mark, odd: mark !== '' },
    ],
  };
};

const marked = (words: string, mark: ListMark | undefined): string =>
  mark === undefined || mark === 'core' ? words : `${words}${words === '' ? '' : ', '}${MARK_LABELS[mark]}`;

/** What the row of a general in chief says, or of a lieutenant general: in his division, or beyond the one it has. */
const leaderWords = (led: Leader, of: string) => {
  const { kind, leader } = led;
  const name = leaderName(led);
  const rating = (whose: string, options: Choice['options']) => ({
    label: `Rating of ${whose}`,
    field: 'rating',
    value: leader.rating,
    options,
  });
  if (kind === 'general') return { name, type: rankBeside(led), choice: rating(name, GENERAL_RATINGS) };
  return {
    name,
    type: marked(kind === 'lieutenant' ? `of ${of}` : rankBeside(led), leader.list),
    choice: rating(`the lieutenant general of ${of}`, LIEUTENANT_RATINGS),
  };
};

/** What the row of works says, whose number can be stepped. */
const workWords = ({ name, type, count, list }: Works) => {
  const { name: usual, unit, points } = POINTS.works[type];
  const parts = [
    ...(name === '' ? [] : [usual]),
    `${counted(count, unit)}, ${points} each`,
    ...(list === 'defender' ? ['for defence only'] : []),
  ];
  return {
    symbol: type === 'redoubt' ? ('block' as const) : ('entrenchment' as const),
    name: name || usual,
    type: parts.join(', '),
    count: { label: `Number of ${unit}s`, field: 'count', value: count },
  };
};

/**
 * The army as the builder shows it: command, divisions, stands under the general in chief, works, stands without a
 * post.
 */
export const outline = ({ army }: ArmyFile<Army>): Outline =>
  outlineOf(treeOf(army), {
    columns: ['SP × M', 'Capacities', 'List'],
    detail: (stands) => `${counted(stands, 'stand')}, ${counted(army.divisions.length, 'division')}`,
    command: 'Command',
    term: 'stand',
    groupName: divisionName,
    groupDetail: divisionDetail,
    leader: leaderWords,
    unit: ({ unit }) => standWords(unit, nationOf(unit, army)),
    loose: { title: 'Under the general in chief', moveHere: 'Put under the general in chief' },
    works: { title: 'Works', work: workWords },
    unassigned: 'Without a division',
  });
