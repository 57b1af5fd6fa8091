import game from '@/data/honours-of-war/game-tests.json';
import weather from '@/data/honours-of-war/reference/weather.json';
import type { GameState } from '../../core/game/state';
import type { Unit } from '../schema';
import type { Size, UnitClass } from '../tables';

const { rally, casualty, guns, pursuit, weather: changes, split } = game.tests;

/** How near the nearest enemy is when a unit rallies, as the table says it (p. 35). */
export type RallyBand = keyof typeof rally.off;

/** The rating of a general within reach of a unit that rallies; none = no general. */
export type RallyGeneral = keyof typeof rally.general | 'none';

/** Hits after a rally (p. 35-36): by nearest enemy, class and a general near it; a unit that was hit keeps one. */
export const ralliedHits = (
  hits: number,
  quality: UnitClass,
  band: RallyBand,
  general: RallyGeneral = 'none',
): number => {
  const off = rally.off[band][quality] + (general === 'none' ? 0 : rally.general[general]);
  return hits === 0 ? 0 : Math.max(rally.least, hits - off);
};

/** Ratings as casualties take them down (p. 13): the unrated general falls to dithering. */
const WORSE = {
  dashing: 'dependable',
  dependable: 'dithering',
  dithering: 'hurt',
  hurt: 'hurt',
  unrated: 'dithering',
} as const;

export type GameRating = keyof typeof WORSE;

/** The rating after a test of command casualties with this sum of two dice (p. 13). */
export const ratingAfter = (rating: GameRating, sum: number): GameRating =>
  sum >= casualty.from ? WORSE[rating] : rating;

/** True if the crew leaves its guns at four hits (p. 30, 32-33): in a block always as by fire. */
export const gunsAbandoned = (die: number, by: 'fire' | 'melee', inBlock = false): boolean =>
  guns.abandoned[inBlock ? 'fire' : by].includes(die);

/** What winning cavalry needs on the die to pursue (p. 33). */
export const pursuitNeeds = (quality: UnitClass, wished: boolean): number =>
  pursuit.needs - pursuit.class[quality] - (wished ? pursuit.wish : -pursuit.wish);

export type Season = keyof typeof weather.seasons;

/** The score of two dice that begins the table of a season. */
const FIRST_SCORE = 2;

/** The weather of a score in a season (p. 38-39). */
export const weatherOf = (score: number, season: Season): string =>
  weather.seasons[season].rolls[score - FIRST_SCORE] ?? '';

/** Weather from which every change leads back into the table: fog up, storm down (p. 38). */
const ALWAYS: Readonly<Record<string, number>> = changes.always;

/** The score after a die of changing weather (p. 38), never past the table (R50). */
export const weatherAfter = (score: number, die: number, season: Season): number => {
  const step = changes.steps[die - 1] ?? 0;
  const way = ALWAYS[weatherOf(score, season)];
  const last = FIRST_SCORE + weather.seasons[season].rolls.length - 1;
  return Math.min(last, Math.max(FIRST_SCORE, score + (way === undefined ? step : way * Math.abs(step))));
};

/** The sizes of the two parts of a unit that splits (p. 38, R56); null for a small one. Both keep its hits. */
export const splitSizes = ({ size }: Pick<Unit, 'size'>): readonly Size[] | null =>
  size === 'small' ? null : (split[size] as Size[]);

/**
 * True if more than half the units of a brigade are Done For, counted one by one and without transport (p. 37, R48).
 */
export const isBrigadeBroken = ({ setup, pieces }: GameState, brigade: string): boolean => {
  const units = setup.pieces.filter((piece) => piece.in === brigade && (piece.worth?.weight ?? 0) > 0);
  const gone = units.filter(({ id }) => pieces.get(id)?.conditions.state === 'done-for');
  return 2 * gone.length > units.length;
};
