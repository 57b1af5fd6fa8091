import { FIRE, type FireModifier, MELEE, type MeleeModifier, type Modifier } from './modifiers';
import type { Unit } from './schema';
import { TYPES } from './tables';

/** Something that may bear on a die: its modifier, with words and page as the reference sheet has them. */
export type Circumstance<K> = Pick<Modifier, 'label' | 'value' | 'cite'> & { readonly key: K };

const circumstances = <K extends string>(table: Record<K, Modifier>, keys: readonly K[]): Circumstance<K>[] =>
  keys.map((key) => {
    const { label, value, cite } = table[key];
    return { key, label, value, cite };
  });

const pieceModifiers = ({ type }: Pick<Unit, 'type'>): FireModifier[] => {
  const { kind = 'gun', weight } = TYPES[type];
  const shell = kind === 'howitzer' || kind === 'unicorn';
  const shot = kind !== 'howitzer' && kind !== 'shuvalov';
  return [
    'headOfColumn',
    'twoDeep',
    ...(shot && weight === 'heavy' ? (['heavyAtWorks'] as const) : []),
    ...(shell ? (['shellAtWorks', 'shellAtCavalry'] as const) : []),
  ];
};

/** What may bear on a unit's shot beyond range, cover and class of target, in the order of the book (p. 35). */
export const fireCircumstances = (unit: Pick<Unit, 'type'>): Circumstance<FireModifier>[] =>
  circumstances(FIRE, [
    'moved',
    'hits',
    'difficult',
    'flank',
    ...(TYPES[unit.type].arm === 'artillery' ? pieceModifiers(unit) : []),
  ]);

/** What may bear on a unit's melee beyond cover, supports and the classes of the two (p. 35). */
export const meleeCircumstances = ({ type }: Pick<Unit, 'type'>): Circumstance<MeleeModifier>[] =>
  circumstances(MELEE, [
    'hits',
    'uphill',
    'flank',
    ...(TYPES[type].arm === 'artillery' ? [] : (['column'] as const)),
  ]);

/** Units in support count one each, two at the most (p. 30, 35). */
export const MOST_SUPPORTS = 2;

/** The modifiers of this many supports. */
export const supports = (count: number): MeleeModifier[] =>
  Array.from({ length: Math.min(count, MOST_SUPPORTS) }, () => 'support');
