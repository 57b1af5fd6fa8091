import { stat } from '../core/contract/army-context';
import { commandNotes, rosterGroups } from '../core/sheet/roster-groups';
import type { Roster, RosterGroup } from '../core/sheet/roster-sheet';
import type { Column, Run } from '../core/sheet/sheet';
import { strong } from '../core/sheet/sheet-cells';
import { leaderName } from './names';
import { commanderWords, generalLines } from './roster/command';
import { openPoints, reminders } from './roster/reminders';
import { scenarioRules } from './roster/scenario';
import { formationTables, tailBlocks } from './roster/tail';
import { unitWords, worksWords } from './roster/units';
import type { Army } from './schema';
import { type SheetContext, unitLists } from './sheet-context';
import { NATIONS, SYSTEM, TYPES } from './tables';
import { everyUnit } from './tree';

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Class', width: 14.5 },
  { title: 'Size, dice', width: 17 },
  { title: 'Weapon', width: 18 },
  { title: 'Range', width: 22.5 },
  { title: 'Move', width: 14 },
  { title: 'Hits', width: 30.5 },
];

const groups = (context: SheetContext): RosterGroup[] => {
  const { tree } = context;
  const notes = {
    group: stat(context, 'maxBrigadeCommanders') === 0 ? 'Led by the commanding general' : 'No commander',
    loose: 'Each rolls as dependable',
    unassigned: 'In no brigade and not independent',
  };
  return rosterGroups(unitLists(tree, 'Independent units'), context, {
    rated: true,
    note: ({ of, leaders }) => (leaders.length === 0 ? notes[of] : ''),
    leader: (led) => commanderWords(led, context),
    unit: (pile) => unitWords(pile, context),
    tables: ({ units }) =>
      formationTables(
        context,
        units.map(({ unit }) => unit),
      ),
    works: { title: 'Works', works: tree.works, row: worksWords },
  });
};

const subtitle = ({ nation, imagiNation, year, scale, secondaryTheatre }: Army): string => {
  const name = nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;
  const theatre = secondaryTheatre ? ', secondary theatre' : '';
  return `${name}, ${year}${theatre}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in centimetres.`;
};

/** The key to the boxes. */
const key = (army: Army): Run[] => [
  strong('Hits:'),
  { text: ' 3: −1 on every die. 4: retreat and reform. 5: Done For.' },
  ...(everyUnit(army).some(
    ({ type, battalionGuns }) => TYPES[type].arm === 'close-order' && battalionGuns !== 'absent',
  )
    ? [strong(' Muskets'), { text: ' include battalion guns.' }]
    : []),
];

/** The roster: every unit with what it does at the army's figure scale, commanders, works, tracks and tables of play. */
export const roster = (context: SheetContext): Roster => {
  const { army } = context;
  return {
    subtitle: subtitle(army),
    sum: { used: context.points([]), limit: army.budget, unit: 'points' },
    lines: generalLines(context),
    columns: COLUMNS,
    headSpan: 4,
    pointsWidth: 9,
    groups: groups(context),
    total: { title: context.options.hideRatings ? 'Total with command' : 'Total' },
    reminders: [...scenarioRules(context), ...reminders(context), ...openPoints(context)],
    notes: commandNotes(army, context.tree.command, leaderName),
    tail: tailBlocks(context),
    key: key(army),
  };
};
