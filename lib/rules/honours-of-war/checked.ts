import { defineChecked } from '../core/contract/define-system';
import { assess } from './assess';
import { pricedHonoursOfWar } from './priced';
import { RULES } from './rules';
import type { Army } from './schema';

/** Honours of War (2015), with its checks. */
export const checkedHonoursOfWar = defineChecked<Army>(pricedHonoursOfWar, { assess, rules: RULES });
