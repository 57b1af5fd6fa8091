import type { ACCOUNT_CARDS } from '@/lib/accounts/endpoints';
import type { ShownAccount } from '@/lib/accounts/schema';
import type { ACCOUNT_WIRE } from '@/lib/accounts/wire';
import { clientOf } from '@/lib/api/client';

const ask = clientOf<typeof ACCOUNT_CARDS, typeof ACCOUNT_WIRE>();

/** Asks the server whose account this is, once for each visit; with the library of queries it would bring that, too. */
export const askAccount = async (): Promise<ShownAccount> => (await ask('GET /api/account')).account;
