import { defineChecked } from '../core/contract/define-system';
import { pricedHonoursOfWar } from './priced';
import { assess, RULES } from './rules';
import type { Army } from './schema';

/** Honours of War (2015), with its checks. */
export const checkedHonoursOfWar = defineChecked<Army>(pricedHonoursOfWar, { assess, rules: RULES });
