import { keepPasskey } from '@/lib/accounts/passkeys';
import { accountRoute } from '../account-route';

/** Keeps a passkey that the browser has made. */
export const POST = accountRoute(
  'POST /api/account/passkeys',
  (asking, { body }) => keepPasskey(asking, body),
  201,
);
