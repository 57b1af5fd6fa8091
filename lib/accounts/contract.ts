import type { Contract } from '../api/endpoint';
import type { ACCOUNT_ENDPOINTS } from './endpoints';
import {
  changePasswordSchema,
  codesAnswerSchema,
  confirmedAnswerSchema,
  confirmSchema,
  keepPasskeyAnswerSchema,
  keepPasskeySchema,
  newPasskeySchema,
  passkeyOptionsAnswerSchema,
  passkeySignInAnswerSchema,
  recoverAnswerSchema,
  recoverSchema,
  removePasskeyAnswerSchema,
  shownAccountSchema,
  signInAnswerSchema,
  signInSchema,
  signOutAnswerSchema,
  signUpAnswerSchema,
  signUpSchema,
  usePasskeySchema,
} from './schema';

/** What each endpoint of `endpoints.ts` is sent and answers. */
export const ACCOUNT_CONTRACT = {
  'GET /api/account': { response: shownAccountSchema },
  'POST /api/account': { request: signUpSchema, response: signUpAnswerSchema },
  'POST /api/account/codes': { request: confirmSchema, response: codesAnswerSchema },
  'POST /api/account/deletion': { request: confirmSchema, response: confirmedAnswerSchema },
  'POST /api/account/passkeys': { request: keepPasskeySchema, response: keepPasskeyAnswerSchema },
  'POST /api/account/passkeys/options': { request: newPasskeySchema, response: passkeyOptionsAnswerSchema },
  'DELETE /api/account/passkeys/[id]': { response: removePasskeyAnswerSchema },
  'PUT /api/account/password': { request: changePasswordSchema, response: confirmedAnswerSchema },
  'POST /api/account/recover': { request: recoverSchema, response: recoverAnswerSchema },
  'POST /api/account/session': { request: signInSchema, response: signInAnswerSchema },
  'DELETE /api/account/session': { response: signOutAnswerSchema },
  'POST /api/account/session/passkey': { request: usePasskeySchema, response: passkeySignInAnswerSchema },
  'POST /api/account/session/passkey/options': { response: passkeyOptionsAnswerSchema },
} as const satisfies Contract<typeof ACCOUNT_ENDPOINTS>;
