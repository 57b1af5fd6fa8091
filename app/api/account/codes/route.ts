import { renewCodes } from '@/lib/accounts/renew-codes';
import { accountRoute } from '../account-route';

/** New recovery codes in place of the old ones. */
export const POST = accountRoute(
  'POST /api/account/codes',
  (asking, { body }) => renewCodes(asking, body),
  201,
);
