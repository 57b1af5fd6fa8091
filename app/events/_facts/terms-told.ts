import 'server-only';
import type { EventTerms } from '@/lib/events/schema';
import { isSystemId, loadSystem } from '@/lib/rules';
import { capital } from '@/lib/rules/core/army/words';
import type { Cite } from '@/lib/rules/core/contract/citation';
import type { System } from '@/lib/rules/core/contract/system';
import { type CombinedTerm, combine } from '@/lib/rules/events/combine';
import { whyNotChecked } from '@/lib/rules/events/expressible';
import type { SaidRule } from '@/lib/rules/events/schema';
import { ruleSentence } from '@/lib/rules/events/sentence';
import { writePack } from '@/lib/rules/events/text';
import { type TermsWords, termsWords } from '@/lib/rules/events/words';

/** One term as players read it. */
export type TermLine = {
  readonly slot: string;
  /** what it demands, in one sentence */
  readonly text: string;
  /** what the organiser says beside it, and how it weighs */
  readonly beside: string;
  /** its page; null for what is the organiser's own */
  readonly cite: Cite | null;
};

/** The terms of an event in words. Plain data. */
export type TermsTold = {
  readonly lines: readonly TermLine[];
  readonly packs: readonly {
    readonly name: string;
    readonly version: number;
    readonly notes: string | null;
  }[];
  /** the short hash of all of them */
  readonly hash: string;
  /** as text that reads back */
  readonly asText: string;
};

const WEIGHS = { error: '', warning: 'a warning if broken', info: 'only noted if broken' };

const besideOf = (rule: SaidRule, words: TermsWords): string => {
  const isByHand = rule.kind === 'note' || whyNotChecked(rule, words) !== undefined;
  const weighs = rule.kind === 'severity' ? '' : WEIGHS[rule.severity];
  const remarks = [rule.why ?? '', isByHand ? 'the organisers see to it by hand' : weighs];
  return remarks
    .filter(Boolean)
    .map((each) => capital(each.replace(/\.$/, '')))
    .join('. ');
};

const lineOf = ({ slot, rule }: CombinedTerm, words: TermsWords): TermLine => ({
  slot,
  text: ruleSentence(rule, words),
  beside: besideOf(rule, words),
  cite: rule.cite ?? null,
});

/** The system that an event is played by. */
export const systemOf = async (id: string): Promise<System> => {
  if (!isSystemId(id)) throw new Error(`A stored event is of the unknown system ${id}`);
  return loadSystem(id);
};

/** Terms as they were saved, each rule in a sentence with its page. */
export const termsTold = async ({ packs, hash }: EventTerms, system: System): Promise<TermsTold> => {
  const words = termsWords(system, await system.census());
  return {
    lines: combine(packs).terms.map((term) => lineOf(term, words)),
    packs: packs.map(({ name, version, notes }) => ({ name, version, notes: notes ?? null })),
    hash: `${hash.slice(0, 4)} ${hash.slice(4, 8)}`,
    asText: packs.map((pack) => writePack(pack, words)).join('\n\n'),
  };
};
