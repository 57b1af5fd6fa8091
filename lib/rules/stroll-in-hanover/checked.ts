import { defineChecked } from '../core/contract/define-system';
import { assess } from './assess';
import { pricedStrollInHanover } from './priced';
import { RULES } from './rules';
import type { Army } from './schema';

/** A Stroll in Hanover (2020), with its checks. */
export const checkedStrollInHanover = defineChecked<Army>(pricedStrollInHanover, { assess, rules: RULES });
