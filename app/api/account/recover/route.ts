import { recover } from '@/lib/accounts/recover';
import { recoverSchema } from '@/lib/accounts/schema';
import { accountRoute } from '../account-route';

/** A new password by a recovery code; signs this browser in. */
export const POST = accountRoute(recoverSchema, recover);
