import { defineSystem } from '../core/contract/define-system';
import { checkedMcnally } from './checked';
import { compare } from './compare';
import type { Army } from './schema';

/** Will McNally's rules for the 18th century (MWAN 104, 2000). */
export const mcnally = defineSystem<Army>(checkedMcnally, { compare });
