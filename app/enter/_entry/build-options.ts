import type { SystemCard } from '@/app/_components/army/system-card';
import type { EventHead, Pack } from '@/lib/events/schema';
import { eventTerms } from '@/lib/rules/core/army/document';
import type { PrintedPoints } from '@/lib/rules/core/price/points';
import { combine } from '@/lib/rules/events/combine';
import type { RuleKind, RuleOf } from '@/lib/rules/events/schema';

/** What the terms leave to choose for a new army. Plain data. */
export type BuildOptions = {
  readonly system: string;
  readonly nations: SystemCard['choices']['nations'];
  readonly years: readonly number[];
  readonly scale: string;
  readonly budget: PrintedPoints | null;
  /** what it is built under, as its file names it */
  readonly packs: readonly string[];
  readonly name: string;
};

/** What is left of the choices, or all where the terms leave nothing: a finding tells the rest. */
const within = <T>(choices: readonly T[], fits: (choice: T) => boolean): readonly T[] => {
  const left = choices.filter(fits);
  return left.length === 0 ? choices : left;
};

/** A new army as the terms want it: their nations, years, scale and points. */
export const buildOptions = (
  packs: readonly Pack[],
  card: SystemCard,
  { id, name }: Pick<EventHead, 'id' | 'name'>,
): BuildOptions => {
  const rules = combine(packs).terms.flatMap(({ rule }) => (rule.when === undefined ? [rule] : []));
  const ruleOf = <K extends Exclude<RuleKind, 'free'>>(kind: K) =>
    rules.find((rule): rule is RuleOf<K> & typeof rule => rule.kind === kind);
  const [nations, years, scale, points] = [
    ruleOf('nations')?.only,
    ruleOf('years'),
    ruleOf('scale')?.only,
    ruleOf('points'),
  ];
  const { choices } = card;
  return {
    system: card.id,
    nations: within(choices.nations, ({ value }) => nations?.includes(value) ?? true),
    years: within(choices.years, (year) => years === undefined || (year >= years.from && year <= years.to)),
    scale: within(choices.scales, ({ value }) => scale?.includes(value) ?? true)[0]?.value ?? '',
    budget: points?.max ?? choices.budget,
    packs: [eventTerms(id)],
    name,
  };
};
