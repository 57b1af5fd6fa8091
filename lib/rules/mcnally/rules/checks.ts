import checks from '@/data/mcnally/checks.json';
import type { Rule } from '../../core/check/rule';
import { type Checks, checkedBy } from '../../core/contract/checked';
import type { Facts } from '../survey';
import type { ArmId } from '../tables';
import type { UnitFacts } from '../unit-facts';

export type CheckCode = keyof typeof checks;

const CHECKS = checks as Checks<CheckCode>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly ArmId[] };

export type UnitRule = Rule<UnitFacts, Facts> & Arms;

/** A rule with the severity and section that data/mcnally/checks.json gives its code. */
export const checked = checkedBy<Facts, Arms>()(CHECKS);
