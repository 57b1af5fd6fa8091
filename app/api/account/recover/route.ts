import { recover } from '@/lib/accounts/recover';
import { accountRoute } from '../account-route';

/** A new password by a recovery code; signs this browser in. */
export const POST = accountRoute('POST /api/account/recover', (asking, { body }) => recover(asking, body));
