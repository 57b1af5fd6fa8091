import { defineChecked } from '../core/contract/define-system';
import { pricedThinglum } from './priced';
import { assess, RULES } from './rules';
import type { Army } from './schema';

/** Hal Thinglum's rules for 25 mm figures (1997), with its checks. */
export const checkedThinglum = defineChecked<Army>(pricedThinglum, { assess, rules: RULES });
