import { defineChecked } from '../core/contract/define-system';
import { pricedOneHourNapoleonic } from './priced';
import { assess, RULES } from './rules';
import type { Army } from './schema';

/** One Hour Napoleonic (2024), with its checks. */
export const checkedOneHourNapoleonic = defineChecked<Army>(pricedOneHourNapoleonic, {
  assess,
  rules: RULES,
});
