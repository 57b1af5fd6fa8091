import { type Asking, askingOf } from '@/lib/accounts/asking';
import { ACCOUNT_CONTRACT } from '@/lib/accounts/contract';
import { deleteAccount } from '@/lib/accounts/delete-account';
import { ACCOUNT_ENDPOINTS } from '@/lib/accounts/endpoints';
import { changePassword, recover } from '@/lib/accounts/new-password';
import {
  askForPasskey,
  keepPasskey,
  offerPasskey,
  removePasskey,
  signInByPasskey,
} from '@/lib/accounts/passkeys';
import { renewCodes, signIn, signOut, signUp } from '@/lib/accounts/sign-in';
import { setAccountCookie } from '@/lib/identity/browser-cookies';
import { shownAccount } from '@/lib/identity/viewer';
import { type Answer, createRoutes } from '../_http/create-routes';

/** Asks with the request as the library of accounts may see it. */
const asking =
  <C extends { readonly request: Request }>(work: (asking: Asking, call: C) => Promise<Answer>) =>
  async (call: C): Promise<Answer> =>
    work(await askingOf({ headers: call.request.headers, setCookie: setAccountCookie }), call);

/** What answers the endpoints of accounts. */
export const HANDLERS = createRoutes(ACCOUNT_ENDPOINTS, ACCOUNT_CONTRACT, {
  'GET /api/account': async () => ({ account: await shownAccount() }),
  'POST /api/account': asking((person, { body }) => signUp(person, body)),
  'POST /api/account/codes': asking((person, { body }) => renewCodes(person, body)),
  'POST /api/account/deletion': asking((person, { body }) => deleteAccount(person, body)),
  'POST /api/account/passkeys': asking((person, { body }) => keepPasskey(person, body)),
  'POST /api/account/passkeys/options': asking((person, { body }) => offerPasskey(person, body)),
  'DELETE /api/account/passkeys/[id]': asking((person, { params }) => removePasskey(person, params.id)),
  'PUT /api/account/password': asking((person, { body }) => changePassword(person, body)),
  'POST /api/account/recover': asking((person, { body }) => recover(person, body)),
  'POST /api/account/session': asking((person, { body }) => signIn(person, body)),
  'DELETE /api/account/session': asking((person) => signOut(person)),
  'POST /api/account/session/passkey': asking((person, { body }) => signInByPasskey(person, body)),
  'POST /api/account/session/passkey/options': asking((person) => askForPasskey(person)),
});
