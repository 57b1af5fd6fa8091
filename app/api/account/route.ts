import { signUp } from '@/lib/accounts/sign-up';
import { accountRoute } from './account-route';

/** Makes an account of e-mail and password and signs this browser in; answers its recovery codes, this once. */
export const POST = accountRoute('POST /api/account', (asking, { body }) => signUp(asking, body), 201);
