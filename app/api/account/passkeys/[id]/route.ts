import { removePasskey } from '@/lib/accounts/passkeys';
import { route } from '../../../_http/route';
import { accountAnswer } from '../../account-route';

/** Removes a passkey of mine. */
export const DELETE = route<{ readonly id: string }>(async ({ request, params: { id } }) =>
  accountAnswer(await removePasskey(request, id)),
);
