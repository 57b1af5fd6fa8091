import { grouped, signed } from '../army/number';
import type { ArmyContext, PrintedArmy } from '../contract/army-context';
import type { PrintedPoints } from '../price/points';
import type {
  Block,
  Column,
  LineBlock,
  NoteBlock,
  Run,
  Sheet,
  SheetPart,
  TableBlock,
  TableCell,
  TableGroup,
  TableRow,
} from './sheet';
import { EMPTY, figures, nameRuns, numberRuns, plain, soft, text } from './sheet-cells';
import { errorList, errorMarks } from './sheet-findings';
import {
  armyTitle,
  limitOfTerms,
  overruledNotes,
  printedOn,
  reconstructedMarks,
  sheetFooter,
} from './sheet-footer';
import type { SymbolName } from './symbol';

/** A unit, a leader or works: one row of the ledger, with what its system says of it. */
export type RosterRow = {
  readonly kind: 'commander' | 'row';
  readonly symbol: SymbolName;
  /** of the unit, or of those alike; none if absent or empty */
  readonly number?: string;
  readonly name: string;
  /** what it is, beside its name */
  readonly is?: string;
  /** columns that its name takes; 1 if absent */
  readonly span?: number;
  /** the cells after its name; the spans add up to the columns of the ledger */
  readonly cells: readonly TableCell[];
  readonly points: PrintedPoints | null;
  /** what is written under it; hidden with the notes */
  readonly notes?: readonly (string | undefined)[];
};

/** Rows under one heading. */
export type RosterGroup = {
  readonly title: string;
  readonly note?: string;
  readonly points: PrintedPoints | null;
  readonly notes?: string | undefined;
  /** left out if it is empty */
  readonly loose?: boolean;
  readonly rows: readonly RosterRow[];
  /** of a formation on its own page: what its player needs, at the foot; else absent */
  readonly tables?: readonly Block[];
};

/** What a system says of its roster; the rest is the same for all. */
export type Roster = {
  readonly subtitle: string;
  /** what the army amounts to, and its limit, in words of the system */
  readonly sum: {
    readonly used: PrintedPoints | null;
    readonly limit: PrintedPoints | null;
    readonly unit: string;
  };
  /** leaders of the whole army, above the ledger */
  readonly lines?: readonly LineBlock[];
  /** before the points */
  readonly columns: readonly Column[];
  /** columns that a heading takes with a note beside it */
  readonly headSpan: number;
  /** in mm */
  readonly pointsWidth?: number;
  readonly groups: readonly RosterGroup[];
  /** shown also without points if it has other content */
  readonly total: { readonly title: string; readonly note?: string };
  /** before the notes of the player */
  readonly reminders?: readonly NoteBlock[];
  /** the player's notes of the army and its generals */
  readonly notes: readonly (readonly Run[])[];
  /** what to remember of the rules, after them */
  readonly facts?: readonly string[];
  readonly tail: readonly Block[];
  /** the key to boxes and columns, in the footer */
  readonly key: readonly Run[];
};

type Context = ArmyContext<PrintedArmy>;

const POINTS_WIDTH = 11;

const amount = (points: PrintedPoints | null, kind: TableRow['kind']): TableCell => {
  if (points === null) return EMPTY;
  // a leader is added to the army
  return figures(kind === 'commander' ? signed(points) : grouped(points));
};

/** Makes rows of the ledger; the last cell is under the points and is dropped with them. */
const ledgerRows = (context: Context, { columns, headSpan }: Roster) => {
  const wide = columns.length;
  const priced = context.points([]) !== null;
  const row = (
    kind: TableRow['kind'],
    cells: readonly TableCell[],
    points: PrintedPoints | null,
  ): TableRow => ({
    kind,
    cells: priced ? [...cells, amount(points, kind)] : cells,
  });
  const notes = (all: readonly (string | undefined)[]): TableRow[] =>
    all.flatMap((each) => {
      const note = context.options.hideNotes ? '' : (each ?? '').replace(/\s+/g, ' ').trim();
      return note === '' ? [] : [row('note', [EMPTY, { ...soft(note), span: wide - 1 }], null)];
    });
  const entry = ({
    kind,
    symbol,
    number = '',
    name,
    is = '',
    span,
    cells,
    points,
    notes: own = [],
  }: RosterRow) => {
    const named = text(
      ...numberRuns(number),
      ...nameRuns(name, is, kind === 'commander' ? 'italic' : 'strong'),
    );
    return [
      row(
        kind,
        [{ kind: 'symbol', symbol }, span === undefined ? named : { ...named, span }, ...cells],
        points,
      ),
      ...notes(own),
    ];
  };
  const titled = (
    kind: 'head' | 'total',
    title: TableCell,
    note: string,
    points: PrintedPoints | null,
  ): TableRow =>
    row(
      kind,
      note === ''
        ? [{ ...title, span: wide }]
        : [
            { ...title, span: headSpan },
            { ...soft(note), span: wide - headSpan },
          ],
      points,
    );
  return { notes, entry, titled };
};

