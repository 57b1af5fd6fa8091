import type { ArmyFile } from '../core/army/document';
import type { Path } from '../core/army/path';
import { listed } from '../core/army/words';
import type { CensusNode } from '../core/check/census';
import type { Fix } from '../core/check/finding';
import type { Stats } from '../core/contract/assessment';
import { compareFractions, fromDecimal } from '../core/price/fraction';
import type { Facts } from './measure';
import type { SaidRule } from './schema';
import type { TermsWords } from './words';

/** Everything a check of the terms may look at. */
export type Judged = {
  readonly words: TermsWords;
  readonly facts: Facts;
  readonly file: ArmyFile;
  readonly stats: Stats;
};

/** Why an army breaks a rule. */
export type Breach = {
  /** the end of a sentence that begins with the rule: "here 4" */
  readonly found: string;
  /** the same in few words of its own, for lines of a table: "175 over" */
  readonly brief?: string;
  readonly at?: readonly Path[];
  /** it only wants more */
  readonly wanting?: true;
  readonly fix?: Fix;
  readonly advice?: string;
};

/** What a rule finds: the army's own value, and the breach if there is one. */
export type Outcome = { readonly value: string; readonly breach?: Breach };

/** The check of one kind of rule. */
export type Check<R extends SaidRule> = (rule: R, judged: Judged) => Outcome;

const MOST_NAMES = 4;

/** The names of some, and how many more there are. */
export const namesOf = (nodes: readonly CensusNode[]): string => {
  const names = nodes.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = nodes.length - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names);
};

/** True if there is more than is allowed, to the last decimal. */
export const isAbove = (used: number, allowed: number): boolean =>
  compareFractions(fromDecimal(used), fromDecimal(allowed)) > 0;
