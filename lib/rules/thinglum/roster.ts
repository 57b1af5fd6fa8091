import { grouped, signed } from '../core/army/number';
import { counted } from '../core/army/words';
import { boxes, labelledBoxes } from '../core/sheet/boxes';
import { type LeaderWords, type RowWords, rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Box, Cell, Column, Run, TableCell } from '../core/sheet/sheet';
import { EMPTY, figures, noteLines, plain, soft, strong } from '../core/sheet/sheet-cells';
import type { UnitAtPath } from '../core/tree/tree';
import type { Pile } from '../core/tree/unit-lists';
import { failChance } from './odds';
import { FORMATION_TABLES, tailBlocks } from './roster/tail';
import type { Commander, Unit } from './schema';
import { budgetOf } from './settings';
import { type SheetContext, unitLists } from './sheet-context';
import { ABILITIES, LIMITS, NATIONS, NOTES, SYSTEM, TYPES } from './tables';
import {
  abilityOf,
  areChipsBought,
  chipsOf,
  commanderName,
  couriersOf,
  type Leader,
  type LeaderRank,
  rankBeside,
  rankOf,
  unitName,
} from './tree';
import { type UnitFacts, unitFacts } from './unit-facts';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Fig., stands', width: 16 },
  { title: 'Dice', width: 9.5 },
  { title: 'Melee', width: 9 },
  { title: 'Morale', width: 12 },
  { title: 'Front, in', width: 11.5 },
  { title: 'Stands', width: 38 },
  { title: 'State', width: 35 },
];

const KEY: readonly Run[] = [
  strong('Stands:'),
  {
    text: ' at the framed box two are left and the unit stays only on a 6; for guns a box is two of the crew.',
  },
  strong(' T, D, R, R2:'),
  { text: ' test pending, disorganised, rout, second try to recover.' },
  strong(' C:'),
  { text: ' courier.' },
];

/** "12, 18 or 24 in". */
const RADII = `${ABILITIES.map(({ radius }) => radius)
  .join(', ')
  .replace(/, (\d+)$/, ' or $1')} in`;

/** More chips and couriers than these have no room. */
const MOST_BOXES = 6;

/** His ability die, or a box to write it in with what it may come to (VI); over five columns. */
const abilityCells = (commander: Commander, rank: LeaderRank, { options }: SheetContext): TableCell[] => {
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  if (ability === undefined) {
    return [
      soft('ability die'),
      { kind: 'track', boxes: [{ kind: 'plain' }] },
      { ...soft(`radius ${RADII}`), span: 3 },
    ];
  }
  const facts = [
    `ability die ${commander.die}${rank === 'chief' ? ' + 1' : ''}: radius ${ability.radius} in`,
    ability.move === '' ? '' : `moves ${ability.move}`,
    ability.army === 0 ? '' : `${signed(ability.army)} to withdraw`,
  ]
    .filter(Boolean)
    .join(', ');
  return [{ ...soft(facts), span: 5 }];
};

/** A commander with his die, couriers and chips to mark off. */
const commanderWords = ({ kind, leader }: Leader, context: SheetContext): LeaderWords => {
  const { file, options } = context;
  const rank = rankOf(kind);
  const couriers = Math.min(couriersOf(leader, rank), MOST_BOXES);
  const chips = options.hideRatings ? 0 : chipsOf(leader, rank, areChipsBought(file));
  return {
    name: commanderName(leader, rank),
    is: rankBeside(leader, rank).toLowerCase(),
    cells: [
      ...abilityCells(leader, rank, context),
      { kind: 'track', boxes: labelledBoxes(couriers, 'C') },
      chips === 0 ? EMPTY : { kind: 'track', boxes: labelledBoxes(Math.min(chips, MOST_BOXES), 'chip') },
    ],
  };
};

/** More boxes than these do not fit in the column. */
const MOST_STANDS = 12;

/** A box for each stand (of a battery each pair of its crew); at two stands left the unit stays only on a 6 (V.E). */
export const standBoxes = ({ of, stands }: UnitFacts, figuresOf: number): Box[] => {
  const guns = of.arm === 'guns';
  const count = Math.min(MOST_STANDS, guns ? Math.ceil(figuresOf / 2) : stands);
  const framed = guns ? 0 : count - LIMITS.lastStands.value;
  return boxes(count, (place) => (place === count ? 'done' : place === framed ? 'return' : 'plain'));
};

/** The states to mark: test pending, disorganised, rout and its second try (V). */
const STATE: Cell = {
  kind: 'choice',
  options: ['T', 'D', 'R', 'R2'].map((label) => ({ label, on: false })),
};

/** "6 dice", with the remainder that is diced for (R03). */
const diceText = ({ fireDice, remainder, of }: UnitFacts): string =>
  of.arm === 'foot' && remainder > 0 ? `${fireDice} + ${remainder}/6` : fireDice === 0 ? '' : `${fireDice}`;

const kindText = (unit: Unit, { guns, of, men }: UnitFacts): string =>
  [
    unit.name === '' ? '' : TYPES[unit.type].label,
    of.arm === 'guns' ? counted(guns, 'gun') : '',
    men === null ? '' : `${grouped(men)} men`,
  ]
    .filter(Boolean)
    .join(', ');

/** The row of a unit, or of several alike. */
const unitWords = ({ of: { unit } }: Pile<UnitAtPath<Unit>>, context: SheetContext): RowWords => {
  const facts = unitFacts(unit, context.file);
  const { morale, stands, meleeStands, frontage, of } = facts;
  return {
    symbol: TYPES[unit.type].symbol,
    name: unitName(unit),
    is: kindText(unit, facts),
    cells: [
      figures(`${unit.figures} / ${stands}`),
      plain(diceText(facts)),
      figures(of.arm === 'guns' ? '' : `${meleeStands}`),
      plain(`${morale}, ${failChance(morale)}`),
      figures(`${frontage / 2}`),
      { kind: 'track', boxes: standBoxes(facts, unit.figures) },
      STATE,
    ],
    notes: [unit.notes],
  };
};

const groups = (context: SheetContext): RosterGroup[] => {
  const commander = (led: Leader) => commanderWords(led, context);
  return rosterGroups(unitLists(context.tree), context, {
    rated: areChipsBought(context.file),
    note: ({ of, units, leaders }) =>
      `${counted(units.length, 'unit')}${of === 'group' && leaders.length === 0 ? ', no commander' : ''}`,
    command: { title: 'Command', leaders: context.tree.command, words: commander },
    leader: commander,
    unit: (pile) => unitWords(pile, context),
    tables: () => FORMATION_TABLES,
  });
};

/** The roster: every unit with its stands and states to mark, commanders with couriers and chips. */
export const roster = (context: SheetContext): Roster => {
  const { nation, year, scale, budget, notes } = context.army;
  return {
    subtitle: `${NATIONS[nation]}, ${year}, ${scale} mm. ${SYSTEM.name} ${SYSTEM.edition}, inches.`,
    sum: {
      used: context.points([]),
      limit: budgetOf(context.file) === 'points' ? budget : null,
      unit: 'house points',
    },
    columns: COLUMNS,
    headSpan: 3,
    groups: groups(context),
    total: { title: 'Total, house points' },
    notes: noteLines(notes, 'soft'),
    facts: NOTES.map(({ text }) => text),
    tail: tailBlocks(context),
    key: KEY,
  };
};
