import { type FilledPage, type Filler, filledColumns, type Item, packedColumns } from './columns';
import { countCut, type MarkBlock } from './mark';
import { type PartStyle, referenceStyle } from './part-style';
import { bodyHeight, type FrameSetting, type Half, settingOf } from './reference-frame';
import { layOutRow } from './section';

/** Steps between a sheet as designed and one as tight as can be read. */
const STEPS = 24;

/** Ways to set a sheet, the plainest first. */
const LAYOUTS: readonly Layout[] = [
  { columns: 2, flowing: false },
  { columns: 3, flowing: false },
  { columns: 3, flowing: true },
];

type Layout = { readonly columns: 1 | 2 | 3; readonly flowing: boolean };

/** For tables so full that they fit no column. */
const WHOLE_WIDTH: Layout = { columns: 1, flowing: false };

/** Space between sections. */
export const gapOf = (style: PartStyle): number => 0.7 + style.gap * 2.4;

/** In narrow columns symbols, boxes and hanging terms are no wider than these. */
const NARROW = { symbol: 5.8, box: 2.6, hang: 14.5 } as const;

const styleOf = ({ columns, flowing }: Layout, tightness: number, dense: boolean): PartStyle => {
  const style = { ...referenceStyle(tightness, dense), flowing };
  if (columns < 3 || !dense) return style;
  const { symbol, box, hang } = style;
  return {
    ...style,
    symbol: Math.min(symbol, NARROW.symbol),
    box: Math.min(box, NARROW.box),
    hang: Math.min(hang, NARROW.hang),
  };
};

/** All rows of a sheet, set as tightly as that. */
type Setup = {
  readonly style: PartStyle;
  readonly placed: readonly MarkBlock[];
  readonly items: readonly Item[];
};

const setUp = ({ sheet, rows, width, across }: FrameSetting, layout: Layout, tightness: number): Setup => {
  const style = styleOf(layout, tightness, sheet.dense);
  const placed = rows.map((row) => layOutRow(row, row.wide ? width : across, style, sheet));
  const items = placed.map(({ height }, index) => ({ height, wide: rows[index]?.wide ?? false }));
  return { style, placed, items };
};

/** In order; else as they fill the columns best, with as much order as that leaves. */
const FILLERS: readonly Filler[] = [filledColumns, ...[12, 8, 5, 3, 1.5, 0].map(packedColumns)];

const filled = (setting: FrameSetting, { items, style }: Setup, filler: Filler): FilledPage[] =>
  filler(items, setting.columns, (page) => bodyHeight(setting, page), gapOf(style));

const ROUNDS = 8;

/** The last page as low as its columns allow, so that they end together. */
const balanced = (setting: FrameSetting, setup: Setup, filler: Filler): readonly FilledPage[] => {
  let best = filled(setting, setup, filler);
  const last = best.length - 1;
  let [low, high] = [0, bodyHeight(setting, last)];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = (low + high) / 2;
    const tried = filler(
      setup.items,
      setting.columns,
      (page) => (page === last ? limit : bodyHeight(setting, page)),
      gapOf(setup.style),
    );
    if (tried.length > best.length || isOverfull(tried, setup, limit)) low = limit;
    else {
      high = limit;
      best = tried;
    }
  }
  return best;
};

/** True if a column of the last page is higher than the limit: a single item has no room. */
const isOverfull = (pages: readonly FilledPage[], { placed }: Setup, limit: number): boolean =>
  (pages.at(-1)?.columns ?? []).some(
    (column) => column.reduce((sum, index) => sum + (placed[index]?.height ?? 0), 0) > limit,
  );

/** Lines cut short, and sections higher than a page. */
const misfits = (setting: FrameSetting, { placed }: Setup): number =>
  placed.reduce(
    (sum, { marks, height }) => sum + (height > bodyHeight(setting, 0) ? 1 : 0) + countCut(marks),
    0,
  );

/** Pages that so much text needs, however well it is packed. */
const leastPages = (setting: FrameSetting, { items, style }: Setup): number => {
  const { columns } = setting;
  let left = items.reduce((sum, { height, wide }) => sum + (wide ? columns : 1) * (height + gapOf(style)), 0);
  let page = 0;
  do {
    left -= columns * (bodyHeight(setting, page) + gapOf(style));
    page += 1;
  } while (left > 0);
  return page;
};

/** The first way to fill columns that needs the fewest pages. */
const fullest = (setting: FrameSetting, setup: Setup): { filler: Filler; fewest: number } => {
  const least = leastPages(setting, setup);
  let best = { filler: filledColumns as Filler, fewest: Number.POSITIVE_INFINITY };
  for (const filler of FILLERS) {
    const fewest = filled(setting, setup, filler).length;
    if (fewest < best.fewest) best = { filler, fewest };
    if (best.fewest <= least) break;
  }
  return best;
};

/** A layout as tight as can be read, and how well it does: the less of each, in this order, the better. */
type Tightest = {
  readonly layout: Layout;
  readonly setting: FrameSetting;
  readonly setup: Setup;
  readonly filler: Filler;
  /** what does not fit, pages, flowing text */
  readonly worth: readonly [number, number, number];
};

const tightestOf = (half: Half, layout: Layout): Tightest => {
  const setting = settingOf(half, layout.columns);
  const setup = setUp(setting, layout, 1);
  const { filler, fewest } = fullest(setting, setup);
  return {
    layout,
    setting,
    setup,
    filler,
    worth: [misfits(setting, setup), fewest, layout.flowing ? 1 : 0],
  };
};

const compared = (one: Tightest, other: Tightest): number => {
  const at = one.worth.findIndex((value, index) => value !== other.worth[index]);
  return at === -1 ? 0 : (one.worth[at] ?? 0) - (other.worth[at] ?? 0);
};

export type ReferenceLayout = Setup & {
  readonly setting: FrameSetting;
  readonly pages: readonly FilledPage[];
  /** of `STEPS`: 0 as designed */
  readonly step: number;
};

/** The same layout as generously as it needs no more pages. */
const loosened = ({ layout, setting, setup, filler, worth: [unfit, fewest] }: Tightest): ReferenceLayout => {
  let best = setup;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const step = Math.floor((low + high) / 2);
    const tried = setUp(setting, layout, step / STEPS);
    if (filled(setting, tried, filler).length > fewest || misfits(setting, tried) > unfit) low = step + 1;
    else {
      high = step;
      best = tried;
    }
  }
  return { ...best, setting, pages: balanced(setting, best, filler), step: low };
};

/** Tables that are read at arm's length want broad columns. */
const layoutsFor = ({ sheet, words }: Half): readonly Layout[] =>
  sheet.dense || words ? LAYOUTS : LAYOUTS.slice(0, 1);

/** The fewest pages, in order and in plain paragraphs if that needs no more, and then as generously as can be. */
export const settledHalf = (half: Half): ReferenceLayout => {
  const tried = layoutsFor(half).map((layout) => tightestOf(half, layout));
  if (tried.every(({ worth: [misfit] }) => misfit > 0)) tried.push(tightestOf(half, WHOLE_WIDTH));
  return tried
    .filter((each) => tried.every((other) => compared(each, other) <= 0))
    .map(loosened)
    .reduce((best, each) => (each.step < best.step ? each : best));
};
