import { ACCOUNTS, ACCOUNTS_AT_LENGTH } from './accounts';
import type { Attack } from './attack';
import { GAMES, GAMES_AT_LENGTH } from './games';
import { QUOTAS, QUOTAS_AT_LENGTH } from './quotas';
import { REQUESTS } from './requests';
import { TEXTS } from './texts';

/** Attacks that were found once, and the usual ones; bounded, on loopback, at an end by themselves. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  ...REQUESTS,
  ...TEXTS,
  ...GAMES,
  ...QUOTAS,
  ...ACCOUNTS,
};

/** Those with others that take long. */
export const ATTACKS_AT_LENGTH: Readonly<Record<string, Attack>> = {
  ...ATTACKS,
  ...GAMES_AT_LENGTH,
  ...QUOTAS_AT_LENGTH,
  ...ACCOUNTS_AT_LENGTH,
};
