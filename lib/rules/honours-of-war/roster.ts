import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Column, NoteBlock, Run, Sheet, SheetOptions, TableBlock, TableGroup } from '../core/sheet';
import { EMPTY, errorList, errorMarks, figures, plain, soft, text } from '../core/sheet-cells';
import type { Assessment } from '../core/system';
import { brigadeName, generalName } from './names';
import { commanderRows, generalLines } from './roster-command';
import { COLUMNS, ledgerRow, noteRows, type RosterContext, rosterContext } from './roster-context';
import { footer } from './roster-footer';
import { openPoints, reminders } from './roster-reminders';
import { tailBlocks } from './roster-tail';
import { unitRows, worksRows } from './roster-units';
import type { Army } from './schema';
import { NATIONS, SYSTEM } from './tables';

const LEDGER: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Class', width: 14.5 },
  { title: 'Size, dice', width: 17 },
  { title: 'Weapon', width: 18 },
  { title: 'Range', width: 22.5 },
  { title: 'Move', width: 14 },
  { title: 'Hits', width: 30.5 },
];

const POINTS_COLUMN: Column = { title: 'Points', width: 9, align: 'right' };

/** Brigade sums leave out commanders where these are hidden: else the difference would tell the rating. */
const brigadeSum = (index: number, { points, options }: RosterContext): number | null => {
  const sum = points(['brigades', index]);
  return sum === null || !options.hideRatings ? sum : sum - (points(['brigades', index, 'commander']) ?? 0);
};

const head = (context: RosterContext, title: string, note: string, sum: number | null) =>
  ledgerRow(
    context,
    'head',
    note === ''
      ? [{ ...plain(title), span: COLUMNS }]
      : [
          { ...plain(title), span: 4 },
          { ...soft(note), span: COLUMNS - 4 },
        ],
    sum === null ? EMPTY : figures(grouped(sum)),
  );

const brigadeGroups = (context: RosterContext): TableGroup[] => {
  const led = Number(context.assessment.stats.maxBrigadeCommanders ?? 0) === 0;
  return context.army.brigades.map((brigade, index) => {
    const orphan = brigade.commander === null ? (led ? 'Led by the commanding general' : 'No commander') : '';
    return {
      rows: [
        head(context, brigadeName(brigade, index), orphan, brigadeSum(index, context)),
        ...noteRows(context, brigade.notes),
        ...commanderRows(brigade, index, context),
        ...unitRows(brigade.units, ['brigades', index, 'units'], context),
      ],
    };
  });
};

const ledger = (context: RosterContext): TableBlock => {
  const { army, options, points } = context;
  const { independents, works, unassigned } = army;
  const groups = [
    ...brigadeGroups(context),
    ...(independents.length === 0
      ? []
      : [
          {
            rows: [
              head(context, 'Independent units', 'Each rolls as dependable', points(['independents'])),
              ...unitRows(independents, ['independents'], context),
            ],
          },
        ]),
    ...(works.length === 0
      ? []
      : [{ rows: [head(context, 'Works', '', points(['works'])), ...worksRows(works, context)] }]),
    ...(unassigned.length === 0
      ? []
      : [
          {
            rows: [
              head(context, 'Without a post', 'In no brigade and not independent', points(['unassigned'])),
              ...unitRows(unassigned, ['unassigned'], context),
            ],
          },
        ]),
  ];
  const total = points([]);
  return {
    kind: 'table',
    style: 'ledger',
    columns: options.hidePoints ? LEDGER : [...LEDGER, POINTS_COLUMN],
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
                  [
                    {
                      ...text({
                        text: options.hideRatings ? 'Total with command' : 'Total',
                        style: 'italic',
                      }),
                      span: COLUMNS,
                    },
                  ],
                  figures(grouped(total)),
                ),
              ],
            },
          ],
  };
};

const remarks = ({ army, file, options }: RosterContext): NoteBlock[] => {
  if (options.hideNotes) return [];
  const { general, lieutenants, notes } = army;
  const lines: Run[][] = [
    ...(notes ?? '').split('\n').map((line) => [{ text: line.trim() }]),
    ...(general?.notes
      ? [[{ text: `${generalName(general)}:`, style: 'strong' as const }, { text: ` ${general.notes}` }]]
      : []),
    ...lieutenants.flatMap(({ name, notes: own }) =>
      own
        ? [[{ text: `${name || 'Lieutenant general'}:`, style: 'strong' as const }, { text: ` ${own}` }]]
        : [],
    ),
    ...(file.origin?.note ? [[{ text: file.origin.note, style: 'soft' as const }]] : []),
  ].filter((runs) => runs.some(({ text: words }) => words !== ''));
  return lines.length === 0
    ? []
    : [{ kind: 'note', title: 'Notes', lines: lines.slice(0, 16).map((runs) => ({ runs })) }];
};

const subtitle = ({ army }: RosterContext): string => {
  const { nation, imagiNation, year, scale, secondaryTheatre } = army;
  const name = nation === 'imagi-nation' ? imagiNation?.name || 'Imagi-nation' : NATIONS[nation].label;
  const theatre = secondaryTheatre ? ', secondary theatre' : '';
  return `${name}, ${year}${theatre}, ${scale} mm. ${SYSTEM.name}. Ranges and moves in centimetres.`;
};

/**
 * The roster of an army as a sheet model: every unit with what it does at the army's figure scale, commanders,
 * works, the tracks and tables of play, findings, rules profile. Any army prints, legal or not.
 */
export const roster = (file: ArmyFile<Army>, assessment: Assessment, options: SheetOptions): Sheet => {
  const context = rosterContext(file, assessment, options);
  const total = context.points([]);
  const { budget, nation } = context.army;
  return {
    title: file.name || 'Army without a name',
    subtitle: subtitle(context),
    nation,
    sum:
      total === null
        ? null
        : { total: grouped(total), of: budget === null ? 'points' : `of ${grouped(budget)} points` },
    marks: errorMarks(context.assessment.findings),
    body: [
      ...generalLines(context),
      ledger(context),
      ...errorList(context.assessment.findings),
      ...reminders(context),
      ...openPoints(context),
      ...remarks(context),
    ],
    tail: tailBlocks(context),
    footer: footer(context),
    date: options.print.date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
