import type { MinorPoints } from '../price/points';
import type { SymbolName } from '../sheet/symbol';
import type { Cite } from './citation';

export type CatalogueEntry = {
  readonly type: string;
  readonly label: string;
  readonly symbol: SymbolName;
  /** class or other short remark: "Superior" */
  readonly note: string;
  /** price of the default unit; null without points */
  readonly price: MinorPoints | null;
  readonly cite: Cite;
  /** why this army does not field it: shown dimmed, may still be added */
  readonly unavailable?: { readonly reason: string; readonly code: string };
  /** which lists take it */
  readonly into: 'unit' | 'works';
  /** the node to insert, except for its id */
  readonly node: Readonly<Record<string, unknown>>;
};

export type CatalogueGroup = {
  /** no two groups of a catalogue have the same */
  readonly title: string;
  /** a word or two for a narrow tab, where the first word of the title would not tell groups apart */
  readonly short?: string;
  /** "close order" */
  readonly note: string;
  readonly entries: readonly CatalogueEntry[];
};
