import type { Wire } from '../api/endpoint';
import type { ACCOUNT_CARDS } from './endpoints';
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
export const ACCOUNT_WIRE = {
  'GET /api/account': { answer: shownAccountSchema },
  'POST /api/account': { request: signUpSchema, answer: signUpAnswerSchema },
  'POST /api/account/codes': { request: confirmSchema, answer: codesAnswerSchema },
  'POST /api/account/deletion': { request: confirmSchema, answer: confirmedAnswerSchema },
  'POST /api/account/passkeys': { request: keepPasskeySchema, answer: keepPasskeyAnswerSchema },
  'POST /api/account/passkeys/options': { request: newPasskeySchema, answer: passkeyOptionsAnswerSchema },
  'DELETE /api/account/passkeys/[id]': { answer: removePasskeyAnswerSchema },
  'PUT /api/account/password': { request: changePasswordSchema, answer: confirmedAnswerSchema },
  'POST /api/account/recover': { request: recoverSchema, answer: recoverAnswerSchema },
  'POST /api/account/session': { request: signInSchema, answer: signInAnswerSchema },
  'DELETE /api/account/session': { answer: signOutAnswerSchema },
  'POST /api/account/session/passkey': { request: usePasskeySchema, answer: passkeySignInAnswerSchema },
  'POST /api/account/session/passkey/options': { answer: passkeyOptionsAnswerSchema },
} as const satisfies Wire<typeof ACCOUNT_CARDS>;
