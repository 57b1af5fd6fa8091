import { askForPasskey } from '@/lib/accounts/passkeys';
import { bareRoute } from '../../../account-route';

/** Begins to sign in by passkey. */
export const POST = bareRoute(askForPasskey);
