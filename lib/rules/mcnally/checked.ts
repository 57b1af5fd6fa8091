import { defineChecked } from '../core/contract/define-system';
import { pricedMcnally } from './priced';
import { assess, RULES } from './rules';
import type { Army } from './schema';

/** Will McNally's rules for the 18th century (MWAN 104, 2000), with its checks. */
export const checkedMcnally = defineChecked<Army>(pricedMcnally, { assess, rules: RULES });
