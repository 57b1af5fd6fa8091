import { subtotals } from '../core/costing';
import type { ArmyFile } from '../core/document';
import { grouped, signed } from '../core/number';
import { type Path, pathKey } from '../core/path';
import type { Box, Column, NoteBlock, Sheet, SheetOptions, TableBlock, TableRow } from '../core/sheet';
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
import { formationName, leaderName, unitName } from './names';
import { NOTES } from './notes';
import { tailBlocks } from './roster-tail';
import type { Army, Leader, Unit } from './schema';
import { SETTINGS, settingOf } from './settings';
import { ABILITIES, ARMS, NATIONS, PARTS, qualityOf, SYSTEM, TRAIT_IDS, TRAITS, TYPES } from './tables';

type Context = {
  readonly file: ArmyFile<Army>;
  readonly army: Army;
  readonly assessment: Assessment;
  readonly options: SheetOptions;
  /** whole points of a node; null when points are hidden or off */
  readonly points: (at: Path) => number | null;
  readonly led: ReadonlySet<string | undefined>;
};

const COLUMNS: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Quality', width: 17 },
  { title: 'Traits', width: 31 },
  { title: 'Move', width: 10 },
  { title: 'Dice', width: 31 },
  { title: 'Hits', width: 28 },
];

const POINTS_COLUMN: Column = { title: 'Points', width: 11, align: 'right' };

const row = (
  { points }: Context,
  kind: TableRow['kind'],
  cells: TableRow['cells'],
  amount: string,
): TableRow => ({ kind, cells: points([]) === null ? cells : [...cells, figures(amount)] });

/** What a player noted of the row above. */
const noteRows = (context: Context, notes: string | undefined): TableRow[] => {
  const note = (notes ?? '').replace(/\s+/g, ' ').trim();
  return note === '' || context.options.hideNotes
    ? []
    : [row(context, 'note', [EMPTY, { ...soft(note), span: COLUMNS.length - 1 }], '')];
};

const amountText = (amount: number | null): string => (amount === null ? '' : grouped(amount));

/** "3 at 1, 1 at 2" boxes, or the dice of a charge. */
export const diceText = (unit: Pick<Unit, 'type' | 'rifles' | 'shock'>): string => {
  const { dice, charge } = ARMS[TYPES[unit.type].arm];
  if (charge !== null) return `${charge} charging${unit.shock ? ', shock +1' : ''}`;
  const reach =
    unit.rifles && TYPES[unit.type].arm === 'light'
      ? dice.map(({ dice: count }) => ({ to: 3, dice: count }))
      : dice;
  return reach.map(({ to, dice: count }) => `${count} to ${to}`).join(', ');
};

/** A box for each hit, the last one done for; with a leader one more, hatched, which goes when he goes. */
export const hitBoxes = (hits: number, led: boolean): Box[] => [
  ...Array.from(
    { length: Math.min(hits, 12) },
    (_, index): Box => ({ kind: index + 1 === hits ? 'done' : 'plain' }),
  ),
  ...(led ? [{ kind: 'hatched' } as const] : []),
];

const unitRow = (context: Context, unit: Unit, at: Path): TableRow[] => {
  const { army, led, points } = context;
  const { arm, symbol, label } = TYPES[unit.type];
  const size =
    unit.guns !== undefined ? `${unit.guns} guns` : unit.men !== undefined ? `${grouped(unit.men)} men` : '';
  const kind = [unit.name === '' ? '' : label, size].filter(Boolean).join(', ');
  return [
    row(
      context,
      'row',
      [
        { kind: 'symbol', symbol },
        text(
          strong(unitName(unit)),
          ...(kind === '' ? [] : [{ text: `${APART}${kind}`, style: 'soft' as const }]),
        ),
        plain(qualityOf(unit.hits)),
        soft(
          TRAIT_IDS.filter((trait) => unit[trait])
            .map((trait) => TRAITS[trait].label)
            .join(', '),
        ),
        figures(`${ARMS[arm].move}`),
        soft(diceText(unit)),
        {
          kind: 'track',
          boxes: hitBoxes(
            unit.hits,
            led.has(unit.id) && settingOf({ settings: context.file.settings }, 'leaderVariant') !== true,
          ),
        },
      ],
      amountText(points(at)),
    ),
    ...noteRows(context, unit.notes),
    ...(army.leaders.filter(({ unit: with_ }) => with_ === unit.id).length > 1
      ? noteRows(context, 'More than one leader starts here.')
      : []),
  ];
};

