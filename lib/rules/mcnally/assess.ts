import type { ArmyFile } from '../core/document';
import type { Assessment } from '../core/system';
import { armyCost } from './cost';
import { findingsOf } from './rules';
import type { Army } from './schema';
import { hasPoints } from './settings';
import { statsOf } from './stats';
import { survey } from './survey';

/** Prices, checks and counts an army: pure, without the parser; called on every keystroke. */
export const assess = (file: ArmyFile<Army>): Assessment => {
  const facts = survey(file);
  const costing = hasPoints(file) ? armyCost(facts) : null;
  facts.costing = costing;
  return { costing, findings: findingsOf(facts), stats: statsOf(facts, costing) };
};
