import { signInByPasskey } from '@/lib/accounts/passkeys';
import { accountRoute } from '../../account-route';

/** Signs this browser in by a passkey. */
export const POST = accountRoute('POST /api/account/session/passkey', (asking, { body }) =>
  signInByPasskey(asking, body),
);