const commandText = ({ formation }: Leader, { formations }: Army): string => {
  if (formation === 'army') return 'leads the army';
  const place = formations.findIndex(({ id }) => id === formation);
  const found = formations[place];
  return found === undefined ? 'leads nothing' : `leads ${formationName(found, place)}`;
};

const leaderRows = (context: Context): TableRow[] =>
  context.army.leaders.flatMap((leader, index) => {
    const { ability } = leader;
    const amount = context.points(['leaders', index]);
    const led = row(
      context,
      'commander',
      [
        { kind: 'symbol', symbol: 'general' },
        text(
          { text: leaderName(leader), style: 'italic' },
          { text: `${APART}${commandText(leader, context.army)}`, style: 'soft' },
        ),
        {
          ...soft(
            context.options.hideRatings ? '' : `${ABILITIES[ability].label}: ${ABILITIES[ability].effect}`,
          ),
          span: COLUMNS.length - 2,
        },
      ],
      amount === null || context.options.hideRatings ? '' : signed(amount),
    );
    return [led, ...noteRows(context, leader.notes)];
  });

const head = (context: Context, title: string, at: Path): TableRow =>
  row(context, 'head', [{ ...plain(title), span: COLUMNS.length }], amountText(context.points(at)));

const ledger = (context: Context): TableBlock => {
  const { army, points } = context;
  const list = (units: readonly Unit[], at: Path) =>
    units.flatMap((unit, index) => unitRow(context, unit, [...at, index]));
  const total = points([]);
  const leaders = leaderRows(context);
  return {
    kind: 'table',
    style: 'ledger',
    columns: total === null ? COLUMNS : [...COLUMNS, POINTS_COLUMN],
    groups: [
      ...(leaders.length === 0 ? [] : [{ rows: [head(context, 'Leaders', ['leaders']), ...leaders] }]),
      ...army.formations.map((formation, index) => ({
        rows: [
          head(context, formationName(formation, index), ['formations', index]),
          ...noteRows(context, formation.notes),
          ...list(formation.units, ['formations', index, 'units']),
        ],
      })),
      ...(army.reserve.length === 0
        ? []
        : [
            {
              rows: [
                head(context, army.formations.length === 0 ? 'Units' : 'In no formation', ['reserve']),
                ...list(army.reserve, ['reserve']),
              ],
            },
          ]),
      ...(total === null
        ? []
        : [
            {
              rows: [
                row(
                  context,
                  'total',
                  [{ ...text({ text: 'Total, house costs', style: 'italic' }), span: COLUMNS.length }],
                  grouped(total),
                ),
              ],
            },
          ]),
    ],
  };
};

const remarks = ({ army, file, options }: Context): NoteBlock[] => {
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
      lines: lines.map((line) => ({ runs: [{ text: line, style: 'soft' as const }] })),
    },
  ];
};

const budgetText = ({ budget }: Army): string =>
  budget === null ? 'house points' : `of ${grouped(budget)} house points`;

/** The roster of an army as a sheet model. Any army prints, legal or not; house costs are named as ours. */
export const roster = (file: ArmyFile<Army>, assessment: Assessment, options: SheetOptions): Sheet => {
  const { army } = file;
  const sums = assessment.costing === null || options.hidePoints ? null : subtotals(assessment.costing);
  const context: Context = {
    file,
    army,
    assessment,
    options,
    points: (at) => (sums === null ? null : (sums.get(pathKey(at)) ?? 0) / PARTS),
    led: new Set(army.leaders.map(({ unit }) => unit)),
  };
  const total = context.points([]);
  return {
    title: file.name || 'Army without a name',
    subtitle: `${NATIONS[army.nation]}, ${army.year}, ${army.scale} mm. ${SYSTEM.name}. Ranges and moves in boxes; a unit of foot is ${grouped(army.menPerFoot)} men.`,
    nation: army.nation,
    sum: total === null ? null : { total: grouped(total), of: budgetText(army) },
    marks: errorMarks(assessment.findings),
    body: [ledger(context), ...errorList(assessment.findings), ...remarks(context)],
    tail: tailBlocks(file, assessment),
    footer: sheetFooter({ ...SYSTEM, settings: SETTINGS }, file, assessment.findings, options, [
      strong('Hits:'),
      { text: ' at the last box the unit routs; a hatched box is a leader’s and goes with him.' },
    ]),
    date: options.print.date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
