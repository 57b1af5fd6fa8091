import type { ShownAccount } from '@/lib/accounts/schema';
import { shownAccountQuery } from '@/lib/accounts/shown-queries';
import { fetchOnce } from './server-state';

/** Asks the server whose account this is; fetched after the page, as most pages need nothing else of what it takes. */
export const askAccount = (): Promise<ShownAccount> => fetchOnce(shownAccountQuery());
