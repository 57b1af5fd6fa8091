import { assessBy } from '../core/contract/assessment';
import { factsOf } from './cost';
import { findingsOf } from './rules';
import { statsOf } from './stats';

/** Prices, checks and counts an army. */
export const assess = assessBy({ factsOf, statsOf }, findingsOf);
