import type { Cite } from '../core/contract/citation';
import type { Terms } from './combine';
import { groupsIn } from './expressible';
import type { TermRule } from './schema';
import { groupLabel, type TermsWords } from './words';

/** What neither the book nor the terms limit, though half an army could be of it. */
export type PackAdvice = {
  readonly group: string;
  /** plural: "works" */
  readonly label: string;
  /** where the book prices it */
  readonly cite: Cite;
  /** what the pack frees where its writer wants it so */
  readonly slot: string;
};

/** The slot by which a pack says that a group is free on purpose. */
const freeSlot = (group: string): string => `limit:${group}`;

const isOf = (group: string, key: string): boolean => key === group || key.startsWith(`${group}:`);

/**
 * What a pack might limit and does not, as its system tells it; silent where the pack says that it is free.
 * @param rules of the pack itself
 */
export const packAdvice = (
  { terms }: Terms,
  rules: readonly TermRule[],
  words: TermsWords,
): readonly PackAdvice[] => {
  const spoken = terms.flatMap(({ rule }) => groupsIn(rule));
  const freed = new Set(rules.flatMap((rule) => (rule.kind === 'free' ? [rule.slot] : [])));
  return words.unlimited.flatMap(({ group, cite }) => {
    const slot = freeSlot(group);
    if (freed.has(slot) || spoken.some((key) => isOf(group, key))) return [];
    return [{ group, label: groupLabel(words, group), cite, slot }];
  });
};
