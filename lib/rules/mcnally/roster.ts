import { grouped } from '../core/army/number';
import { stat } from '../core/contract/army-context';
import { commandNotes, rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Column } from '../core/sheet/sheet';
import { strong } from '../core/sheet/sheet-cells';
import { leaderName } from './names';
import { brigadierWords, generalLines } from './roster/command';
import { tailBlocks } from './roster/tail';
import { fieldworkWords, unitWords } from './roster/units';
import type { Army } from './schema';
import { budgetTypeOf } from './settings';
import { type SheetContext, unitLists } from './sheet-context';
import { nationLabel } from './summary';
import { SYSTEM } from './tables';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Men, guns', width: 18 },
  { title: 'Strength', width: 14 },
  { title: 'Basic morale as strength falls', width: 40 },
  { title: 'Fire, evade', width: 38 },
];

/** "12 strength points, no brigadier". */
const noteOf = ({ of, leaders, units }: ReturnType<typeof unitLists>[number]): string => {
  if (of === 'unassigned') return 'Under no brigadier';
  const sp = units.reduce((sum, unit) => sum + unit.sp, 0);
  return `${grouped(sp)} strength points${leaders.length === 0 ? ', no brigadier' : ''}`;
};

const groups = (context: SheetContext): RosterGroup[] =>
  rosterGroups(unitLists(context.facts), context, {
    rated: false,
    note: noteOf,
    leader: (led) => brigadierWords(led, context),
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) => tailBlocks(context, units),
    works: { title: 'Fieldworks', works: context.facts.tree.works, row: fieldworkWords },
  });

/** "Austria, 1757, 15 mm: all distances two thirds." */
const subtitle = (army: Army): string => {
  const size = army.scale === '15' ? `${army.scale} mm, distances at two thirds` : `${army.scale} mm`;
  const factor = army.factor === 1 ? '' : `, standard units times ${army.factor}`;
  return `${nationLabel(army)}, ${army.year}, ${size}${factor}. ${SYSTEM.name}. Distances in inches.`;
};

const UNITS = { points: 'house points', sp: 'strength points', unitEquivalents: 'standard units' } as const;

/** What the army amounts to, in the unit of its limit; nothing where points are hidden and count. */
const sum = (context: SheetContext): Roster['sum'] => {
  const { army, facts, file, points } = context;
  const type = budgetTypeOf(file);
  const used = { points: points([]), sp: facts.sp, unitEquivalents: stat(context, 'equivalents') };
  return { used: used[type], limit: army.budget, unit: UNITS[type] };
};

/**
 * The roster: every unit with its strength points and the basic morale under each, generals, fieldworks, the tests of
 * play.
 */
export const roster = (context: SheetContext): Roster => {
  const { army, facts } = context;
  const priced = context.points([]) !== null;
  return {
    subtitle: subtitle(army),
    sum: sum(context),
    lines: generalLines(context),
    columns: COLUMNS,
    headSpan: 2,
    groups: groups(context),
    total: {
      title: 'Total',
      note: `${grouped(facts.sp)} strength points, ${grouped(stat(context, 'equivalents'))} standard units`,
    },
    notes: commandNotes(army, facts.tree.command, leaderName),
    tail: tailBlocks(context),
    key: [
      strong('Strength:'),
      { text: ' cross off from the left; the next open box is the basic morale.' },
      ...(priced ? [strong(' Points'), { text: ' are house points: the rules print none.' }] : []),
    ],
  };
};
