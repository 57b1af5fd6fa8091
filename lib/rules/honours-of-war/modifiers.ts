import fire from '@/data/honours-of-war/fire.json';
import melee from '@/data/honours-of-war/melee.json';
import type { Cite } from '../core/contract/citation';
import type { Condition } from './tags';

export type FireModifier = keyof typeof fire;
export type MeleeModifier = keyof typeof melee;

/**
 * One modifier of a die; `thrown` = counts on these faces of a D6, thrown each time; `firstRound` = only in the first
 * round of a melee. `sheet` false = counts nothing and is not printed. `joint` = printed on one line with another,
 * where both concern the armies.
 */
export type Modifier = Condition & {
  readonly label: string;
  readonly value: number;
  readonly cite: Cite;
  readonly sheet?: boolean;
  readonly thrown?: readonly number[];
  readonly firstRound?: boolean;
  readonly joint?: { readonly with: string; readonly label: string };
};

/** Modifiers of the firing die (p. 35 and the optional and national rules). */
export const FIRE = fire as Record<FireModifier, Modifier>;

/** Modifiers of the melee die (p. 35). */
export const MELEE = melee as Record<MeleeModifier, Modifier>;
