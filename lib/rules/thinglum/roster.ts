import type { ArmyFile } from '../core/document';
import { grouped, signed } from '../core/number';
import type { Path } from '../core/path';
import type { NoteBlock, Sheet, SheetOptions, TableBlock, TableGroup, TableRow } from '../core/sheet';
import {
  APART,
  EMPTY,
  errorList,
  errorMarks,
  figures,
  plain,
  sheetFooter,
  soft,
  strong,
  text,
} from '../core/sheet-cells';
import type { Assessment } from '../core/system';
import { abilityOf, areChipsBought, chipsOf, couriersOf, type Rank } from './commander-facts';
import { brigadeName, chiefName, commanderName, counted } from './names';
import { boxes, COLUMNS, ledgerRow, noteRows, type RosterContext, rosterContext } from './roster-context';
import { tailBlocks } from './roster-tail';
import { LEDGER, unitRows } from './roster-units';
import type { Army, Commander } from './schema';
import { budgetOf, SETTINGS } from './settings';
import { NATIONS, NOTES, SYSTEM } from './tables';

const POINTS_COLUMN = { title: 'Points', width: 11, align: 'right' } as const;

/** More chips and couriers than these are told in words. */
const MOST_BOXES = 6;

const radiusText = (commander: Commander, rank: Rank, { options }: RosterContext): string => {
  const ability = options.hideRatings ? undefined : abilityOf(commander, rank);
  if (ability === undefined) return 'ability die:      radius 12, 18 or 24 in';
  return [
    `ability die ${commander.die}${rank === 'chief' ? ' + 1' : ''}: radius ${ability.radius} in`,
    ability.move === '' ? '' : `moves ${ability.move}`,
    ability.army === 0 ? '' : `${signed(ability.army)} to withdraw`,
  ]
    .filter(Boolean)
    .join(', ');
};

/** A commander with his die, couriers and chips to mark off. */
const commanderRows = (commander: Commander, rank: Rank, at: Path, context: RosterContext): TableRow[] => {
  const couriers = couriersOf(commander, rank);
  const chips = context.options.hideRatings ? 0 : chipsOf(commander, rank, areChipsBought(context.file));
  const amount = context.points(at);
  const title = commander.name === '' ? '' : rank === 'chief' ? 'commander in chief' : 'brigade commander';
  return [
    ledgerRow(
      context,
      'commander',
      [
        { kind: 'symbol', symbol: rank === 'chief' ? 'general' : 'commander' },
        text(
          { text: rank === 'chief' ? chiefName(commander) : commanderName(commander), style: 'italic' },
          ...(title === '' ? [] : [{ text: `${APART}${title}`, style: 'soft' as const }]),
        ),
        { ...soft(radiusText(commander, rank, context)), span: COLUMNS - 4 },
        { kind: 'track', boxes: [...boxes(couriers, MOST_BOXES)].map((box) => ({ ...box, label: 'C' })) },
        chips === 0
          ? EMPTY
          : { kind: 'track', boxes: [...boxes(chips, MOST_BOXES)].map((box) => ({ ...box, label: 'chip' })) },
      ],
      amount === null ? EMPTY : figures(signed(amount)),
    ),
    ...noteRows(context, commander.notes),
  ];
};

const head = (context: RosterContext, title: string, note: string, at: Path): TableRow => {
  const amount = context.points(at);
  return ledgerRow(
    context,
    'head',
    note === ''
      ? [{ ...plain(title), span: COLUMNS }]
      : [
          { ...plain(title), span: 3 },
          { ...soft(note), span: COLUMNS - 3 },
        ],
    figures(amount === null ? '' : grouped(amount)),
  );
};

const groups = (context: RosterContext): TableGroup[] => {
  const { chiefs, brigades, direct } = context.army;
  return [
    ...(chiefs.length === 0
      ? []
      : [
          {
            rows: [
              head(context, 'Command', '', ['chiefs']),
              ...chiefs.flatMap((chief, index) => commanderRows(chief, 'chief', ['chiefs', index], context)),
            ],
          },
        ]),
    ...brigades.map((brigade, index) => {
      const at = ['brigades', index];
      const note = [
        counted(brigade.units.length, 'unit'),
        brigade.commanders.length === 0 ? 'no commander' : '',
      ]
        .filter(Boolean)
        .join(', ');
      return {
        rows: [
          head(context, brigadeName(brigade, index), note, at),
          ...noteRows(context, brigade.notes),
          ...brigade.commanders.flatMap((commander, place) =>
            commanderRows(commander, 'commander', [...at, 'commanders', place], context),
          ),
          ...unitRows(brigade.units, [...at, 'units'], context),
        ],
      };
    }),
    ...(direct.length === 0
      ? []
      : [
          {
            rows: [
              head(context, 'Under the commander in chief', counted(direct.length, 'unit'), ['direct']),
              ...unitRows(direct, ['direct'], context),
            ],
          },
        ]),
  ];
};

const ledger = (context: RosterContext): TableBlock => {
  const total = context.points([]);
  const sum: TableGroup[] =
    total === null
      ? []
      : [
          {
            rows: [
              ledgerRow(
                context,
                'total',
                [{ ...text({ text: 'Total, house costs', style: 'italic' }), span: COLUMNS }],
                figures(grouped(total)),
              ),
            ],
          },
        ];
  return {
    kind: 'table',
    style: 'ledger',
    columns: total === null ? LEDGER : [...LEDGER, POINTS_COLUMN],
    groups: [...groups(context), ...sum],
  };
};

/** More lines of remarks than these are not printed. */
const MOST_LINES = 16;

const remarks = ({ army, file, options }: RosterContext): NoteBlock[] => {
  if (options.hideNotes) return [];
  const lines = [
    ...(army.notes ?? '').split('\n'),
    file.origin?.note ?? '',
    ...NOTES.map(({ text: note }) => note),
  ]
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [
    {
      kind: 'note',
      title: 'Notes',
      lines: lines.slice(0, MOST_LINES).map((line) => ({ runs: [{ text: line, style: 'soft' }] })),
    },
  ];
};

const budgetText = (file: ArmyFile<Army>): string =>
  file.army.budget === null || budgetOf(file) !== 'points'
    ? 'house points'
    : `of ${grouped(file.army.budget)} house points`;

/** The roster of an army as a sheet model. Any army prints, legal or not; house costs are named as ours. */
export const roster = (file: ArmyFile<Army>, assessment: Assessment, options: SheetOptions): Sheet => {
  const context = rosterContext(file, assessment, options);
  const { army } = file;
  const total = context.points([]);
  return {
    title: file.name || 'Army without a name',
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm. ${SYSTEM.name} ${SYSTEM.edition}, inches.`,
    nation: army.nation,
    sum: total === null ? null : { total: grouped(total), of: budgetText(file) },
    marks: errorMarks(assessment.findings),
    body: [ledger(context), ...errorList(assessment.findings), ...remarks(context)],
    tail: tailBlocks(context),
    footer: sheetFooter({ ...SYSTEM, settings: SETTINGS }, file, assessment.findings, options, [
      strong('Stands:'),
      {
        text: ' at the framed box two are left and the unit stays only on a 6; of guns a box for two of the crew.',
      },
      strong(' T, D, R, R2:'),
      { text: ' test pending, disorganised, rout, second try to recover.' },
      strong(' C:'),
      { text: ' courier.' },
    ]),
    date: options.print.date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
