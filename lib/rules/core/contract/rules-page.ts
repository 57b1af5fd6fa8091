import type { HouseTable } from '../price/house';
import type { Cite } from './citation';

/** A table of the rules page. Cells are words; `align` is that of a column. */
export type RulesTable = {
  readonly title: string;
  readonly note?: string;
  readonly cite?: Cite;
  readonly columns: readonly { readonly title: string; readonly align?: 'right' }[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly cite?: Cite }[];
};

/** One decision of ours where the source is silent or contradicts itself. */
export type Ruling = {
  /** "R24"; its anchor is `ruling-r24` */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  /** the setting that switches it */
  readonly setting?: string;
  /** where else it is decided: a field of the army or unit */
  readonly where?: string;
};

/** What the rules page of a system tells beside its checks and settings. Loaded on demand. */
export type RulesPage = {
  /** the book's own words */
  readonly words: readonly { readonly term: string; readonly text: string; readonly cite: Cite }[];
  /** prices, nations, troops: whatever the system has tables of */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly lede?: string;
    readonly tables: readonly RulesTable[];
  }[];
  /** a sentence for each check, by code */
  readonly checkTexts: Readonly<Record<string, string>>;
  /** printed facts that can never be a finding, or need two armies */
  readonly notes: readonly { readonly code: string; readonly text: string; readonly cite: Cite }[];
  readonly rulings: readonly Ruling[];
};

/** The tables to fill in, with what is known in them. */
export const blankTables = (tables: readonly HouseTable[]): RulesTable[] =>
  tables.map(({ title, cite, columns, rows }) => ({
    title,
    cite,
    columns: [{ title: '' }, ...columns.map((column) => ({ title: column }))],
    rows: rows.map(({ label, given = [] }) => ({
      cells: [label, ...columns.map((_, index) => given[index] ?? '')],
    })),
  }));
