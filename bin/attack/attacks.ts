import { ACCOUNTS } from './accounts';
import type { Attack } from './attack';
import { QUOTAS } from './quotas';
import { REQUESTS } from './requests';
import { TEXTS } from './texts';

/** Each attack that was ever found, and the usual ones; bounded, on loopback, at an end by itself. */
export const ATTACKS: Readonly<Record<string, Attack>> = { ...REQUESTS, ...TEXTS, ...QUOTAS, ...ACCOUNTS };
