import type { Block, Run, Sheet, TableBlock, TableGroup, TableRow } from '@/lib/rules/core/sheet';
import { blockHeight, columnWidths, stackHeight } from './block-height';
import { footerHeight, footerLines } from './footer';
import { type Chunk, chunkHeight, ledgerChunks, placeChunk } from './ledger-chunks';
import {
  DENSITIES,
  type Density,
  type DensityName,
  HEADER,
  MARGIN,
  MARK,
  PAPER,
  TAIL,
  textBlock,
} from './measures';

/** What stands on one page: whole blocks, and the part of a ledger that belongs here. */
export type PageBlock =
  | { readonly kind: 'whole'; readonly block: Block }
  | { readonly kind: 'ledger'; readonly table: TableBlock; readonly groups: readonly TableGroup[] };

export type Page = {
  readonly number: number;
  readonly blocks: readonly PageBlock[];
  /** height of the blocks in mm */
  readonly used: number;
  /** the tail stands at the foot of this page */
  readonly tail: boolean;
  readonly footer: readonly (readonly Run[])[];
};

/** A sheet divided into pages; every writer draws exactly these. */
export type Layout = { readonly density: DensityName; readonly pages: readonly Page[] };

/** Room for body and tail on a page in mm. */
export const bodyHeight = (sheet: Sheet, number: number): number => {
  const marks = sheet.marks.length === 0 ? 0 : sheet.marks.length * MARK.height + MARK.gap;
  const header = number === 1 ? HEADER.opening : HEADER.running;
  return PAPER[sheet.paper].height - MARGIN.top - MARGIN.bottom - header - marks - footerHeight(sheet);
};

/** Height of the tail with the space above it; 0 without one. */
export const tailHeight = (sheet: Sheet, density: Density): number =>
  sheet.tail.length === 0
    ? 0
    : TAIL.above + TAIL.rule + stackHeight(sheet.tail, textBlock(sheet.paper), density);

type Ledger = { kind: 'ledger'; table: TableBlock; groups: { rows: TableRow[] }[] };
type OpenPage = { blocks: (Ledger | { kind: 'whole'; block: Block })[]; used: number };

/** A piece of the body that is never split: a chunk of a ledger or any other block. */
type Piece =
  | { readonly kind: 'whole'; readonly block: Block; readonly height: number }
  | { readonly kind: 'chunk'; readonly table: TableBlock; readonly chunk: Chunk };

const pieces = ({ body, paper }: Sheet, density: Density): Piece[] =>
  body.flatMap((block): Piece[] => {
    const width = textBlock(paper);
    if (block.kind !== 'table' || block.style === 'grid') {
      return [{ kind: 'whole', block, height: blockHeight(block, width, density) }];
    }
    const widths = columnWidths(
      block.columns.map((column) => column.width),
      width,
    );
    return ledgerChunks(block, widths, density).map((chunk) => ({ kind: 'chunk', table: block, chunk }));
  });

const openLedger = ({ blocks }: OpenPage, table: TableBlock): Ledger | undefined => {
  const last = blocks.at(-1);
  return last?.kind === 'ledger' && last.table === table ? last : undefined;
};

const heightOn = (page: OpenPage, piece: Piece, density: Density): number =>
  piece.kind === 'whole'
    ? piece.height
    : chunkHeight(piece.chunk, openLedger(page, piece.table) === undefined, density);

const place = (page: OpenPage, piece: Piece): void => {
  if (piece.kind === 'whole') {
    page.blocks.push({ kind: 'whole', block: piece.block });
    return;
  }
  const ledger = openLedger(page, piece.table) ?? { kind: 'ledger', table: piece.table, groups: [] };
  if (ledger.groups.length === 0) page.blocks.push(ledger);
  placeChunk(ledger.groups, piece.chunk);
};

const filledPages = (sheet: Sheet, density: Density): OpenPage[] => {
  let page: OpenPage = { blocks: [], used: 0 };
  const pages = [page];
  const turn = (): void => {
    page = { blocks: [], used: 0 };
    pages.push(page);
  };
  const [opening, running] = [bodyHeight(sheet, 1), bodyHeight(sheet, 2)];
  const room = (): number => (pages.length === 1 ? opening : running) - page.used;
  for (const piece of pieces(sheet, density)) {
    if (heightOn(page, piece, density) > room() && page.blocks.length > 0) turn();
    page.used += heightOn(page, piece, density);
    place(page, piece);
  }
  if (tailHeight(sheet, density) > room() && page.blocks.length > 0) turn();
  return pages;
};

/**
 * Divides a sheet into pages by the heights of its rows, so that the PDF and the browser break at the same
 * places: rows and their notes stay whole, a heading keeps its first row, the tail is never split. Rows are set
 * tighter when that saves a page.
 */
export const paginate = (sheet: Sheet): Layout => {
  const regular = filledPages(sheet, DENSITIES.regular);
  const tight = regular.length > 1 ? filledPages(sheet, DENSITIES.tight) : regular;
  const density = tight.length < regular.length ? 'tight' : 'regular';
  const pages = density === 'tight' ? tight : regular;
  return {
    density,
    pages: pages.map(({ blocks, used }, index) => ({
      number: index + 1,
      blocks,
      used,
      tail: sheet.tail.length > 0 && index === pages.length - 1,
      footer: footerLines(sheet, `Sheet ${index + 1} of ${pages.length}.`),
    })),
  };
};
