import { amountOf, grouped } from '../core/army/number';
import type { LabelSheet, LabelStock } from '../core/sheet/sheet-parts';
import type { PaperEntry, PaperEvent, PaperOptions } from './paper-entry';

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
  subtitle: amountOf(entries.length, 'label'),
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
