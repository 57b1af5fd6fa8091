import NOTES from '@/data/one-hour-napoleonic/notes.json';
import { grouped } from '../core/army/number';
import { rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Column, Run } from '../core/sheet/sheet';
import { noteLines, strong } from '../core/sheet/sheet-cells';
import { leaderWords, unitWords } from './roster/rows';
import { formationTables, tailBlocks } from './roster/tail';
import { type SheetContext, unitLists } from './sheet-context';
import { NATIONS, SYSTEM } from './tables';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Quality', width: 17 },
  { title: 'Traits', width: 31 },
  { title: 'Move', width: 10 },
  { title: 'Dice, boxes', width: 36 },
  { title: 'Hits', width: 28 },
];

const KEY: readonly Run[] = [
  strong('Hits:'),
  { text: ' at the last box the unit routs; a hatched box is a leader’s and goes with him.' },
];

const groups = (context: SheetContext): RosterGroup[] =>
  rosterGroups(unitLists(context.tree, 'Units'), context, {
    rated: true,
    command: {
      title: 'Leaders',
      leaders: context.tree.command,
      words: ({ leader }) => leaderWords(leader, context),
      leads: ({ leader }, { group }) => leader.formation === group?.id,
    },
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) => formationTables(units.map(({ unit }) => unit)),
    apart: ({ id }) => context.leadersOf.has(id),
  });

/** The roster: every unit with its quality, traits, dice and hits to mark, leaders with what they can do. */
export const roster = (context: SheetContext): Roster => {
  const { nation, year, scale, menPerFoot, budget, notes } = context.army;
  return {
    subtitle: `${NATIONS[nation]}, ${year}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in boxes; a unit of foot is ${grouped(menPerFoot)} men.`,
    sum: { used: context.points([]), limit: budget, unit: 'house points' },
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
