import { defineChecked } from '../core/contract/define-system';
import { pricedStrollInHanover } from './priced';
import { assess, RULES } from './rules';
import type { Army } from './schema';

/** A Stroll in Hanover (2020), with its checks. */
export const checkedStrollInHanover = defineChecked<Army>(pricedStrollInHanover, { assess, rules: RULES });
