import type { Finding } from '@/lib/rules/core/check/finding';
import { countFindings, type Standing as Legality, standingOf } from '@/lib/rules/core/check/finding';
import type { CombinedTerm, Terms } from '@/lib/rules/events/combine';
import { type ArmySights, type Judgement, judgeSeen } from '@/lib/rules/events/judge';
import type { Kit } from './kit';

/** An army that a pack is tried on: a ready-made one, or a list that was entered. */
export type TriedArmy = { readonly id: string; readonly name: string; readonly seen: ArmySights };

/** What terms make of an army. */
export const judgedUnder = ({ words }: Kit, terms: Terms, seen: ArmySights): Judgement =>
  judgeSeen(words, terms, seen);

/** How an army comes out, in a word and a number. */
export type EffectVerdict = { readonly legality: Legality; readonly errors: number };

export const verdictOf = ({ findings }: Pick<Judgement, 'findings'>): EffectVerdict => ({
  legality: standingOf(findings),
  errors: countFindings(findings).error,
});

/** An army whose verdict a change turned. */
export type TurnedArmy = {
  readonly id: string;
  readonly name: string;
  readonly was: EffectVerdict;
  readonly now: EffectVerdict;
};

const isSame = (a: EffectVerdict, b: EffectVerdict): boolean =>
  a.legality === b.legality && a.errors === b.errors;

/** A rule, and how many armies it makes illegal. */
type Turning = { readonly term: CombinedTerm; readonly count: number };

/** True for a finding that a rule makes an error: its own, or one of the book that it weighs so. */
const isOf = ({ slot, rule }: CombinedTerm, { code, severity, params, origin }: Finding): boolean =>
  severity === 'error' &&
  origin.kind === 'event' &&
  (params.slot === slot || (rule.kind === 'severity' && rule.code === code));

/** The rule that most armies break; undefined where every army keeps all of them. */
const turnsMost = ({ terms }: Terms, judgements: readonly Judgement[]): Turning | undefined =>
  terms
    .map((term) => ({
      term,
      count: judgements.filter(({ findings }) => findings.some((each) => isOf(term, each))).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0];

/** The verdicts that differ between two sets of terms, how all come out under the later, and which rule turns most. */
export const effectOf = (kit: Kit, before: Terms, now: Terms, armies: readonly TriedArmy[]) => {
  const outcomes = armies.map(({ id, name, seen }) => ({
    id,
    name,
    seen,
    judgement: judgedUnder(kit, now, seen),
  }));
  const verdicts = outcomes.map(({ id, name, seen, judgement }) => ({
    id,
    name,
    was: verdictOf(judgedUnder(kit, before, seen)),
    now: verdictOf(judgement),
  }));
  return {
    turned: verdicts.filter((each) => !isSame(each.was, each.now)) satisfies TurnedArmy[],
    legal: verdicts.filter((each) => each.now.legality === 'legal').length,
    of: verdicts.length,
    most: turnsMost(
      now,
      outcomes.map(({ judgement }) => judgement),
    ),
  };
};

/** What finding this is, to know it again under other terms. */
export const findingKey = ({ code, at, params, message }: Finding): string =>
  JSON.stringify([code, at, params.slot ?? message]);
