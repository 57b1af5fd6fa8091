import { stat, unratedSum } from '../core/army-context';
import type { Roster, RosterGroup } from '../core/roster-sheet';
import type { Column, Run } from '../core/sheet';
import { noteLines, notesOf, strong } from '../core/sheet-cells';
import { placed } from '../core/unit-lists';
import { brigadeName, generalName } from './names';
import { commanderRow, generalLines } from './roster/command';
import { openPoints, reminders } from './roster/reminders';
import { tailBlocks } from './roster/tail';
import { unitRows, worksRows } from './roster/units';
import type { Army } from './schema';
import { everyUnit, type SheetContext } from './sheet-context';
import { NATIONS, SYSTEM, TYPES } from './tables';

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

const brigadeGroups = (context: SheetContext): RosterGroup[] => {
  const { army } = context;
  const orphan =
    stat(context, 'maxBrigadeCommanders') === 0 ? 'Led by the commanding general' : 'No commander';
  return army.brigades.map((brigade, index) => {
    const commander = ['brigades', index, 'commander'];
    return {
      title: brigadeName(brigade, index),
      note: brigade.commander === null ? orphan : '',
      points: unratedSum(context, ['brigades', index], [commander]),
      notes: brigade.notes,
      rows: [
        ...(brigade.commander === null ? [] : [commanderRow(brigade.commander, commander, context)]),
        ...unitRows(placed(brigade.units, ['brigades', index, 'units']), context),
      ],
    };
  });
};

const groups = (context: SheetContext): RosterGroup[] => {
  const { army, points } = context;
  const apart = (key: 'independents' | 'unassigned', title: string, note: string): RosterGroup => ({
    title,
    note,
    points: points([key]),
    loose: true,
    rows: unitRows(placed(army[key], [key]), context),
  });
  return [
    ...brigadeGroups(context),
    apart('independents', 'Independent units', 'Each rolls as dependable'),
    { title: 'Works', points: points(['works']), loose: true, rows: worksRows(army.works, context) },
    apart('unassigned', 'Without a post', 'In no brigade and not independent'),
  ];
};

const subtitle = ({ nation, imagiNation, year, scale, secondaryTheatre }: Army): string => {
  const name = nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;
  const theatre = secondaryTheatre ? ', secondary theatre' : '';
  return `${name}, ${year}${theatre}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in centimetres.`;
};

const notes = ({ general, lieutenants, notes: own }: Army): Run[][] => [
  ...noteLines(own),
  ...(general === null ? [] : notesOf(generalName(general), general.notes)),
  ...lieutenants.flatMap(({ name, notes: said }) => notesOf(name || 'Lieutenant general', said)),
];

/** The key to the boxes. */
const key = (army: Army): Run[] => [
  strong('Hits:'),
  { text: ' 3, one less on every die. 4, retreat and reform. 5, done for.' },
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
    reminders: [...reminders(context), ...openPoints(context)],
    notes: notes(army),
    tail: tailBlocks(context),
    key: key(army),
  };
};
