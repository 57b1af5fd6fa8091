import type { ShootingBand, Two } from '@/lib/rules/core/contract/match-up';
import { numberOf } from '@/lib/rules/core/match-up/chances';

/** A part of the plot with a scale of its own. */
export type Panel = {
  readonly from: number;
  readonly to: number;
  /** the end of its scale, and what stands at its lines */
  readonly most: number;
  readonly ticks: readonly number[];
  readonly bands: readonly { readonly from: number; readonly to: number; readonly of: Two<number> }[];
};

/** Below this share of the nearest fire the far fire would be a flat line: it has a panel of its own. */
const FLAT = 0.4;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 5;

const panelOf = (bands: Panel['bands']): Panel => {
  const highest = Math.max(0.1, ...bands.flatMap(({ of }) => of));
  const step = STEPS.find((each) => highest / each <= MOST_TICKS) ?? highest;
  const ticks = Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
  const [first, last] = [bands[0], bands.at(-1)];
  return { from: first?.from ?? 0, to: last?.to ?? 0, most: highest * 1.08, ticks, bands };
};

/** One panel of all bands, or two where the far fire is much less than the near: muskets and guns, then guns alone. */
export const panelsOf = (bands: readonly ShootingBand[]): readonly Panel[] => {
  const drawn = bands.map(({ from, to, of: [a, b] }) => ({
    ...{ from, to },
    of: [numberOf(a), numberOf(b)] as const,
  }));
  if (drawn.length === 0) return [];
  const peak = Math.max(...drawn.flatMap(({ of }) => of));
  const far = drawn.findIndex(({ of }) => Math.max(...of) < FLAT * peak);
  return far > 0 ? [panelOf(drawn.slice(0, far)), panelOf(drawn.slice(far))] : [panelOf(drawn)];
};
