import { noteAt, pathKey } from '@/lib/rules/core/army/path';
import { type CostItem, type Costing, subtotals } from '@/lib/rules/core/price/costing';
import { type MinorPoints, minorPoints, NO_POINTS } from '@/lib/rules/core/price/points';
import type { SymbolName } from '@/lib/rules/core/sheet/symbol';
import type { Outline, OutlineRow, OutlineSection } from '@/lib/rules/core/tree/outline';
import { type PartOf, partWithin } from './parts';

/** Rows of one part, a formation's head counting as one. */
export const PART_ROWS = 60;

/** One row as the ledger draws it. */
export type OrderRow = {
  readonly id: string;
  readonly symbol: SymbolName;
  /** of a unit where units are numbered: "1.2" */
  readonly number?: string;
  readonly name: string;
  readonly type: string;
  /** what the player wrote about it */
  readonly note?: string;
  readonly command: boolean;
  /** what each column says; the first may be a choice of the row */
  readonly cells: readonly { readonly text: string; readonly odd: boolean }[];
  /** what is out of the ordinary in the other columns, where there is room for one only */
  readonly others: string;
  /** its points and how they are made up; null for an army without points */
  readonly price: {
    readonly points: MinorPoints;
    readonly item: Pick<CostItem, 'lines' | 'total'> | null;
  } | null;
};

export type OrderSection = {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** of all rows of the section, also of those in other parts */
  readonly points: MinorPoints | null;
  /** its first rows stand in the part before */
  readonly continued: boolean;
  readonly note?: string;
  readonly rows: readonly OrderRow[];
};

/** A part of an order of battle, small enough for a page: plain data, with the totals of the whole. */
export type OrderPart = {
  readonly columns: readonly string[];
  readonly sections: readonly OrderSection[];
  readonly place: PartOf;
  readonly total: MinorPoints | null;
};

type Slice = { readonly section: OutlineSection; readonly from: number; readonly to: number };

/** No section is begun where fewer rows are left. */
const LEAST = 5;

/** Formations stay whole where they can; one that is longer than a part is cut. */
const slicesOf = (sections: readonly OutlineSection[]): Slice[][] => {
  const parts: Slice[][] = [[]];
  let room = PART_ROWS;
  for (const section of sections) {
    const { length } = section.rows;
    let from = 0;
    do {
      const needed = length - from < PART_ROWS ? length - from + 1 : LEAST;
      if (needed > room) {
        parts.push([]);
        room = PART_ROWS;
      }
      const to = Math.min(length, from + room - 1);
      parts.at(-1)?.push({ section, from, to });
      room -= to - from + 1;
      from = to;
    } while (from < length);
  }
  return parts;
};

const isCommand = ({ kind }: OutlineRow): boolean =>
  kind === 'general' || kind === 'lieutenant' || kind === 'commander';

type Prices = {
  readonly items: ReadonlyMap<string, CostItem>;
  readonly sums: ReadonlyMap<string, MinorPoints>;
};

const pricesOf = (costing: Costing): Prices => ({
  items: new Map([...(costing.aside ?? []), ...costing.items].map((item) => [pathKey(item.at), item])),
  sums: subtotals(costing),
});

const orderRow = (row: OutlineRow, prices: Prices | null, army: unknown): OrderRow => {
  const { at, id, symbol, number, name, type, cells, choice } = row;
  const label = choice?.options.find(({ value }) => value === choice.value)?.label;
  const key = pathKey(at);
  const item = prices?.items.get(key);
  const note = noteAt(army, at);
  return {
    id,
    symbol,
    ...(number !== undefined && { number }),
    name,
    type,
    ...(note !== undefined && { note }),
    command: isCommand(row),
    cells: cells.map(({ text, odd }, index) => ({ text: index === 0 ? (label ?? text) : text, odd })),
    others: cells
      .slice(1)
      .filter(({ odd }) => odd)
      .map(({ text }) => text.toLowerCase())
      .join(', '),
    price: prices && {
      points: prices.sums.get(key) ?? NO_POINTS,
      item: item === undefined || item.lines.length === 0 ? null : { lines: item.lines, total: item.total },
    },
  };
};

/** The note of a section is at its beginning. */
const noteOf = ({ at }: OutlineSection, from: number, army: unknown): { note?: string } => {
  const note = from > 0 || at.length === 0 ? undefined : noteAt(army, at);
  return note === undefined ? {} : { note };
};

/**
 * The part of an order of battle that was asked for, counted from 1; the last where there are fewer. With the player's
 * notes if the army is given.
 */
export const orderPart = (
  { columns, sections }: Outline,
  costing: Costing | null,
  partNumber: number,
  army?: unknown,
): OrderPart => {
  const prices = costing === null ? null : pricesOf(costing);
  const visible = sections.filter(({ rows, kind }) => rows.length > 0 || kind === 'formation');
  const parts = slicesOf(visible);
  const part = partWithin(partNumber, parts.length);
  const slices = parts[part - 1] ?? [];
  const count = (list: readonly Slice[]) => list.reduce((sum, { from, to }) => sum + to - from, 0);
  const before = count(parts.slice(0, part - 1).flat());
  const sumOf = ({ rows }: OutlineSection) =>
    minorPoints(rows.reduce((sum, { at }) => sum + (prices?.sums.get(pathKey(at)) ?? NO_POINTS), 0));
  return {
    columns,
    sections: slices.map(({ section, from, to }) => ({
      id: section.id,
      title: section.title,
      detail: section.detail,
      points: prices ? sumOf(section) : null,
      continued: from > 0,
      ...noteOf(section, from, army),
      rows: section.rows.slice(from, to).map((row) => orderRow(row, prices, army)),
    })),
    place: {
      part,
      parts: parts.length,
      from: before + 1,
      to: before + count(slices),
      all: visible.reduce((sum, { rows }) => sum + rows.length, 0),
    },
    total: costing?.total ?? null,
  };
};
