import { signInSchema } from '@/lib/accounts/schema';
import { signIn } from '@/lib/accounts/sign-in';
import { signOut } from '@/lib/accounts/sign-out';
import { accountRoute, bareRoute } from '../account-route';

/** Signs this browser in to an account. */
export const POST = accountRoute(signInSchema, signIn);

/** Signs this browser out of its account. */
export const DELETE = bareRoute(signOut);
