import { mutationOptions } from '@tanstack/react-query';
import { clientOf } from '../api/client';
import { unwrap } from '../api/unwrap';
import type { ACCOUNT_CONTRACT } from './contract';
import type { ACCOUNT_ENDPOINTS } from './endpoints';
import type {
  ChangePassword,
  Confirm,
  KeepPasskey,
  NewPasskey,
  Recover,
  SignIn,
  SignUp,
  UsePasskey,
} from './schema';

const ask = clientOf<typeof ACCOUNT_ENDPOINTS, typeof ACCOUNT_CONTRACT>();

/** The response, unless it is a refusal. @throws an error with the message of a refusal */
const confirmed = async <A extends object>(answer: Promise<A>) =>
  unwrap(await answer, {
    gone: 'You have been signed out. Sign in again.',
    otherwise: 'The server refused what you entered.',
  });

/** Makes an account; its recovery codes are answered this once. */
export const signUpChange = () =>
  mutationOptions({ mutationFn: (body: SignUp) => confirmed(ask('POST /api/account', { body })) });

/** Signs this browser in. */
export const signInChange = () =>
  mutationOptions({ mutationFn: (body: SignIn) => confirmed(ask('POST /api/account/session', { body })) });

/** Signs this browser out. */
export const signOutChange = () =>
  mutationOptions({ mutationFn: () => confirmed(ask('DELETE /api/account/session')) });

/** Sets a new password by a recovery code. */
export const recoverChange = () =>
  mutationOptions({ mutationFn: (body: Recover) => confirmed(ask('POST /api/account/recover', { body })) });

/** Sets a new password by the old one. */
export const changePasswordChange = () =>
  mutationOptions({
    mutationFn: (body: ChangePassword) => confirmed(ask('PUT /api/account/password', { body })),
  });

/** Makes new recovery codes. */
export const renewCodesChange = () =>
  mutationOptions({ mutationFn: (body: Confirm) => confirmed(ask('POST /api/account/codes', { body })) });

/** Deletes my account. */
export const deleteAccountChange = () =>
  mutationOptions({ mutationFn: (body: Confirm) => confirmed(ask('POST /api/account/deletion', { body })) });

/** The browser's part of a passkey: it asks the user and returns the signature. */
export type PasskeyWork<R> = (options: { readonly challenge: string }) => Promise<R>;

/** Makes a passkey and keeps it. */
export const addPasskeyChange = (make: PasskeyWork<KeepPasskey['response']>) =>
  mutationOptions({
    mutationFn: async (body: NewPasskey) => {
      const { options } = await confirmed(ask('POST /api/account/passkeys/options', { body }));
      const response = await make(options);
      return confirmed(ask('POST /api/account/passkeys', { body: { name: body.name, response } }));
    },
  });

/** Signs this browser in by a passkey. */
export const passkeySignInChange = (use: PasskeyWork<UsePasskey['response']>) =>
  mutationOptions({
    mutationFn: async () => {
      const { options } = await confirmed(ask('POST /api/account/session/passkey/options'));
      const response = await use(options);
      return confirmed(ask('POST /api/account/session/passkey', { body: { response } }));
    },
  });

/** Removes a passkey of mine; false where it was removed already. */
export const removePasskeyChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => (await ask('DELETE /api/account/passkeys/[id]', { params: { id } })).ok,
  });
