import { deleteAccount } from '@/lib/accounts/delete-account';
import { accountRoute } from '../account-route';

/** Deletes my account with all that it owns. */
export const POST = accountRoute('POST /api/account/deletion', (asking, { body }) =>
  deleteAccount(asking, body),
);
