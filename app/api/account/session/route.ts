import { signInSchema } from '@/lib/accounts/schema';
import { signIn } from '@/lib/accounts/sign-in';
import { signOut } from '@/lib/accounts/sign-out';
import { route } from '../../_http/route';
import { accountAnswer, accountRoute } from '../account-route';

/** Signs this browser in to an account. */
export const POST = accountRoute(signInSchema, signIn);

/** Signs this browser out of its account. */
export const DELETE = route(async ({ request }) => accountAnswer(await signOut(request)));
