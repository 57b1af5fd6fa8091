import { mutationOptions } from '@tanstack/react-query';
import { accepted } from '../api/accepted';
import { ask, type Sending } from '../api/client';
import type {
  ChangePassword,
  CodesAnswer,
  Confirm,
  ConfirmedAnswer,
  KeepPasskeyAnswer,
  NewPasskey,
  PasskeyOptionsAnswer,
  PasskeySignInAnswer,
  Recover,
  RemovePasskeyAnswer,
  SignIn,
  SignInAnswer,
  SignOutAnswer,
  SignUp,
  SignUpAnswer,
} from './schema';

const SIGNED_OUT = 'You are not signed in any more. Sign in again.';

/** Asks a route of accounts; a refusal is an error that says it in words. */
const asked = async <A extends object>(path: string, method: Sending['method'], body?: unknown) =>
  accepted(await ask<A>(`/api/account${path}`, { method: method ?? 'POST', body }), {
    gone: SIGNED_OUT,
    otherwise: 'The server does not take what was entered.',
  });

/** Makes an account; its recovery codes are answered this once. */
export const signUpChange = () =>
  mutationOptions({ mutationFn: (body: SignUp) => asked<SignUpAnswer>('', 'POST', body) });

/** Signs this browser in. */
export const signInChange = () =>
  mutationOptions({ mutationFn: (body: SignIn) => asked<SignInAnswer>('/session', 'POST', body) });

/** Signs this browser out. */
export const signOutChange = () =>
  mutationOptions({ mutationFn: () => asked<SignOutAnswer>('/session', 'DELETE') });

/** Sets a new password by a recovery code. */
export const recoverChange = () =>
  mutationOptions({ mutationFn: (body: Recover) => asked<SignInAnswer>('/recover', 'POST', body) });

/** Sets a new password by the old one. */
export const changePasswordChange = () =>
  mutationOptions({
    mutationFn: (body: ChangePassword) => asked<ConfirmedAnswer>('/password', 'PUT', body),
  });

/** Makes new recovery codes. */
export const renewCodesChange = () =>
  mutationOptions({ mutationFn: (body: Confirm) => asked<CodesAnswer>('/codes', 'POST', body) });

/** Deletes my account. */
export const deleteAccountChange = () =>
  mutationOptions({ mutationFn: (body: Confirm) => asked<ConfirmedAnswer>('/deletion', 'POST', body) });

/** What the browser does of a passkey: it shows a question of its own and answers what it was told to. */
export type PasskeyWork = (options: { readonly challenge: string }) => Promise<object>;

/** Makes a passkey and keeps it. */
export const addPasskeyChange = (make: PasskeyWork) =>
  mutationOptions({
    mutationFn: async (body: NewPasskey) => {
      const { options } = await asked<PasskeyOptionsAnswer>('/passkeys/options', 'POST', body);
      const response = await make(options);
      return asked<KeepPasskeyAnswer>('/passkeys', 'POST', { name: body.name, response });
    },
  });

/** Signs this browser in by a passkey. */
export const passkeySignInChange = (use: PasskeyWork) =>
  mutationOptions({
    mutationFn: async () => {
      const { options } = await asked<PasskeyOptionsAnswer>('/session/passkey/options', 'POST');
      const response = await use(options);
      return asked<PasskeySignInAnswer>('/session/passkey', 'POST', { response });
    },
  });

/** Removes a passkey of mine; false where it was removed already. */
export const removePasskeyChange = (id: string) =>
  mutationOptions({
    mutationFn: async () => {
      const path = `/api/account/passkeys/${encodeURIComponent(id)}`;
      const answer = await ask<RemovePasskeyAnswer>(path, { method: 'DELETE' });
      return answer.ok;
    },
  });
