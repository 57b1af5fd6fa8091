import { signIn } from '@/lib/accounts/sign-in';
import { signOut } from '@/lib/accounts/sign-out';
import { accountRoute } from '../account-route';

/** Signs this browser in to an account. */
export const POST = accountRoute('POST /api/account/session', (asking, { body }) => signIn(asking, body));

/** Signs this browser out of its account. */
export const DELETE = accountRoute('DELETE /api/account/session', (asking) => signOut(asking));
