import type { PlateSheet } from '@/lib/rules/core/sheet/sheet-parts';
import { explanation } from './explanation';
import { type PlateScale, plateScale, SHARES } from './plate-type';
import { type PlateRank, ranksOf } from './ranks';

export const RANK_GAP = { least: 3, most: 13 } as const;

/** White at the left of an explanation beside a rank. */
export const BESIDE = 8;
/** From the top of a rank to the explanation beside it. */
export const LOWER = 3;

/** The place of the explanation: below the lines, or at the right of a rank, which is then as high as both need. */
type ExplanationPlace =
  | { readonly place: 'below'; readonly height: number }
  | { readonly place: 'beside'; readonly rank: number; readonly width: number; readonly height: number };

/** One plate: its ranks, and where it has the explanation. */
export type PlatePage = { readonly ranks: readonly PlateRank[]; readonly explained?: ExplanationPlace };

/** What there is room for: above the foot of the first plate and of the others, in mm. */
type Room = { readonly width: number; readonly first: number; readonly next: number };

/** An explanation as wide as it may be: two columns of samples, three and more. */
type Corner = { readonly width: number; readonly height: number };

const CORNERS = [84, 121, 158, 195] as const;

type Explanations = { readonly strip: number; readonly corners: readonly Corner[] };

const explanationsOf = (sheet: PlateSheet, width: number): Explanations => ({
  strip: explanation(sheet, width).height,
  corners: CORNERS.map((each) => ({ width: each, height: explanation(sheet, each).height })),
});

const highOf = (ranks: readonly PlateRank[]): number =>
  ranks.reduce((sum, { height }) => sum + height, Math.max(0, ranks.length - 1) * RANK_GAP.least);

/** Heights of the ranks of a plate: one is as high as the explanation beside it. */
export const rankHeightsOf = ({ ranks, explained }: PlatePage): number[] =>
  ranks.map(({ height }, index) =>
    explained?.place !== 'beside' || explained.rank !== index
      ? height
      : // below the last there is white
        Math.max(height, index === ranks.length - 1 ? explained.height - 1 : LOWER + explained.height),
  );

/** Whether the explanation may stand among the lines, or only at their end. */
type Among = 'end' | 'anywhere';

/** The explanation beside a rank: as far down and as narrow as it may be. */
const besideOf = (
  ranks: readonly PlateRank[],
  corners: readonly Corner[],
  width: number,
  spare: number,
  among: Among,
): ExplanationPlace | undefined => {
  if (ranks.length < 2) return;
  const ends = [...ranks.entries()].toReversed().slice(0, among === 'end' ? 1 : undefined);
  for (const [index, rank] of ends) {
    for (const corner of corners) {
      const explained = { place: 'beside', rank: index, ...corner } as const;
      const grown = (rankHeightsOf({ ranks, explained })[index] ?? 0) - rank.height;
      if (rank.width + corner.width + BESIDE <= width && grown <= spare) return explained;
    }
  }
  return;
};

/** The place of the explanation on a plate: in its narrow corner, else below, else anywhere with room for it. */
const explainedOn = (
  ranks: readonly PlateRank[],
  { strip, corners }: Explanations,
  width: number,
  high: number,
  among: Among,
): ExplanationPlace | undefined => {
  const spare = high - highOf(ranks);
  return (
    besideOf(ranks, corners.slice(0, 1), width, 0, 'end') ??
    (strip + RANK_GAP.least <= spare
      ? { place: 'below', height: strip }
      : besideOf(ranks, corners, width, spare, among))
  );
};

/** Ranks in pages, each as full as it may be; the explanation on the last. */
const pagesOf = (
  ranks: readonly PlateRank[],
  room: Room,
  explanations: Explanations,
  among: Among,
): PlatePage[] => {
  const pages: PlateRank[][] = [];
  for (const rank of ranks) {
    const last = pages.at(-1);
    const high = pages.length <= 1 ? room.first : room.next;
    if (last !== undefined && highOf([...last, rank]) <= high) last.push(rank);
    else pages.push([rank]);
  }
  if (pages.length === 0) pages.push([]);
  const high = pages.length === 1 ? room.first : room.next;
  const explained = explainedOn(pages.at(-1) ?? [], explanations, room.width, high, among);
  return explained === undefined
    ? [
        ...pages.map((each) => ({ ranks: each })),
        { ranks: [], explained: { place: 'below', height: explanations.strip } },
      ]
    : pages.map((each, index) => ({ ranks: each, ...(index === pages.length - 1 && { explained }) }));
};

type Setting = { readonly scale: PlateScale; readonly pages: readonly PlatePage[] };

/** A line stays in one rank where type is not set smaller than so much of what it would be in several. */
const WHOLE = 0.75;

/** The fewest plates, at the largest step that needs no more; lines whole where that costs little. */
const settingOf = (sheet: PlateSheet, room: Room, explanations: Explanations, among: Among): Setting => {
  let best: (Setting & { readonly share: number }) | undefined;
  for (const share of SHARES) {
    const scale = plateScale(share);
    const ranks = ranksOf(sheet, scale, room.width);
    const pages = pagesOf(ranks, room, explanations, among);
    if (best === undefined || pages.length < best.pages.length) best = { scale, pages, share };
    if (pages.length > 1) continue;
    if (share < best.share * WHOLE) break;
    if (ranks.every(({ again }) => !again)) return { scale, pages };
  }
  return best ?? { scale: plateScale(1), pages: [] };
};

/** A plate with its explanation at the end; among the lines where only that spares another plate. */
export const plateSetting = (sheet: PlateSheet, room: Room): Setting => {
  const explanations = explanationsOf(sheet, room.width);
  const usual = settingOf(sheet, room, explanations, 'end');
  if (usual.pages.length === 1) return usual;
  const other = settingOf(sheet, room, explanations, 'anywhere');
  return other.pages.length < usual.pages.length ? other : usual;
};
