import { arrange, type DrawnLine } from '@/lib/rules/core/sheet/arrange';
import { PLATE_WINGS, type PlateLine, type PlateWing } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import type { PlateScale } from './plate-type';
import { type RankHeights, rankHeights, type SetBody, splitBody, totalHeight } from './set-body';

/** Formations side by side: a line, or as much of it as the paper is wide. */
export type PlateRank = {
  readonly line: PlateLine;
  /** it continues the rank before */
  readonly again: boolean;
  readonly bodies: readonly { readonly set: SetBody; readonly wing: PlateWing }[];
  readonly heights: RankHeights;
  readonly height: number;
  /** of all its content, with the white between */
  readonly width: number;
};

const widthOf = (sets: readonly SetBody[], { bodyGap }: PlateScale): number =>
  sets.reduce((sum, { width }) => sum + width, Math.max(0, sets.length - 1) * bodyGap);

/** A line as ranks no wider than `width` mm. */
const ranksOfLine = ({ line, wings }: DrawnLine, scale: PlateScale, width: number): PlateRank[] => {
  const all = PLATE_WINGS.flatMap((wing) =>
    wings[wing].flatMap((body) => splitBody(body, scale, width)).map((set) => ({ set, wing })),
  );
  const rows: (typeof all)[] = [];
  for (const each of all) {
    const last = rows.at(-1);
    const joined =
      last === undefined
        ? 0
        : widthOf(
            [...last, each].map(({ set }) => set),
            scale,
          );
    if (last !== undefined && joined <= width) last.push(each);
    else rows.push([each]);
  }
  return rows.map((bodies, index) => {
    const sets = bodies.map(({ set }) => set);
    const heights = rankHeights(sets, scale);
    return {
      line,
      again: index > 0,
      bodies,
      heights,
      height: totalHeight(heights),
      width: widthOf(sets, scale),
    };
  });
};

/** All lines of a plate as ranks at a scale. */
export const ranksOf = (
  { bodies, layout }: Pick<PlateSheet, 'bodies' | 'layout'>,
  scale: PlateScale,
  width: number,
): PlateRank[] => arrange(bodies, layout).flatMap((line) => ranksOfLine(line, scale, width));

const starts = (sets: readonly SetBody[], from: number, gap: number): number[] => {
  let x = from;
  return sets.map(({ width }) => {
    const at = x;
    x += width + gap;
    return at;
  });
};

/** The most distance of wings, as a multiple of the breadth of their rank. */
const SPREAD = 1.5;

/**
 * The start of each formation of a rank, in the order of the wings: these at the edges, the centre between them.
 * @param width of the plate
 * @param broadest breadth of the broadest rank of the plate: wings are below wings
 * @param limit where the rank ends, if something else is at its right
 */
export const placesOf = (
  rank: PlateRank,
  scale: PlateScale,
  width: number,
  broadest = rank.width,
  limit = width,
): number[] => {
  const { bodyGap } = scale;
  const of = (wing: PlateWing) => rank.bodies.filter((each) => each.wing === wing).map(({ set }) => set);
  const [left, centre, right] = [of('left'), of('centre'), of('right')];
  const edge = Math.max(0, (width - broadest * SPREAD) / 2);
  const end = Math.min(limit, width - edge);
  const start = Math.min(edge, Math.max(0, end - rank.width));
  const rightAt = end - widthOf(right, scale);
  const free = start + (left.length === 0 ? 0 : widthOf(left, scale) + bodyGap);
  const last = (right.length === 0 ? end : rightAt - bodyGap) - widthOf(centre, scale);
  const middle = Math.max(free, Math.min(last, (width - widthOf(centre, scale)) / 2));
  return [
    ...starts(left, start, bodyGap),
    ...starts(centre, middle, bodyGap),
    ...starts(right, rightAt, bodyGap),
  ];
};
