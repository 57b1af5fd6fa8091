import { cell, evenColumns, figure, grid } from '../../core/sheet/parts';
import type { GridPart } from '../../core/sheet/sheet-parts';
import { inchesIn } from '../distances';
import { hasOne, type ReferenceContext, type TableTrait } from '../sheet-context';
import { type FilledTable, filledTable, HOUSE_TABLES } from '../tables';

const FOOT = ['close-order', 'open-order', 'engineers'] as const;
const HORSE = ['heavy-cavalry', 'light-cavalry'] as const;
const GUNS = ['artillery'] as const;

type About = Readonly<Record<string, readonly TableTrait[]>>;

/** What the rows of the lost tables are about; the others are about everyone. */
const ROWS: Readonly<Record<string, About>> = {
  movement: {
    'close-order': ['close-order'],
    'open-order': ['open-order', 'engineers'],
    'heavy-cavalry': ['heavy-cavalry'],
    'light-cavalry': ['light-cavalry'],
    wagons: ['wagons', 'engineers'],
  },
  'gun-movement': {
    light: ['light-battery'],
    medium: ['medium-battery'],
    heavy: ['heavy-battery'],
    galloper: ['light-battery'],
  },
  ranges: {
    muskets: FOOT,
    rifles: ['open-order'],
    'light-guns': ['light-battery'],
    'medium-guns': ['medium-battery'],
    'heavy-guns': ['heavy-battery'],
    galloper: ['light-battery'],
    howitzers: GUNS,
  },
  'fire-factors': {
    'british-prussian': ['fire-bonus'],
    militia: ['militia'],
    canister: GUNS,
    'medium-range': GUNS,
    'long-range': GUNS,
  },
  'melee-factors': {
    cavalry: HORSE,
    guards: ['guards', 'british-guards', 'guard-horse'],
    grenadiers: ['grenadiers', 'british-grenadiers', 'horse-grenadiers'],
    cuirassiers: ['cuirassiers'],
    hussars: ['hussars'],
    'foot-horse': FOOT,
    'open-order': ['open-order', 'engineers', 'artillery'],
    deep: ['close-order', ...HORSE],
  },
};

/** What their columns are about, by title. */
const COLUMNS: About = {
  'Close order foot': ['close-order'],
  'Open order foot': ['open-order', 'engineers'],
  Mounted: HORSE,
  Wheeled: ['artillery', 'wagons', 'engineers'],
  Cavalry: HORSE,
  Infantry: FOOT,
};

/** A lost table as the first army has filled it in that did; blank if none has. */
export const lostTable = (key: string, { files }: ReferenceContext): FilledTable => {
  const table = HOUSE_TABLES.find((each) => each.key === key);
  if (table === undefined) throw new RangeError('No such lost table');
  const tried = files.map((file) => filledTable(file, table));
  return tried.find(({ origin }) => origin !== null) ?? filledTable({ tables: {} }, table);
};

/** Tables whose cells are distances, and one whose labels hold some. */
const DISTANCES = new Set(['movement', 'gun-movement', 'visibility', 'ranges']);
const MEASURED_LABELS = new Set(['defence']);

type Pick = { readonly rows?: (key: string) => boolean; readonly extra?: readonly [string, string][] };

const about = (traits: readonly TableTrait[] | undefined, context: ReferenceContext): boolean =>
  traits === undefined || hasOne(context, traits);

const headOf = (title: string): string =>
  title.replace(' order foot', '\norder').replace('Rout (', 'Rout\n(').replace('Strength ', 'Strength\n');

/** A lost table as a grid: what is known in it, ruled blanks for the rest; cut to the troops on the table. */
export const lostGrid = (
  { table, rows }: FilledTable,
  context: ReferenceContext,
  { rows: isWantedRow = () => true, extra = [] }: Pick = {},
): GridPart => {
  const { scale } = context;
  const inTable = <T>(cells: readonly T[]): T[] =>
    cells.filter((_, index) => about(COLUMNS[table.columns[index] ?? ''], context));
  const measured = (value: string): string => (DISTANCES.has(table.key) ? inchesIn(value, scale) : value);
  const titles = inTable(table.columns);
  return grid(
    [
      { title: '', width: null },
      ...evenColumns(
        titles.map((title) => headOf(title)),
        titles.length === 1 ? 2.4 : titles.length > 3 ? 1.65 : 1.8,
      ),
    ],
    [
      ...rows
        .filter(({ key }) => isWantedRow(key) && about(ROWS[table.key]?.[key], context))
        .map(({ label, cells }) => ({
          cells: [
            cell(MEASURED_LABELS.has(table.key) ? inchesIn(label, scale) : label),
            ...inTable(cells).map((value) => (value === null ? cell('') : figure(measured(value), 'strong'))),
          ],
          ruled: inTable(cells).includes(null),
        })),
      ...extra.map(([label, value]) => ({ cells: [cell(label), figure(value, 'strong')] })),
    ],
  );
};

/** What is to be said beside the title of a lost table: where its values are from, or that it is lost. */
export const lostNote = ({ origin, blanks }: FilledTable): string => {
  if (origin === null) return blanks === 0 ? '' : 'lost: fill in';
  return blanks === 0 ? origin : `${origin}; the rest lost`;
};
