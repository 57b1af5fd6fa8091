import { counted } from '../core/army/words';
import { rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Column, Run } from '../core/sheet/sheet';
import { noteLines, strong } from '../core/sheet/sheet-cells';
import { areChipsBought } from './commander-facts';
import { commanderWords } from './roster/commanders';
import { FORMATION_TABLES, tailBlocks } from './roster/tail';
import { unitWords } from './roster/units';
import { budgetOf } from './settings';
import { type SheetContext, unitLists } from './sheet-context';
import { NATIONS, NOTES, SYSTEM } from './tables';
import type { Leader } from './tree';

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
