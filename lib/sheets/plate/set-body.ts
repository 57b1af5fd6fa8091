import { isPiece } from '@/lib/rules/core/sheet/arrange';
import type { PlateBlock, PlateBody } from '@/lib/rules/core/sheet/plate';
import { hasCrest } from './block';
import { leading, linesOf, longestOf, type PlateScale } from './plate-type';

/** A block with the lines that stand below it, turned. */
export type SetBlock = {
  readonly block: PlateBlock;
  readonly width: number;
  /** white that its text needs beside it, where that is broader */
  readonly room: number;
  readonly name: readonly string[];
  readonly detail: readonly string[];
  /** length of the longest line */
  readonly long: number;
};

/** A gun or work with the lines beside it. */
export type SetPiece = Omit<SetBlock, 'room' | 'long'> & { readonly height: number };

/** A formation with everything measured, in mm. */
export type SetBody = {
  readonly body: PlateBody;
  readonly width: number;
  readonly head: readonly string[];
  readonly about: readonly string[];
  readonly blocks: readonly SetBlock[];
  readonly rows: readonly (readonly SetPiece[])[];
  readonly white: readonly string[];
};

/** Heads are set in lines no narrower than this, of the longest name. */
const HEAD_WIDTH = 1.35;
const WHITE_WIDTH = 1.05;
/** Beside the content of a white formation. */
const WHITE_SIDE = 4;
const PIECE_WIDTH = 1.1;
/** Pieces stand side by side in rows so wide, or as wide as the blocks below them. */
const ROW_WIDTH = 2.6;

const setBlock = (block: PlateBlock, scale: PlateScale): SetBlock => {
  const name = linesOf(block.title, scale.longest, scale.name);
  const detail = linesOf(block.detail, scale.longest, scale.detail);
  const width = scale.block.width * block.breadth;
  const text = name.length * leading(scale.name) + detail.length * leading(scale.detail);
  return {
    block,
    width,
    room: Math.max(width, text + 0.4),
    name,
    detail,
    long: Math.max(longestOf(name, scale.name), longestOf(detail, scale.detail)),
  };
};

const setPiece = (block: PlateBlock, scale: PlateScale): SetPiece => {
  const limit = scale.longest * PIECE_WIDTH;
  const name = linesOf(block.title, limit, scale.name);
  const detail = linesOf(block.detail, limit, scale.detail);
  const text = name.length * leading(scale.name) + detail.length * leading(scale.detail);
  const long = Math.max(longestOf(name, scale.name), longestOf(detail, scale.detail));
  return {
    block,
    name,
    detail,
    width: scale.piece + 1 + long,
    height: Math.max(text, scale.piece * 0.7) + 0.8,
  };
};

const sum = (values: readonly number[], gap: number): number =>
  values.reduce((total, value) => total + value, Math.max(0, values.length - 1) * gap);

/** Pieces in rows no wider than `width`. */
const rowsOf = (pieces: readonly SetPiece[], width: number, gap: number): SetPiece[][] => {
  const rows: SetPiece[][] = [];
  for (const piece of pieces) {
    const last = rows.at(-1);
    if (
      last !== undefined &&
      sum(
        [...last, piece].map((each) => each.width),
        gap,
      ) <= width
    )
      last.push(piece);
    else rows.push([piece]);
  }
  return rows;
};

/** Breadth of blocks side by side. */
export const blocksWidth = (blocks: readonly SetBlock[], { gap }: PlateScale): number =>
  sum(
    blocks.map(({ room }) => room),
    gap,
  );

export const rowWidth = (row: readonly SetPiece[], { gap }: PlateScale): number =>
  sum(
    row.map(({ width }) => width),
    gap * 1.5,
  );

export const rowHeight = (row: readonly SetPiece[]): number =>
  row.reduce((most, { height }) => Math.max(most, height), 0);

/** A formation measured at a scale. */
export const setBody = (body: PlateBody, scale: PlateScale): SetBody => {
  const blocks = body.blocks.filter((block) => !isPiece(block)).map((block) => setBlock(block, scale));
  const pieces = body.blocks.filter(isPiece).map((block) => setPiece(block, scale));
  const wide = blocksWidth(blocks, scale);
  const rows = rowsOf(pieces, Math.max(wide, scale.longest * ROW_WIDTH), scale.gap * 1.5);
  const isWhite = body.blocks.length === 0;
  const whiteWidth = Math.max(
    scale.longest * WHITE_WIDTH,
    longestOf(body.head.split(' '), scale.head) + WHITE_SIDE,
  );
  const content = Math.max(wide, ...rows.map((row) => rowWidth(row, scale)), isWhite ? whiteWidth : 0);
  const limit = Math.max(content, scale.longest * HEAD_WIDTH);
  const inner = isWhite ? content - WHITE_SIDE : limit;
  const head = linesOf(body.head, inner, scale.head);
  const about = linesOf(body.about, inner, scale.about);
  const white = isWhite ? linesOf(body.white ?? '', inner, scale.about) : [];
  return {
    body,
    width: Math.max(content, longestOf(head, scale.head), longestOf(about, scale.about)),
    head,
    about,
    blocks,
    rows,
    white,
  };
};

/** A formation wider than the paper, in parts that are not. */
export const splitBody = (body: PlateBody, scale: PlateScale, width: number): SetBody[] => {
  const whole = setBody(body, scale);
  if (whole.width <= width || body.blocks.length < 2) return [whole];
  const half = Math.ceil(body.blocks.length / 2);
  const part = (blocks: readonly PlateBlock[], again: boolean): PlateBody => ({
    ...body,
    blocks,
    ...(again && { about: 'continued' }),
  });
  return [
    ...splitBody(part(body.blocks.slice(0, half), false), scale, width),
    ...splitBody(part(body.blocks.slice(half), true), scale, width),
  ];
};

/** Heights of the parts of a rank, the same for all that stand in it. */
export type RankHeights = {
  readonly head: number;
  readonly bracket: number;
  readonly rows: number;
  readonly crest: number;
  readonly block: number;
  readonly names: number;
};

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** White between a block and its name. */
export const NAME_GAP = 1.6;

const whiteHeight = ({ head, about, white }: SetBody, scale: PlateScale): number =>
  head.length * leading(scale.head) + (about.length + white.length) * leading(scale.about) + 6;

/** What formations in one rank need. */
export const rankHeights = (bodies: readonly SetBody[], scale: PlateScale): RankHeights => {
  const filled = bodies.filter(({ body }) => body.blocks.length > 0);
  const blocks = filled.flatMap((each) => each.blocks);
  const heights = {
    head: most(
      filled.map(
        ({ head, about }) => head.length * leading(scale.head) + about.length * leading(scale.about),
      ),
    ),
    bracket: filled.length === 0 ? 0 : scale.bracket + 0.8,
    rows: most(filled.map(({ rows }) => rows.reduce((total, row) => total + rowHeight(row), 0))),
    crest: blocks.some(({ block }) => hasCrest(block)) ? scale.crest : 0,
    block: blocks.length === 0 ? 0 : scale.block.height,
    names: blocks.length === 0 ? 0 : NAME_GAP + most(blocks.map(({ long }) => long)),
  };
  const needed = most(
    bodies.filter(({ body }) => body.blocks.length === 0).map((each) => whiteHeight(each, scale)),
  );
  return { ...heights, names: heights.names + Math.max(0, needed - totalHeight(heights)) };
};

export const totalHeight = ({ head, bracket, rows, crest, block, names }: RankHeights): number =>
  head + bracket + rows + crest + block + names;
