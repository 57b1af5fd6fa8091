import { offerPasskey } from '@/lib/accounts/passkeys';
import { newPasskeySchema } from '@/lib/accounts/schema';
import { accountRoute } from '../../account-route';

/** Begins a new passkey. */
export const POST = accountRoute(newPasskeySchema, offerPasskey);
