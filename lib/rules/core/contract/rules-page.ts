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

/** The checks of attached regiments in a sentence each, for the page of rules; ours. */
export const REGIMENT_TEXTS: Readonly<Record<string, string>> = {
  'regiment-years':
    'A regiment attached to a unit was in the field in the year of the army, as far as its years are known.',
  'regiment-troops':
    'A regiment attached to a unit was of the same kind of troops: foot for foot, horse for horse, hussars for light horse.',
  'regiment-nation':
    'A regiment attached to a unit fought for the nation of the unit. In a system without allied contingents this is only a note.',
  'regiment-strength':
    'The units of one regiment do not stand for more battalions or squadrons than it had, as far as that is known. Where the system does not say what a unit stands for, it counts as one.',
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

const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Places on the page of a system's rules, as its list of contents and the search lead to them. */
export const playAnchor = (title: string): string => `play-${keyOf(title)}`;
export const lineAnchor = (section: string, name: string): string => `${section}-${keyOf(name)}`;
export const tableAnchor = (title: string): string => `table-${keyOf(title)}`;
export const wordAnchor = (term: string): string => `word-${keyOf(term)}`;
export const rulingAnchor = (id: string): string => `ruling-${id.toLowerCase()}`;
export const settingAnchor = (key: string): string => `setting-${key}`;

/** Gives each of some places its own name: a second one of a name is numbered. */
export const distinct = (anchors: readonly string[]): string[] => {
  const times = new Map<string, number>();
  return anchors.map((anchor) => {
    const before = times.get(anchor) ?? 0;
    times.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before + 1}`;
  });
};
