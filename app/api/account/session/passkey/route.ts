import { signInByPasskey } from '@/lib/accounts/passkeys';
import { usePasskeySchema } from '@/lib/accounts/schema';
import { accountRoute, MAX_PASSKEY } from '../../account-route';

/** Signs this browser in by a passkey. */
export const POST = accountRoute(usePasskeySchema, signInByPasskey, { most: MAX_PASSKEY });
