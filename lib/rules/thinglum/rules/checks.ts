import CHECKS from '@/data/thinglum/checks.json';
import { type Checks, checkedBy } from '../../core/contract/checked';
import type { Facts } from '../survey';

type CheckCode = keyof typeof CHECKS;

/** A check with the severity and citation that the data give it. */
export const checked = checkedBy<Facts>()(CHECKS as Checks<CheckCode>);
