import type { PlateBody } from '@/lib/rules/core/sheet/plate';
import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { type Area, type DrawOp, scaled, shifted } from '../placed/mark';
import { bodyMarks } from './body-marks';
import { plateScale } from './plate-type';
import { type PlateRank, placesOf, ranksOf } from './ranks';

/** An army or a side to be drawn in its lines. */
export type PicturePlate = Pick<PlateSheet, 'bodies' | 'layout' | 'ink'>;

/** More than these are a grey field: names and blocks would be unreadable. */
export const MOST_DRAWN = { names: 16, bodies: 60, blocks: 240 } as const;

/** Whether commanders are named beside what is drawn. */
export const hasRoomForNames = ({ bodies }: PicturePlate): boolean => bodies.length <= MOST_DRAWN.names;

const countBlocks = ({ bodies }: PicturePlate): number =>
  bodies.reduce((sum, { blocks }) => sum + blocks.length, 0);

/** Whether an army is small enough to be seen in a picture. */
export const isDrawable = (plate: PicturePlate): boolean =>
  plate.bodies.length <= MOST_DRAWN.bodies &&
  countBlocks(plate) <= MOST_DRAWN.blocks &&
  countBlocks(plate) > 0;

/** What of a plate is drawn in small; its other words stand in no picture, and go nowhere. */
export const barePlate = ({ bodies, layout, ink }: PicturePlate): PicturePlate => ({
  bodies: bodies.map(({ id, names, head, blocks, white }) => ({
    id,
    names,
    head,
    about: '',
    blocks: blocks.map((block) => ({ ...block, title: '', detail: '' })),
    ...(white !== undefined && { white: '' }),
  })),
  layout,
  ink,
});

/** Broader lines are tried first, then the same in more ranks, until the army fills its room. */
const WIDTHS = [2000, 560, 420, 320, 240, 180, 130] as const;
const RANK_GAP = 5;

/** What is written on a small plate: nothing, who commands, or the names of units too. */
type Names = 'none' | 'heads' | 'all';

/** Not drawn larger than this many times the size of a plate on paper. */
const LARGEST = 1.5;

const bare = (body: PlateBody, names: 'none' | 'heads'): PlateBody => ({
  ...body,
  head: names === 'heads' ? body.head : '',
  about: '',
  ...(body.white !== undefined && { white: '' }),
  blocks: body.blocks.map((block) => ({ ...block, title: '', detail: '' })),
});

type RankBlock = { readonly ranks: readonly PlateRank[]; readonly width: number; readonly height: number };

/**
 * The army in small: its lines, as large as fits into `area`, in the middle of it.
 * @param area in the units of the picture
 */
export const smallPlate = (
  { bodies, layout, ink }: Pick<PlateSheet, 'bodies' | 'layout' | 'ink'>,
  area: Area,
  names: Names = 'none',
): DrawOp[] => {
  const scale = plateScale(1);
  const plain = names === 'all' ? bodies : bodies.map((body) => bare(body, names));
  const tried = WIDTHS.map((most): RankBlock => {
    const ranks = ranksOf({ bodies: plain, layout }, scale, most);
    return {
      ranks,
      width: Math.max(1, ...ranks.map(({ width }) => width)),
      height: ranks.reduce((sum, { height }) => sum + height, Math.max(0, ranks.length - 1) * RANK_GAP),
    };
  });
  const shareOf = ({ width, height }: RankBlock): number =>
    Math.min(area.width / width, area.height / Math.max(1, height));
  const [best] = tried.toSorted((a, b) => shareOf(b) - shareOf(a));
  if (best === undefined || best.ranks.length === 0) return [];
  const share = names === 'all' ? Math.min(LARGEST, shareOf(best)) : shareOf(best);
  let y = 0;
  const marks = best.ranks.flatMap((rank) => {
    const places = placesOf(rank, scale, best.width);
    const own = rank.bodies.flatMap((each, index) =>
      bodyMarks(each, places[index] ?? 0, y, rank.heights, scale, ink),
    );
    y += rank.height + RANK_GAP;
    return own;
  });
  const dx = area.x + (area.width - best.width * share) / 2;
  const dy = area.y + (area.height - best.height * share) / 2;
  return shifted(scaled(marks, share), dx, dy);
};
