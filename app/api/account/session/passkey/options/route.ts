import { askForPasskey } from '@/lib/accounts/passkeys';
import { accountRoute } from '../../../account-route';

/** Begins to sign in by passkey. */
export const POST = accountRoute('POST /api/account/session/passkey/options', (asking) =>
  askForPasskey(asking),
);
