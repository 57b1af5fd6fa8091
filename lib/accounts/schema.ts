import { z } from 'zod';
import { count, done, invalid, notFound, object, refusal } from '../api/schema-parts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../identity/passwords';

/** Longest name of a person or a passkey. */
export const LONGEST_NAME = 60;
const LONGEST_EMAIL = 254;

const name = z
  .string()
  .transform((typed) => typed.normalize('NFC').replaceAll(/\p{C}/gu, '').trim())
  .pipe(
    z.string().min(1, 'Enter a name.').max(LONGEST_NAME, `A name has ${LONGEST_NAME} characters or fewer.`),
  );

/** An e-mail address in small letters, as it is stored and looked for. Names under .invalid are ours. */
const email = z
  .string()
  .transform((typed) => typed.normalize('NFC').trim().toLowerCase())
  .pipe(
    z
      .email('This is not an e-mail address. It should look like name@example.org.')
      .max(LONGEST_EMAIL, `An e-mail address has ${LONGEST_EMAIL} characters or fewer.`)
      .refine(
        (address) => !address.endsWith('.invalid'),
        'Mail to .invalid never arrives. Use another address.',
      ),
  );

const newPassword = z
  .string()
  .min(SHORTEST_PASSWORD, `A password has ${SHORTEST_PASSWORD} characters or more, of any kind.`)
  .max(LONGEST_PASSWORD, `A password has ${LONGEST_PASSWORD} characters or fewer.`);

/** One that is there already: it may be older than the rules above. */
const password = z
  .string()
  .min(1, 'Enter your password.')
  .max(LONGEST_PASSWORD, 'This is too long for a password.');

const code = z.string().min(1, 'Enter a recovery code.').max(100, 'This is too long for a recovery code.');

export const signUpSchema = z.strictObject({ name, email, password: newPassword });
export const signInSchema = z.strictObject({ email, password });
export const recoverSchema = z.strictObject({ email, code, password: newPassword });
export const changePasswordSchema = z.strictObject({ password, newPassword });
/** What asks for nothing but the password: new codes, the end of an account. */
export const confirmSchema = z.strictObject({ password });
export const newPasskeySchema = z.strictObject({ name, password });

/** What the browser answers for a passkey; the library reads the texts in it. */
const credential = <S extends z.core.$ZodLooseShape>(response: S) =>
  z.looseObject({
    id: z.string().max(2_000),
    rawId: z.string().max(2_000),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: z.string(), ...response }),
    clientExtensionResults: z.looseObject({}),
  });
export const keepPasskeySchema = z.strictObject({
  name,
  response: credential({ attestationObject: z.string() }),
});
export const usePasskeySchema = z.strictObject({
  response: credential({ authenticatorData: z.string(), signature: z.string() }),
});

export type SignUp = z.infer<typeof signUpSchema>;
export type SignIn = z.infer<typeof signInSchema>;
export type Recover = z.infer<typeof recoverSchema>;
export type ChangePassword = z.infer<typeof changePasswordSchema>;
export type Confirm = z.infer<typeof confirmSchema>;
export type NewPasskey = z.infer<typeof newPasskeySchema>;
export type KeepPasskey = z.infer<typeof keepPasskeySchema>;
export type UsePasskey = z.infer<typeof usePasskeySchema>;

const words = { message: z.string() };
/** the password, the code or the passkey does not fit; never says which part */
const wrong = refusal('wrong', words);
const codes = object({ ok: z.literal(true), codes: z.array(z.string()).readonly() });
const options = object({ ok: z.literal(true), options: z.looseObject({ challenge: z.string() }) });
/** passkeys need https or localhost */
const noPasskeys = refusal('no-passkeys', words);

/** The account of a browser; null without one. The id tells two accounts of one name apart. */
export const shownAccountSchema = object({
  account: object({ id: z.string(), name: z.string() }).nullable(),
});
export type ShownAccount = z.infer<typeof shownAccountSchema>['account'];

export const signUpAnswerSchema = z.union([codes, refusal('taken', words), invalid]);
export const signInAnswerSchema = z.union([done, wrong, invalid]);
export const recoverAnswerSchema = z.union([done, wrong, invalid]);
export const signOutAnswerSchema = z.union([done, notFound]);
export const confirmedAnswerSchema = z.union([done, wrong, invalid, notFound]);
export const codesAnswerSchema = z.union([codes, wrong, invalid, notFound]);
export const passkeyOptionsAnswerSchema = z.union([
  options,
  wrong,
  noPasskeys,
  refusal('too-many', words),
  invalid,
  notFound,
]);
export const keepPasskeyAnswerSchema = z.union([done, wrong, noPasskeys, invalid, notFound]);
export const removePasskeyAnswerSchema = z.union([done, notFound]);
export const passkeySignInAnswerSchema = z.union([done, wrong, noPasskeys, invalid]);

export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>;
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;
export type SignOutAnswer = z.infer<typeof signOutAnswerSchema>;
export type ConfirmedAnswer = z.infer<typeof confirmedAnswerSchema>;
export type CodesAnswer = z.infer<typeof codesAnswerSchema>;
export type PasskeyOptionsAnswer = z.infer<typeof passkeyOptionsAnswerSchema>;
export type KeepPasskeyAnswer = z.infer<typeof keepPasskeyAnswerSchema>;
export type RemovePasskeyAnswer = z.infer<typeof removePasskeyAnswerSchema>;
export type PasskeySignInAnswer = z.infer<typeof passkeySignInAnswerSchema>;

const passkey = object({ id: z.string(), name: z.string(), since: z.iso.datetime().nullable() });
export type PasskeyRow = z.infer<typeof passkey>;

/** An account as its own page shows it. */
export const accountSchema = object({
  name: z.string(),
  email: z.string(),
  passkeys: z.array(passkey).readonly(),
  /** unused recovery codes */
  codes: count,
  devices: count,
  armies: count,
  battles: count,
  /** games at which they sit */
  games: count,
});
export type AccountDetails = z.infer<typeof accountSchema>;
