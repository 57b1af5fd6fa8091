import { clientOf } from '../api/client';
import type { ACCOUNT_CONTRACT } from './contract';
import type { ACCOUNT_ENDPOINTS } from './endpoints';
import type { ShownAccount } from './schema';

const ask = clientOf<typeof ACCOUNT_ENDPOINTS, typeof ACCOUNT_CONTRACT>();

/**
 * Whose account this browser is signed in to: asked once for each visit, as every page is the same for everybody in
 * this. Beside the other queries of accounts it would bring them and their library to every page.
 */
export const askShownAccount = async (): Promise<ShownAccount> => (await ask('GET /api/account')).account;
