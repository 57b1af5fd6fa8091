import { shortHash } from '../core/contract/profile';
import type { Pack, SaidRule, TermRule } from './schema';
import { slotOf } from './slot';

/** A pack as a profile and a finding name it. */
export type PackName = {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** of its rules and what they stand on: equal hashes judge equally */
  readonly hash: string;
};

/** A rule in force, and the pack that says it. */
export type CombinedTerm = { readonly slot: string; readonly rule: SaidRule; readonly pack: PackName };

/** The terms of an event: packs one on top of the other. */
export type Terms = {
  /** the system they are for: that of the last pack; null without any */
  readonly system: string | null;
  readonly packs: readonly PackName[];
  readonly terms: readonly CombinedTerm[];
};

/** JSON with the keys of every object in order: equal values have one text, however they were written. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((each) => canonical(each ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
};

/** The name and hash of a pack. The hash is of what it judges by: not of its name, notes or sentences beside rules. */
export const packName = ({ id, name, version, system, rules }: Pack): PackName => ({
  id,
  name,
  version,
  hash: shortHash(canonical({ system, rules: rules.map(judging) })),
});

const judging = (rule: TermRule): Omit<TermRule, 'why'> => {
  if (rule.kind === 'free') return rule;
  const { why: _, ...rest } = rule;
  return rest;
};

/**
 * Packs in order, each on top of those before it: of two rules with one slot the later wins; `free` removes a rule of
 * an earlier pack. A slot keeps the place of its first rule.
 */
export const combine = (packs: readonly Pack[]): Terms => {
  const terms = new Map<string, CombinedTerm>();
  const names = packs.map(packName);
  for (const [index, pack] of packs.entries()) {
    for (const rule of pack.rules) {
      const slot = slotOf(rule);
      const name = names[index];
      if (rule.kind === 'free' || name === undefined) terms.delete(slot);
      else terms.set(slot, { slot, rule, pack: name });
    }
  }
  return { system: packs.at(-1)?.system ?? null, packs: names, terms: [...terms.values()] };
};
