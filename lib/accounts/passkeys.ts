import 'server-only';
import { db } from '../db';
import { readEnv } from '../env';
import { type Auth, authFor } from '../identity/auth';
import { LIMITS } from '../platform/limits';
import { beginTry } from '../signing-quotas';
import { type Asking, confirmed, endSession, makeKnown, passkeyTry, signedIn, unlessRefused } from './asking';
import type {
  KeepPasskey,
  KeepPasskeyAnswer,
  NewPasskey,
  PasskeyOptionsAnswer,
  PasskeySignInAnswer,
  RemovePasskeyAnswer,
  UsePasskey,
} from './schema';

const NO_PASSKEYS = {
  ok: false,
  code: 'no-passkeys',
  message:
    'Browsers offer passkeys only over https and on localhost. Open Muster at such an address, or use your password.',
} as const;

const NOT_SIGNED_IN = { ok: false, code: 'not-found' } as const;

type HeaderReader = { get(name: string): string | null };

/** Passkeys belong to a name; no browser makes one for an address made of digits. */
const ADDRESS = /^[\d.]+$|^\[/;

/**
 * The name that passkeys of the asking page belong to: localhost, or an address of MUSTER_ORIGINS over https. Null
 * elsewhere, where browsers offer none.
 */
export const passkeySite = (headers: HeaderReader): string | null => {
  const origin = headers.get('origin') ?? '';
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  if (hostname === 'localhost') return hostname;
  const isOurs = protocol === 'https:' && readEnv().origins.includes(origin);
  return isOurs && !ADDRESS.test(hostname) ? hostname : null;
};

/** The library for the site that the asking page is of; null where there can be no passkeys. */
const authOf = ({ headers }: Asking): Auth | null => {
  const site = passkeySite(headers);
  return site === null ? null : authFor(headers, site);
};

/** Begins a new passkey: what the browser is asked to make. */
export const offerPasskey = async (
  asking: Asking,
  { name, password }: NewPasskey,
): Promise<PasskeyOptionsAnswer> => {
  const library = authOf(asking);
  if (library === null) return NO_PASSKEYS;
  const confirmation = await confirmed(asking, password);
  if (!confirmation.ok) return confirmation;
  const most = LIMITS.signing.passkeys;
  if ((await db.passkey.count({ where: { userId: confirmation.me.userId } })) >= most) {
    return {
      ok: false,
      code: 'too-many',
      message: `An account can have at most ${most} passkeys. Remove one first.`,
    };
  }
  const { headers } = asking;
  const options = await library.api.generatePasskeyRegistrationOptions({ headers, query: { name } });
  return { ok: true, options: { ...options } };
};

/** Keeps the passkey that the browser has made. */
export const keepPasskey = async (
  asking: Asking,
  { name, response }: KeepPasskey,
): Promise<KeepPasskeyAnswer> => {
  const library = authOf(asking);
  if (library === null) return NO_PASSKEYS;
  if ((await signedIn(asking)) === null) return NOT_SIGNED_IN;
  const body = { name, response };
  const registration = await unlessRefused(
    library.api.verifyPasskeyRegistration({ body, headers: asking.headers }),
    'FAILED_TO_VERIFY_REGISTRATION',
  );
  if (registration !== null) return { ok: true };
  return { ok: false, code: 'wrong', message: 'This passkey does not match the request. Try again.' };
};

/** Removes a passkey of the user, who cannot sign in by it any more. */
export const removePasskey = async (asking: Asking, id: string): Promise<RemovePasskeyAnswer> => {
  const me = await signedIn(asking);
  if (me === null) return NOT_SIGNED_IN;
  const { count } = await db.passkey.deleteMany({ where: { id, userId: me.userId } });
  return count === 1 ? { ok: true } : NOT_SIGNED_IN;
};

/** Begins to sign in by passkey: what the browser is asked to sign. It finds the passkey itself. */
export const askForPasskey = async (asking: Asking): Promise<PasskeyOptionsAnswer> => {
  const library = authOf(asking);
  if (library === null) return NO_PASSKEYS;
  // given back when it has signed someone in
  await beginTry(passkeyTry(asking));
  // without the cookie: it is asked for any passkey of this site, not for those of anyone who was here before
  const options = await library.api.generatePasskeyAuthenticationOptions({ headers: new Headers() });
  return { ok: true, options: { ...options } };
};

/** Signs this browser in by a passkey; what it had made anonymously comes along. */
export const signInByPasskey = async (
  asking: Asking,
  { response }: UsePasskey,
): Promise<PasskeySignInAnswer> => {
  const library = authOf(asking);
  if (library === null) return NO_PASSKEYS;
  const attempt = await beginTry(passkeyTry(asking));
  const before = await signedIn(asking);
  const body = { response };
  const done = await unlessRefused(
    library.api.verifyPasskeyAuthentication({ body, headers: asking.headers }),
  );
  if (done === null) {
    return { ok: false, code: 'wrong', message: 'This passkey is not known here. Use your password.' };
  }
  // what it was asked by was counted, too
  await attempt.giveBack();
  await attempt.giveBack();
  if (before !== null) await endSession(before);
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: done.session.userId },
    select: { email: true },
  });
  await makeKnown(asking, email);
  return { ok: true };
};
