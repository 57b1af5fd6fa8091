import { changePassword } from '@/lib/accounts/change-password';
import { accountRoute } from '../account-route';

/** A new password; all other devices are signed out. */
export const PUT = accountRoute('PUT /api/account/password', (asking, { body }) =>
  changePassword(asking, body),
);
