import { askForPasskey } from '@/lib/accounts/passkeys';
import { route } from '../../../../_http/route';
import { accountAnswer } from '../../../account-route';

/** Begins to sign in by passkey. */
export const POST = route(async ({ request }) => accountAnswer(await askForPasskey(request)));
