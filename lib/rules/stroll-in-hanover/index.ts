import { defineSystem } from '../core/contract/define-system';
import { checkedStrollInHanover } from './checked';
import { compare } from './compare';
import type { Army } from './schema';

/** A Stroll in Hanover (2020). */
export const strollInHanover = defineSystem<Army>(checkedStrollInHanover, { compare });
