import { offerPasskey } from '@/lib/accounts/passkeys';
import { accountRoute } from '../../account-route';

/** Begins a new passkey. */
export const POST = accountRoute('POST /api/account/passkeys/options', (asking, { body }) =>
  offerPasskey(asking, body),
);
