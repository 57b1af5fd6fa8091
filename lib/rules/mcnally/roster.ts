import type { ArmyFile } from '../core/document';
import { grouped } from '../core/number';
import type { Column, NoteBlock, Run, Sheet, SheetOptions, TableBlock, TableGroup } from '../core/sheet';
import {
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
import { brigadeName, generalName } from './names';
import { brigadierRows, generalLines } from './roster/command';
import { COLUMNS, isPriced, ledgerRow, noteRows, type RosterContext, rosterContext } from './roster/context';
import { tailBlocks } from './roster/tail';
import { fieldworkRows, unitRows } from './roster/units';
import type { Army } from './schema';
import { budgetTypeOf, SETTINGS } from './settings';
import { nationLabel } from './summary';
import { SYSTEM } from './tables';

const LEDGER: readonly Column[] = [
  { title: '', width: 10.5 },
  { title: 'Unit', width: null },
  { title: 'Men, guns', width: 18 },
  { title: 'Strength', width: 14 },
  { title: 'Basic morale as strength falls', width: 40 },
  { title: 'Fire, evade', width: 38 },
];

const POINTS_COLUMN: Column = { title: 'Points', width: 11, align: 'right' };

const head = (context: RosterContext, title: string, note: string, sum: number | null) =>
  ledgerRow(
    context,
    'head',
    note === ''
      ? [{ ...plain(title), span: COLUMNS }]
      : [
          { ...plain(title), span: 2 },
          { ...soft(note), span: COLUMNS - 2 },
        ],
    sum === null ? EMPTY : figures(grouped(sum)),
  );

const strengthOfList = (index: number, { facts }: RosterContext): string => {
  const sp = (facts.lists[index] ?? []).reduce((sum, unit) => sum + unit.sp, 0);
  return `${grouped(sp)} strength points`;
};

const brigadeGroups = (context: RosterContext): TableGroup[] =>
  context.army.brigades.map((brigade, index) => ({
    rows: [
      head(
        context,
        brigadeName(brigade, index),
        `${strengthOfList(index, context)}${brigade.brigadier === null ? ', no brigadier' : ''}`,
        context.points(['brigades', index]),
      ),
      ...noteRows(context, brigade.notes),
      ...brigadierRows(brigade, index, context),
      ...unitRows(context.facts.lists[index] ?? [], context),
    ],
  }));

const totalRow = (context: RosterContext) => {
  const { facts } = context;
  const total = context.points([]);
  return ledgerRow(
    context,
    'total',
    [
      { ...text({ text: 'Total', style: 'italic' }), span: 2 },
      {
        ...soft(
          `${grouped(facts.sp)} strength points, ${grouped(Number(context.assessment.stats.equivalents ?? 0))} standard units`,
        ),
        span: COLUMNS - 2,
      },
    ],
    total === null ? EMPTY : figures(grouped(total)),
  );
};

const ledger = (context: RosterContext): TableBlock => {
  const { army, points, facts } = context;
  const unassigned = facts.lists.at(-1) ?? [];
  return {
    kind: 'table',
    style: 'ledger',
    columns: isPriced(context) ? [...LEDGER, POINTS_COLUMN] : LEDGER,
    groups: [
      ...brigadeGroups(context),
      ...(army.works.length === 0
        ? []
        : [
            {
              rows: [
                head(context, 'Fieldworks', '', points(['works'])),
                ...fieldworkRows(army.works, context),
              ],
            },
          ]),
      ...(unassigned.length === 0
        ? []
        : [
            {
              rows: [
                head(context, 'Without a brigade', 'Under no brigadier', points(['unassigned'])),
                ...unitRows(unassigned, context),
              ],
            },
          ]),
      { rows: [totalRow(context)] },
    ],
  };
};

const remarks = ({ army, file, options }: RosterContext): NoteBlock[] => {
  if (options.hideNotes) return [];
  const { generals, notes } = army;
  const lines: Run[][] = [
    ...(notes ?? '').split('\n').map((line) => [{ text: line.trim() }]),
    ...generals.flatMap((general) =>
      general.notes
        ? [[{ text: `${generalName(general)}:`, style: 'strong' as const }, { text: ` ${general.notes}` }]]
        : [],
    ),
    ...(file.origin?.note ? [[{ text: file.origin.note, style: 'soft' as const }]] : []),
  ].filter((runs) => runs.some(({ text: words }) => words !== ''));
  return lines.length === 0
    ? []
    : [{ kind: 'note', title: 'Notes', lines: lines.slice(0, 16).map((runs) => ({ runs })) }];
};

/** "Austria, 1757, 15 mm: all distances two thirds." */
export const subtitle = (army: Army): string => {
  const size = army.scale === '15' ? `${army.scale} mm, distances at two thirds` : `${army.scale} mm`;
  const factor = army.factor === 1 ? '' : `, standard units times ${army.factor}`;
  return `${nationLabel(army)}, ${army.year}, ${size}${factor}. ${SYSTEM.name}. Distances in inches.`;
};

const UNITS = { points: 'house points', sp: 'strength points', unitEquivalents: 'standard units' } as const;

/** What the army amounts to, in the unit of its limit; nothing where points are hidden and count. */
const sum = (context: RosterContext): Sheet['sum'] => {
  const { army, file, assessment, facts, options } = context;
  const type = budgetTypeOf(file);
  const used =
    type === 'points'
      ? context.points([])
      : type === 'sp'
        ? facts.sp
        : Number(assessment.stats.equivalents ?? 0);
  if (used === null || (options.hidePoints && type === 'points')) return null;
  const limit = army.budget === null ? '' : `of ${grouped(army.budget)} `;
  return { total: grouped(used), of: `${limit}${UNITS[type]}` };
};

/**
 * The roster of an army as a sheet model: every unit with its strength points and the basic morale under each, generals,
 * fieldworks, the tests of play, findings, rules profile. Any army prints, legal or not.
 */
export const roster = (file: ArmyFile<Army>, assessment: Assessment, options: SheetOptions): Sheet => {
  const context = rosterContext(file, assessment, options);
  return {
    title: file.name || 'Army without a name',
    subtitle: subtitle(context.army),
    nation: context.army.nation,
    sum: sum(context),
    marks: errorMarks(assessment.findings),
    body: [...generalLines(context), ledger(context), ...errorList(assessment.findings), ...remarks(context)],
    tail: tailBlocks(context),
    footer: sheetFooter({ ...SYSTEM, settings: SETTINGS }, file, assessment.findings, options, [
      strong('Strength:'),
      { text: ' cross off from the left; the next open box is the basic morale.' },
      ...(context.points([]) === null
        ? []
        : [strong(' Points'), { text: ' are house costs: the rules print none.' }]),
    ]),
    date: options.print.date,
    paper: options.paper,
    ink: options.blackAndWhite ? 'bw' : 'colour',
  };
};
