import { statGroup, unratedSum } from '../core/army-context';
import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Roster, RosterGroup } from '../core/roster-sheet';
import type { Column, Run } from '../core/sheet';
import { isDivisionInPlay, LIST_LABELS, listInForce } from './army-lists';
import { capBase, printedCap } from './caps';
import { moraleOf } from './morale';
import { divisionName } from './names';
import { commanderRows, entryText, generalLines } from './roster/command';
import { remarks } from './roster/remarks';
import { tailBlocks } from './roster/tail';
import { unitRows, worksRows } from './roster/units';
import type { Army } from './schema';
import { settingOf } from './settings';
import { allStands, type SheetContext } from './sheet-context';
import { NATIONS, SYSTEM } from './tables';

/** What the columns mean. */
const KEY: readonly Run[] = [
  { text: 'Value', style: 'strong' },
  { text: ' is SP + Morale; beside it the chance of an unmodified morale test.' },
  { text: ' D, DD, R:', style: 'strong' },
  { text: ' disorder, great disorder, rout.' },
];

/** Boxes of strength stand in one line up to four, and in more room up to five. */
const columnsFor = (most: number): readonly Column[] => [
  { title: '', width: 10.5 },
  { title: 'Stand', width: null },
  { title: '', width: 5 },
  { title: 'SP', width: 7 },
  { title: 'Morale', width: 11 },
  { title: 'Value, test', width: 18 },
  { title: 'Capacities', width: 23 },
  { title: 'Strength', width: most <= 4 ? 27 : 31 },
  { title: 'Order', width: 31 },
];

/** What a division costs; its lieutenant generals tell their ratings. */
const divisionSum = (index: number, context: SheetContext): number | null => {
  const at = ['divisions', index];
  const others = (context.army.divisions[index]?.others ?? []).map((_, place) => [...at, 'others', place]);
  return unratedSum(context, at, [[...at, 'commander'], ...others]);
};

/** "SP 13, demoralised at 7". */
const moraleText = (sp = 0): string => (sp > 0 ? `SP ${grouped(sp)}, demoralised at ${moraleOf(sp)}` : '');

const groups = (context: SheetContext): RosterGroup[] => {
  const { army, points } = context;
  const { divisions, direct, works, unassigned } = army;
  const strengths = statGroup(context, 'divisionSp');
  return [
    ...divisions.flatMap((division, index): RosterGroup[] => {
      if (!isDivisionInPlay(division, army)) return [];
      const note = [
        moraleText(strengths[index + 1]),
        division.commander === null ? 'no lieutenant general' : '',
        entryText(division),
      ];
      return [
        {
          title: divisionName(division, index),
          note: note.filter(Boolean).join(', '),
          points: divisionSum(index, context),
          notes: division.notes,
          rows: [
            ...commanderRows(division, index, context),
            ...unitRows(division.units, ['divisions', index, 'units'], context),
          ],
        },
      ];
    }),
    {
      title: 'Under the general in chief',
      note: moraleText(strengths.direct) || 'count for the army only',
      points: points(['direct']),
      loose: true,
      rows: unitRows(direct, ['direct'], context),
    },
    { title: 'Works', points: points(['works']), loose: works.length === 0, rows: worksRows(context) },
    {
      title: 'Without a division',
      note: 'and not under the general in chief',
      points: points(['unassigned']),
      loose: unassigned.length === 0,
      rows: unitRows(unassigned, ['unassigned'], context),
    },
  ];
};

const ROLES = { open: '', attacker: 'attacker', defender: 'defender' } as const;
const BATTLES = { open: '', attack: 'attack and defence', pitched: 'pitched battle' } as const;

const subtitle = ({ nation, nationName, year, scale, role, battle }: Army): string =>
  [
    [nationName || NATIONS[nation].label, year, ROLES[role], BATTLES[battle]].filter(Boolean).join(', '),
    `${SYSTEM.name}, stands of ${Number(scale) / 10} cm`,
  ]
    .map((part) => `${part}.`)
    .join(' ');

/** What the list that is played may cost: "131.3"; null where nothing is agreed. */
const limitOf = (file: ArmyFile<Army>): number | null => {
  const list = listInForce(file.army);
  const base = capBase(file.army, list, settingOf(file, 'attackerBase') === 'defenderActual');
  return base === null ? null : printedCap(base, list);
};

/**
 * The roster: every stand with its values, tracks of strength and order, divisions with their morale, the four lists.
 */
export const roster = (context: SheetContext): Roster => {
  const { army } = context;
  return {
    subtitle: subtitle(army),
    sum: { used: context.points([]), limit: limitOf(context.file), unit: 'points' },
    lines: generalLines(context),
    columns: columnsFor(Math.max(0, ...allStands(army).map(({ sp }) => sp))),
    headSpan: 3,
    groups: groups(context),
    total: { title: `${LIST_LABELS[listInForce(army)]}, total` },
    notes: remarks(army),
    tail: tailBlocks(context),
    key: KEY,
  };
};
