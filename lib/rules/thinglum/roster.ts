import type { Roster, RosterGroup } from '../core/roster-sheet';
import type { Column, Run } from '../core/sheet';
import { noteLines, strong } from '../core/sheet-cells';
import { placed } from '../core/unit-lists';
import { counted } from '../core/words';
import { brigadePoints, commandPoints } from './command-points';
import { brigadeName } from './names';
import { commanderRow } from './roster/commanders';
import { tailBlocks } from './roster/tail';
import { unitRows } from './roster/units';
import { budgetOf } from './settings';
import type { SheetContext } from './sheet-context';
import { NATIONS, NOTES, SYSTEM } from './tables';

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
    text: ' at the framed box two are left and the unit stays only on a 6; of guns a box for two of the crew.',
  },
  strong(' T, D, R, R2:'),
  { text: ' test pending, disorganised, rout, second try to recover.' },
  strong(' C:'),
  { text: ' courier.' },
];

const groups = (context: SheetContext): RosterGroup[] => {
  const { army, points } = context;
  const { chiefs, brigades, direct } = army;
  return [
    {
      title: 'Command',
      points: commandPoints(context, ['chiefs']),
      loose: true,
      rows: chiefs.map((chief, index) => commanderRow(chief, 'chief', ['chiefs', index], context)),
    },
    ...brigades.map((brigade, index) => {
      const { commanders, units, notes } = brigade;
      const at = ['brigades', index];
      return {
        title: brigadeName(brigade, index),
        note: `${counted(units.length, 'unit')}${commanders.length === 0 ? ', no commander' : ''}`,
        points: brigadePoints(context, at, commanders.length),
        notes,
        rows: [
          ...commanders.map((commander, place) =>
            commanderRow(commander, 'commander', [...at, 'commanders', place], context),
          ),
          ...unitRows(placed(units, [...at, 'units']), context),
        ],
      };
    }),
    {
      title: 'Under the commander in chief',
      note: counted(direct.length, 'unit'),
      points: points(['direct']),
      loose: true,
      rows: unitRows(placed(direct, ['direct']), context),
    },
  ];
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
    total: { title: 'Total, house costs' },
    notes: noteLines(notes, 'soft'),
    facts: NOTES.map(({ text }) => text),
    tail: tailBlocks(context),
    key: KEY,
  };
};
