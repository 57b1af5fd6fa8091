import { defineSystem } from '../core/contract/define-system';
import { checkedHonoursOfWar } from './checked';
import { compare } from './compare';
import type { Army } from './schema';

/** Honours of War (2015). */
export const honoursOfWar = defineSystem<Army>(checkedHonoursOfWar, { compare });
