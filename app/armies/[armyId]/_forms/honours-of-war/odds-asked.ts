import { create } from 'zustand';
import type { FireModifier, MeleeModifier } from '@/lib/rules/honours-of-war/modifiers';
import type { Fight } from '@/lib/rules/honours-of-war/odds-notes';

export type Cover = 'none' | 'lightCover' | 'heavyCover';

/** What the player asks of the odds; it holds from unit to unit, as far as it can be said of each. */
export type Asked = {
  readonly fight: Fight;
  /** row of targets and column of ranges, or of ways to fight */
  readonly target: number;
  readonly column: number;
  /** shots, or rounds of melee */
  readonly count: number;
  readonly cover: Cover;
  readonly fire: readonly FireModifier[];
  readonly melee: readonly MeleeModifier[];
  readonly supports: number;
  readonly atLight: boolean;
};

const STANDARD = 1;

/** Kept beside the page, so that it outlives a sheet that closes. */
export const useAsked = create<Asked>(() => ({
  fight: 'fire',
  target: STANDARD,
  column: 0,
  count: 1,
  cover: 'none',
  fire: [],
  melee: [],
  supports: 0,
  atLight: false,
}));

export const ask = (part: Partial<Asked>): void => useAsked.setState(part);
