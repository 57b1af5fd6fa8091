import { keepPasskey } from '@/lib/accounts/passkeys';
import { keepPasskeySchema } from '@/lib/accounts/schema';
import { accountRoute, MAX_PASSKEY } from '../account-route';

/** Keeps a passkey that the browser has made. */
export const POST = accountRoute(keepPasskeySchema, keepPasskey, { done: 201, most: MAX_PASSKEY });
