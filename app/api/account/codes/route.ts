import { renewCodes } from '@/lib/accounts/renew-codes';
import { confirmSchema } from '@/lib/accounts/schema';
import { accountRoute } from '../account-route';

/** New recovery codes in place of the old ones. */
export const POST = accountRoute(confirmSchema, renewCodes, { done: 201 });
