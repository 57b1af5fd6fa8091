import { removePasskey } from '@/lib/accounts/passkeys';
import { bareRoute } from '../../account-route';

/** Removes a passkey of mine. */
export const DELETE = bareRoute<{ readonly id: string }>((asking, { id }) => removePasskey(asking, id));
