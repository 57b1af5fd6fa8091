import { MAX_SEARCH } from '@/lib/armies/limits';
import type { ArmyRef } from '@/lib/games/schema';
import { COMPARE, MATCH_UP } from '@/lib/pages';
import { readSharedLink } from '../_components/army/shared-link';

/** Where one side of a comparison comes from. */
export type SideQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'mine'; readonly id: string }
  | { readonly kind: 'ready'; readonly id: string }
  | { readonly kind: 'link'; readonly token: string; readonly pasted: string }
  | { readonly kind: 'no-link'; readonly pasted: string; readonly message: string };

export type CompareQuestion = {
  readonly a: SideQuestion;
  readonly b: SideQuestion;
  /** what my armies are searched for, where there are many */
  readonly find: string;
};

type Search = Record<string, string | string[] | undefined>;

const READY = 'ready:';

const textIn = (search: Search, key: string): string => {
  const value = search[key];
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
};

const linked = (pasted: string): SideQuestion => {
  const read = readSharedLink(pasted);
  if (!read.ok) return { kind: 'no-link', pasted, message: read.message };
  const token = /^\/s\/(.+)$/.exec(read.path)?.[1];
  return token === undefined
    ? {
        kind: 'no-link',
        pasted,
        message: 'This link opens all armies of a browser, not one to compare.',
      }
    : { kind: 'link', token, pasted };
};

const sideIn = (search: Search, key: 'a' | 'b'): SideQuestion => {
  const pasted = textIn(search, `${key}link`);
  if (pasted !== '') return linked(pasted);
  const army = textIn(search, key);
  if (army === '') return { kind: 'none' };
  return army.startsWith(READY)
    ? { kind: 'ready', id: army.slice(READY.length) }
    : { kind: 'mine', id: army };
};

/**
 * Reads `?a=&b=`: the id of an army of mine, or `ready:` and that of a ready-made one; `?alink=&blink=`: a share
 * link; `?find=`: words.
 */
export const compareQuestion = (search: Search): CompareQuestion => ({
  a: sideIn(search, 'a'),
  b: sideIn(search, 'b'),
  find: textIn(search, 'find').slice(0, MAX_SEARCH),
});

/** The same question as the parameters of one side of an address. */
export const sideParams = (side: SideQuestion, key: 'a' | 'b'): [string, string][] => {
  switch (side.kind) {
    case 'none':
      return [];
    case 'mine':
      return [[key, side.id]];
    case 'ready':
      return [[key, `${READY}${side.id}`]];
    case 'link':
    case 'no-link':
      return [[`${key}link`, side.pasted]];
  }
};

/** The address at which the two sides stand the other way round. */
export const swappedPath = ({ a, b }: Pick<CompareQuestion, 'a' | 'b'>): string =>
  `${COMPARE}?${new URLSearchParams([...sideParams(b, 'a'), ...sideParams(a, 'b')])}`;

/** The address at which the same two stand as a match-up. */
export const matchUpPath = ({ a, b }: Pick<CompareQuestion, 'a' | 'b'>): string =>
  `${MATCH_UP}?${new URLSearchParams([...sideParams(a, 'a'), ...sideParams(b, 'b')])}`;

/** The address of the same comparison with other parts of the two orders of battle. */
export const partsPath = (
  { a, b }: CompareQuestion,
  parts: { readonly a: number; readonly b: number },
): string =>
  `${COMPARE}?${new URLSearchParams([
    ...sideParams(a, 'a'),
    ...sideParams(b, 'b'),
    ['arows', String(parts.a)],
    ['brows', String(parts.b)],
  ])}`;

/** The value of a side in the list of armies. */
export const chosenValue = (side: SideQuestion): string => {
  if (side.kind === 'mine') return side.id;
  return side.kind === 'ready' ? `${READY}${side.id}` : '';
};

/** The army of a side of a comparison, as a game asks for it; null where none was chosen. */
export const armyRef = (side: SideQuestion): ArmyRef | null => {
  switch (side.kind) {
    case 'mine':
    case 'ready':
      return { kind: side.kind, id: side.id };
    case 'link':
      return { kind: 'link', token: side.token };
    case 'none':
    case 'no-link':
      return null;
  }
};
