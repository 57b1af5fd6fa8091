import { type Cite, citeLabel } from '../../core/citation';
import type { ArmyFile } from '../../core/document';
import { signed } from '../../core/number';
import type { Cell } from '../../core/sheet';
import type { GridPart, Part, Section } from '../../core/sheet-parts';
import { filled, inchesIn } from '../distances';
import { type FilledTable, filledTable, HOUSE_TABLES } from '../house-tables';
import type { Army } from '../schema';
import { type SettingKey, settingOf } from '../settings';
import { survey } from '../survey';
import type { ArmId } from '../tables';
import { coefficientOf } from '../tariff';

/** What every section of the reference sheet draws on. */
export type ReferenceContext = {
  readonly files: readonly ArmyFile<Army>[];
  readonly scale: Army['scale'];
  /** the arms the sheet is cut to; null for all of it */
  readonly arms: ReadonlySet<ArmId> | null;
  /** true if the armies have fieldworks */
  readonly works: boolean;
};

/** Cut to the arms of the armies, or all of the rules, at a figure scale. */
export const referenceContext = (
  files: readonly ArmyFile<Army>[],
  cut: boolean,
  scale: Army['scale'],
): ReferenceContext => ({
  files,
  scale,
  arms: cut ? new Set(files.flatMap((file) => survey(file).units.map(({ arm }) => arm))) : null,
  works: files.some(({ army }) => army.works.length > 0),
});

/** True if any of these arms is on the table, or the sheet is for all. */
export const concerns = ({ arms }: ReferenceContext, ...wanted: readonly ArmId[]): boolean =>
  arms === null || wanted.some((arm) => arms.has(arm));

/** True if the armies play by this value of a setting; ours where there is no army. */
export const playsBy = ({ files }: ReferenceContext, key: SettingKey, value: string | boolean): boolean =>
  (files.length === 0 ? [{ settings: {} }] : files).some((file) => settingOf(file, key) === value);

export const cell = (value: string, style?: 'strong' | 'soft' | 'italic'): Cell => {
  if (value === '') return { kind: 'empty' };
  return { kind: 'text', runs: [style === undefined ? { text: value } : { text: value, style }] };
};

export const figure = (value: string, style?: 'strong' | 'mute'): Cell =>
  style === undefined ? { kind: 'number', text: value } : { kind: 'number', text: value, style };

/** A section; parts with nothing in them fall away, and with the last of them the section. */
export const section = (title: string, cite: Cite, parts: readonly Part[], note = ''): Section[] => {
  const full = parts.filter(
    (part) =>
      !(part.kind === 'words' && part.items.length === 0) &&
      !(part.kind === 'pairs' && part.pairs.length === 0) &&
      !(part.kind === 'grid' && part.rows.length === 0),
  );
  return full.length === 0 ? [] : [{ title, note, cite: citeLabel(cite), parts: full }];
};

/** Terms and what is to be said of them, distances filled in. */
export const said = (
  entries: readonly { readonly term: string; readonly text: string }[],
  { scale }: ReferenceContext,
): Part => ({
  kind: 'words',
  layout: 'run-in',
  items: entries.map(({ term, text }) => ({ term, text: filled(text, scale) })),
});

/** Results of a die, one line each. */
export const results = (
  entries: readonly { readonly term: string; readonly text: string }[],
  { scale }: ReferenceContext,
): Part => ({
  kind: 'words',
  layout: 'hanging',
  items: entries.map(({ term, text }) => ({ term, text: filled(text, scale) })),
});

/** Sentences with dashes before them. */
export const remarks = (lines: readonly string[], { scale }: ReferenceContext): Part => ({
  kind: 'words',
  layout: 'dashed',
  items: lines.map((line) => ({ term: '', text: filled(line, scale) })),
});

/** A lost table as the first army has filled it in that did; blank if none has. */
export const lostTable = (key: string, { files }: ReferenceContext): FilledTable => {
  const table = HOUSE_TABLES.find((each) => each.key === key);
  if (table === undefined) throw new RangeError(`No lost table ${key}`);
  const tried = files.map((file) => filledTable(file, table));
  return tried.find(({ origin }) => origin !== null) ?? filledTable({ tables: {} }, table);
};

/** Tables whose cells are distances, and one whose labels hold some. */
const DISTANCES = new Set(['movement', 'gun-movement', 'visibility', 'ranges']);
const MEASURED_LABELS = new Set(['defence']);

type Pick = { readonly rows?: (key: string) => boolean; readonly extra?: readonly [string, string][] };

/** A lost table as a grid: what is known in it, ruled blanks for the rest. */
export const lostGrid = (
  { table, rows }: FilledTable,
  { scale }: ReferenceContext,
  { rows: wanted = () => true, extra = [] }: Pick = {},
): GridPart => ({
  kind: 'grid',
  columns: [
    { title: '', width: null },
    ...table.columns.map((title) => ({
      title: title
        .replace(' order foot', '\norder')
        .replace('Rout (', 'Rout\n(')
        .replace('Strength ', 'Strength\n'),
      width: table.columns.length === 1 ? 2.4 : table.columns.length > 3 ? 1.5 : 1.8,
      align: 'center' as const,
    })),
  ],
  rows: [
    ...rows
      .filter(({ key }) => wanted(key))
      .map(({ label, cells }) => ({
        cells: [
          cell(MEASURED_LABELS.has(table.key) ? inchesIn(label, scale) : label),
          ...cells.map((value) =>
            value === null
              ? cell('')
              : figure(DISTANCES.has(table.key) ? inchesIn(value, scale) : value, 'strong'),
          ),
        ],
        ruled: cells.includes(null),
      })),
    ...extra.map(([label, value]) => ({ cells: [cell(label), figure(value, 'strong')] })),
  ],
});

/** What is to be said beside the title of a lost table: where its values are from, or that it is lost. */
export const lostNote = ({ origin, blanks }: FilledTable): string => {
  if (origin === null) return blanks === 0 ? '' : 'lost: fill in';
  return blanks === 0 ? origin : `${origin}; the rest lost`;
};

/** The bonus of regimental guns in force; ours, as the source has lost it. */
export const gunBonus = ({ files: [first] }: ReferenceContext): string =>
  `${signed(coefficientOf(first ?? { house: {} }, 'regimentalGuns'))} (house)`;
