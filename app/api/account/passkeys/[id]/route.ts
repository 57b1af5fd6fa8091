import { removePasskey } from '@/lib/accounts/passkeys';
import { accountRoute } from '../../account-route';

/** Removes a passkey of mine. */
export const DELETE = accountRoute('DELETE /api/account/passkeys/[id]', (asking, { params }) =>
  removePasskey(asking, params.id),
);
