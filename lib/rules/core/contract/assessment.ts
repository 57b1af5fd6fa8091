import type { ArmyFile } from '../army/document';
import type { Finding } from '../check/finding';
import type { Costing } from '../price/costing';

export type StatValue = number | null | Readonly<Record<string, number>>;
export type Stats = Readonly<Record<string, StatValue>>;

/** What an army costs and counts. `costing` is null for a system (or army) without points. */
export type Pricing = {
  readonly costing: Costing | null;
  readonly stats: Stats;
};

/** What the builder knows after every keystroke: the army priced and checked. */
export type Assessment = Pricing & { readonly findings: readonly Finding[] };

/** How a system counts an army: once, with its prices, and what it tells in numbers from that. */
export type ArmyCounter<A, F> = {
  readonly factsOf: (file: ArmyFile<A>) => F;
  readonly statsOf: (facts: F) => Stats;
};

/** Prices an army: pure, without checks and parser. */
export const priceBy =
  <A, F extends Pick<Pricing, 'costing'>>({ factsOf, statsOf }: ArmyCounter<A, F>) =>
  (file: ArmyFile<A>): Pricing => {
    const facts = factsOf(file);
    return { costing: facts.costing, stats: statsOf(facts) };
  };

/** Prices, checks and counts an army: pure, without the parser; called on every keystroke. */
export const assessBy =
  <A, F extends Pick<Pricing, 'costing'>>(
    { factsOf, statsOf }: ArmyCounter<A, F>,
    findingsOf: (facts: F) => readonly Finding[],
  ) =>
  (file: ArmyFile<A>): Assessment => {
    const facts = factsOf(file);
    return { costing: facts.costing, findings: findingsOf(facts), stats: statsOf(facts) };
  };
