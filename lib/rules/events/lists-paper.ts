import { grouped } from '../core/army/number';
import { capital, counted } from '../core/army/words';
import type { Sheet, TableBlock, TableRow } from '../core/sheet/sheet';
import { EMPTY, figures, plain, strong, text } from '../core/sheet/sheet-cells';
import type { LabelSheet, LabelStock } from '../core/sheet/sheet-parts';
import {
  footerOf,
  type PaperEntry,
  type PaperEvent,
  type PaperOptions,
  pointsCell,
  verdictText,
} from './paper-entry';

const EVENT_FRAME = { nation: '', sum: null, marks: [], tail: [], writing: null } as const;

const NUMBER = { title: 'No.', width: 10, align: 'right' } as const;

const listTable = (columns: TableBlock['columns'], rows: readonly TableRow[]): TableBlock => ({
  kind: 'table',
  style: 'ledger',
  columns,
  groups: [{ rows }],
});

/** The table of all lists of an event: for the wall, and for the one who runs the day. */
export const summarySheet = (
  event: PaperEvent,
  entries: readonly PaperEntry[],
  options: PaperOptions,
): Sheet => {
  const isMixed = new Set(entries.map(({ verdict }) => verdict.termsVersion)).size > 1;
  return {
    title: event.name,
    subtitle: `${event.when}. ${counted(entries.length, 'list')}`,
    ...EVENT_FRAME,
    body: [
      listTable(
        [
          NUMBER,
          { title: 'Player, list', width: null },
          { title: 'Nation', width: 32 },
          { title: capital(event.pointsWord), width: 16, align: 'right' },
          { title: 'Break', width: 12, align: 'right' },
          { title: 'Verdict', width: 40 },
          { title: 'State', width: 20 },
          { title: 'Code', width: 24 },
        ],
        entries.map((entry) => ({
          kind: 'row',
          cells: [
            figures(String(entry.number)),
            text(strong(entry.player), { text: ` ${entry.list}`, style: 'soft' }),
            plain(`${entry.nationLabel} ${entry.year}`),
            pointsCell(entry),
            entry.breakingPoint === null ? EMPTY : figures(grouped(entry.breakingPoint)),
            plain(
              isMixed ? `${verdictText(entry)}, terms ${entry.verdict.termsVersion}` : verdictText(entry),
            ),
            plain(entry.late ? `${entry.state}, late` : entry.state),
            plain(entry.code),
          ],
        })),
      ),
    ],
    footer: footerOf(event, options.date, null, null),
    ...options,
  };
};

/** A list and the first page of its roster in the booklet. */
export type IndexEntry = Pick<PaperEntry, 'number' | 'player' | 'list' | 'nationLabel' | 'year' | 'code'> & {
  readonly page: number;
};

/** The front of the booklet of all rosters. */
export const contentsSheet = (
  event: PaperEvent,
  entries: readonly IndexEntry[],
  options: PaperOptions,
): Sheet => ({
  title: event.name,
  subtitle: `${event.when}. All rosters`,
  ...EVENT_FRAME,
  body: [
    listTable(
      [
        NUMBER,
        { title: 'Player, list', width: null },
        { title: 'Nation', width: 44 },
        { title: 'Code', width: 28 },
        { title: 'Page', width: 14, align: 'right' },
      ],
      entries.map(({ number, player, list, nationLabel, year, code, page }) => ({
        kind: 'row',
        cells: [
          figures(String(number)),
          text(strong(player), { text: ` ${list}`, style: 'soft' }),
          plain(`${nationLabel} ${year}`),
          plain(code),
          figures(String(page)),
        ],
      })),
    ),
  ],
  footer: footerOf(event, options.date, null, null),
  ...options,
});

type FolderOptions = PaperOptions & {
  readonly stock: LabelStock;
  /** the first free label of a sheet that is partly used, from 1 */
  readonly start: number;
  readonly outlined: boolean;
};

/** Labels for the folders of the lists: whose it is, which, its number and code. */
export const folderLabels = (
  event: PaperEvent,
  entries: readonly PaperEntry[],
  { stock, start, outlined, ...options }: FolderOptions,
): LabelSheet => ({
  form: 'labels',
  stock,
  start,
  outlined,
  title: event.name,
  subtitle: counted(entries.length, 'label'),
  nation: '',
  sum: null,
  marks: [],
  labels: entries.map(({ number, player, list, nation, nationLabel, year, points, code, state }) => ({
    title: player,
    symbol: 'general',
    nation,
    number: String(number),
    values: points === null ? [] : [{ term: '', value: `${grouped(points)} ${event.pointsWord}` }],
    traits: [],
    words: list,
    details: [code, state, `${nationLabel} ${year}`, event.name],
    post: '',
  })),
  brief: event.terms,
  footer: {
    lines: [[{ text: `${event.rules}. Terms: ${event.terms}.` }], [{ text: options.date }]],
    code: null,
    link: null,
  },
  ...options,
});