/** The head of a group and its rows; of one on a page of its own the head alone, until that page. */
const groupRows = (context: Context, roster: Roster, group: RosterGroup, headOnly: boolean): TableGroup => {
  const { notes, entry, titled } = ledgerRows(context, roster);
  const head = titled('head', plain(group.title), group.note ?? '', group.points);
  return { rows: headOnly ? [head] : [head, ...notes([group.notes]), ...group.rows.flatMap(entry)] };
};

const shownGroups = ({ groups }: Roster): readonly RosterGroup[] =>
  groups.filter(({ loose, rows }) => loose !== true || rows.length > 0);

const groupsOf = (context: Context, roster: Roster): TableGroup[] => {
  const { titled } = ledgerRows(context, roster);
  const { title, note = '' } = roster.total;
  const total = context.points([]);
  return [
    ...shownGroups(roster).map((group) => groupRows(context, roster, group, group.tables !== undefined)),
    ...(total === null && note === ''
      ? []
      : [{ rows: [titled('total', text({ text: title, style: 'italic' }), note, total)] }]),
  ];
};

const ledger = ({ points }: Context, roster: Roster, groups: readonly TableGroup[]): TableBlock => {
  const { pointsWidth = POINTS_WIDTH } = roster;
  const filled = groups.some(({ rows }) => rows.some(({ kind }) => kind === 'row' || kind === 'commander'));
  // heads alone have nothing to stand in the columns
  const columns = filled ? roster.columns : roster.columns.map((column) => ({ ...column, title: '' }));
  return {
    kind: 'table',
    style: 'ledger',
    columns:
      points([]) === null ? columns : [...columns, { title: 'Points', width: pointsWidth, align: 'right' }],
    groups,
  };
};

/** The formations that stand on their own pages. */
const partsOf = (context: Context, roster: Roster): SheetPart[] =>
  shownGroups(roster).flatMap((group) =>
    group.tables === undefined
      ? []
      : [{ body: [ledger(context, roster, [groupRows(context, roster, group, false)])], tail: group.tables }],
  );

const remarks = ({ file, options }: Context, { notes, facts = [] }: Roster): NoteBlock[] => {
  const last = [file.origin?.note ?? '', ...facts].map((line): Run[] => [
    { text: line.trim(), style: 'soft' },
  ]);
  const lines = [...notes, ...last].filter((runs) => runs.some(({ text: words }) => words !== ''));
  return options.hideNotes || lines.length === 0
    ? []
    : [{ kind: 'note', title: 'Notes', lines: lines.map((runs) => ({ runs })) }];
};

/** A small table for the foot of the last sheet. */
export const smallTable = (
  title: string,
  note: string,
  columns: readonly Column[],
  rows: readonly (readonly TableCell[])[],
): TableBlock => ({
  kind: 'table',
  style: 'grid',
  title,
  note,
  columns,
  groups: [{ rows: rows.map((cells) => ({ kind: 'row', cells })) }],
});

/** What the army amounts to: of what the terms allow where they limit the points, else of its own limit. */
const sumOf = ({ options, points }: Context, { used, limit, unit }: Roster['sum']): Sheet['sum'] => {
  const allowed = limitOfTerms(options.print);
  const total = points([]);
  if (allowed !== undefined && allowed !== null && total !== null) {
    return { total: grouped(total), of: `of ${allowed}` };
  }
  const own = limit === null ? '' : `of ${grouped(limit)} `;
  return used === null ? null : { total: grouped(used), of: `${own}${unit}` };
};

/** The roster of an army as a sheet model. Any army prints, legal or not. */
export const rosterSheet = (context: Context, roster: Roster): Sheet => {
  const { system, file, army, assessment, options } = context;
  const parts = partsOf(context, roster);
  const { sum, lines = [], reminders = [] } = roster;
  const { findings } = assessment;
  return {
    title: armyTitle(file),
    subtitle: roster.subtitle,
    nation: army.nation,
    sum: sumOf(context, sum),
    marks: [...errorMarks(findings), ...reconstructedMarks(file)],
    body: [
      ...lines,
      ledger(context, roster, groupsOf(context, roster)),
      ...errorList(findings),
      ...overruledNotes(options.print),
      ...reminders,
      ...remarks(context, roster),
    ],
    tail: roster.tail,
    ...(parts.length > 0 && { apart: parts }),
    footer: sheetFooter(system, file, findings, options, roster.key),
    ...printedOn(options),
  };
};
