import { clientOf } from '../api/client';
import type { ACCOUNT_CARDS } from './endpoints';
import type { ShownAccount } from './schema';
import type { ACCOUNT_WIRE } from './wire';

const ask = clientOf<typeof ACCOUNT_CARDS, typeof ACCOUNT_WIRE>();

/**
 * Whose account this browser is signed in to: asked once for each visit, as every page is the same for everybody in
 * this. Beside the other queries of accounts it would bring them and their library to every page.
 */
export const askShownAccount = async (): Promise<ShownAccount> => (await ask('GET /api/account')).account;
