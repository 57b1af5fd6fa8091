import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Path } from '../core/path';
import type { Column, Run, Sheet, SheetOptions, TableBlock, TableGroup } from '../core/sheet';
import { errorList, errorMarks, figures, sheetFooter, text } from '../core/sheet-cells';
import type { Assessment } from '../core/system';
import { isDivisionInPlay, isInPlay, LIST_LABELS, listInForce } from './army-lists';
import { capBase, printedCap } from './caps';
import { moraleOf } from './morale';
import { divisionName } from './names';
import { commanderRows, divisionHead, entryText, generalLines } from './roster-command';
import {
  allStands,
  COLUMNS,
  ledgerRow,
  noteRows,
  type RosterContext,
  rosterContext,
  statGroup,
} from './roster-context';
import { remarks } from './roster-remarks';
import { tailBlocks } from './roster-tail';
import { unitRows, worksRows } from './roster-units';
import type { Army } from './schema';
import { SETTINGS, settingOf } from './settings';
import { NATIONS, SYSTEM } from './tables';

/** What the columns mean. */
const KEY: readonly Run[] = [
  { text: 'Value', style: 'strong' },
  { text: ' is SP + Morale; beside it the chance of an unmodified morale test.' },
  { text: ' D, DD, R:', style: 'strong' },
  { text: ' disorder, great disorder, rout.' },
];

/** Boxes of strength stand in one line up to four, and in more room up to five. */
const ledgerColumns = (most: number): readonly Column[] => [
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

const POINTS_COLUMN: Column = { title: 'Points', width: 11, align: 'right' };

const sumText = (points: number | null): string => (points === null ? '' : grouped(points));

/** Sums of divisions leave out lieutenant generals where ratings are hidden: else the difference would tell them. */
const divisionSum = (index: number, { points, options, army }: RosterContext): string => {
  const at = ['divisions', index];
  const sum = points(at);
  if (sum === null || !options.hideRatings) return sumText(sum);
  const { commander, others = [] } = army.divisions[index] ?? { commander: null };
  const command =
    (commander === null ? 0 : counted(points, [...at, 'commander'])) +
    others.reduce((all, _, place) => all + counted(points, [...at, 'others', place]), 0);
  return sumText(sum - command);
};

const counted = (points: RosterContext['points'], at: Path): number => points(at) ?? 0;

/** "SP 13, demoralised at 7". */
const moraleText = (sp: number): string =>
  sp > 0 ? `SP ${grouped(sp)}, demoralised at ${moraleOf(sp)}` : '';

const divisionGroups = (context: RosterContext): TableGroup[] => {
  const { army } = context;
  const strengths = statGroup(context, 'divisionSp');
  return army.divisions.flatMap((division, index): TableGroup[] => {
    if (!isDivisionInPlay(division, army)) return [];
    const note = [
      moraleText(strengths[index + 1] ?? 0),
      division.commander === null ? 'no lieutenant general' : '',
      entryText(division),
    ]
      .filter(Boolean)
      .join(', ');
    return [
      {
        rows: [
          divisionHead(context, divisionName(division, index), note, divisionSum(index, context)),
          ...noteRows(context, division.notes),
          ...commanderRows(division, index, context),
          ...unitRows(division.units, ['divisions', index, 'units'], context),
        ],
      },
    ];
  });
};

const otherGroups = (context: RosterContext): TableGroup[] => {
  const { army, points } = context;
  const { direct, works, unassigned } = army;
  const sp = statGroup(context, 'divisionSp').direct ?? 0;
  const head = (title: string, note: string, at: Path) =>
    divisionHead(context, title, note, sumText(points(at)));
  return [
    ...(!direct.some(({ list }) => isInPlay(list, army))
      ? []
      : [
          {
            rows: [
              head('Under the general in chief', moraleText(sp) || 'count for the army only', ['direct']),
              ...unitRows(direct, ['direct'], context),
            ],
          },
        ]),
    ...(works.length === 0 ? [] : [{ rows: [head('Works', '', ['works']), ...worksRows(works, context)] }]),
    ...(unassigned.length === 0
      ? []
      : [
          {
            rows: [
              head('Without a division', 'and not under the general in chief', ['unassigned']),
              ...unitRows(unassigned, ['unassigned'], context),
            ],
          },
        ]),
  ];
};

const ledger = (context: RosterContext): TableBlock => {
  const { options, points, army } = context;
  const groups = [...divisionGroups(context), ...otherGroups(context)];
  const total = points([]);
  const columns = ledgerColumns(Math.max(0, ...allStands(army).map(({ sp }) => sp)));
  const label = `${LIST_LABELS[listInForce(army)]}, total`;
  return {
    kind: 'table',
    style: 'ledger',
    columns: options.hidePoints ? columns : [...columns, POINTS_COLUMN],
    groups:
      total === null
        ? groups
        : [
            ...groups,
            {
              rows: [
                ledgerRow(
                  context,
                  'total',
                  [{ ...text({ text: label, style: 'italic' }), span: COLUMNS }],
                  figures(grouped(total)),
                ),
              ],
            },
          ],
  };
};

const ROLES = { open: '', attacker: 'attacker', defender: 'defender' } as const;
const BATTLES = { open: '', attack: 'attack and defence', pitched: 'pitched battle' } as const;

const subtitle = ({ army }: RosterContext): string => {
  const { nation, nationName, year, scale, role, battle } = army;
  return [
    [nationName || NATIONS[nation].label, year, ROLES[role], BATTLES[battle]].filter(Boolean).join(', '),
    `${SYSTEM.name}, stands of ${Number(scale) / 10} cm`,
  ]
    .map((part) => `${part}.`)
    .join(' ');
};

/** "of 131.3 points": what the list that is played may cost. */
const budgetText = ({ file, army }: RosterContext): string => {
  const list = listInForce(army);
  const base = capBase(army, list, settingOf(file, 'attackerBase') === 'defenderActual');
  return base === null ? 'points' : `of ${grouped(printedCap(base, list))} points`;
};

/**
 * The roster of an army as a sheet model: every stand with its values, tracks of strength and order, divisions with
 * their morale, the four lists, findings, rules profile. Any army prints, legal or not.
 */
export const roster = (file: ArmyFile<Army>, assessment: Assessment, options: SheetOptions): Sheet => {
  const context = rosterContext(file, assessment, options);
  const total = context.points([]);
  return {
    title: file.name || 'Army without a name',
    subtitle: subtitle(context),
    nation: context.army.nation,
    sum: total === null ? null : { total: grouped(total), of: budgetText(context) },
    marks: errorMarks(assessment.findings),
    body: [...generalLines(context), ledger(context), ...errorList(assessment.findings), ...remarks(context)],
    tail: tailBlocks(context),
    footer: sheetFooter({ ...SYSTEM, settings: SETTINGS }, file, assessment.findings, options, KEY),
    date: options.print.date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
