import type { ArmyFile } from '../core/army/document';
import type { Assessment } from '../core/contract/assessment';
import { factsOf } from './cost';
import { findingsOf } from './rules';
import type { Army } from './schema';
import { statsOf } from './stats';

/** Prices, checks and counts an army: pure, without the parser; called on every keystroke. */
export const assess = (file: ArmyFile<Army>): Assessment => {
  const facts = factsOf(file);
  const { costing } = facts;
  return { costing, findings: findingsOf(facts), stats: statsOf(facts, costing) };
};
