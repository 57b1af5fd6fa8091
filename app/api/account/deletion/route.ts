import { deleteAccount } from '@/lib/accounts/delete-account';
import { confirmSchema } from '@/lib/accounts/schema';
import { accountRoute } from '../account-route';

/** Deletes my account with all that it owns. */
export const POST = accountRoute(confirmSchema, (asking, body) => deleteAccount(asking, body));
