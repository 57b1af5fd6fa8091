import checks from '@/data/honours-of-war/checks.json';
import type { Rule } from '../../core/check/rule';
import { type Checks, checkedBy } from '../../core/contract/checked';
import type { Facts } from '../survey';
import type { Arm } from '../tables';
import type { UnitNode } from './nodes';

export type CheckCode = keyof typeof checks;

const CHECKS = checks as Checks<CheckCode>;

/** The arms a check of units can concern; absent = all. Units of other arms are not asked. */
type Arms = { readonly arms?: readonly Arm[] };

export type UnitRule = Rule<UnitNode, Facts> & Arms;

/** A rule with the severity and page that data/honours-of-war/checks.json gives its code. */
export const checked = checkedBy<Facts, Arms>()(CHECKS);
