import 'server-only';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { betterAuth } from 'better-auth/minimal';
import { nextCookies } from 'better-auth/next-js';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Store } from '@/prisma/connection';
import { db } from '../db';
import { readEnv } from '../env';
import { deviceLinks } from './device-links';
import { isSecureAddress, originFault } from './origin';
import { moveOwnership } from './ownership';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords';
import { SESSION_DAYS } from './sessions';

const DAY = 24 * 60 * 60;

/**
 * No route of ours leads to the library, and its own routes are switched off: its sign-out would leave armies without
 * an owner, and its sign-in ignores our limits. Our routes call its server API.
 */
const CLOSED = {
  id: 'closed',
  onRequest: async () => ({ response: new Response('Not Found', { status: 404 }) }),
} satisfies BetterAuthPlugin;

export type AuthOptions = {
  readonly store: Store;
  readonly secret: string;
  /** the name of the site that passkeys are made for */
  readonly site?: string;
  /** cookies for https alone */
  readonly secure?: boolean;
};

/** Who is who: anonymous sessions that own what they make, and what an account takes over from them. */
export const createAuth = ({ store, secret, site = 'localhost', secure = false }: AuthOptions) =>
  betterAuth({
    appName: 'Muster',
    secret,
    database: prismaAdapter(store, { provider: 'sqlite', transaction: false }),
    telemetry: { enabled: false },
    // it may name e-mail addresses; what goes wrong is thrown, and written down by the person who called
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    // people who change how they sign in are asked for their password, however new the session is
    session: { expiresIn: SESSION_DAYS * DAY, updateAge: DAY, freshAge: 0 },
    // a page of our own origin, under whatever address this machine has
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin');
      return request && origin && originFault(request.headers) === null ? [origin] : [];
    },
    advanced: {
      cookiePrefix: 'muster',
      // phones at the club come over plain http; without the library's other names for cookies over https
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    plugins: [
      anonymous({
        emailDomainName: 'anonymous.invalid',
        // who moves is removed with the move
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) =>
          moveOwnership(store, {
            from: anonymousUser.user.id,
            to: newUser.user.id,
            session: anonymousUser.session.token,
          }),
      }),
      deviceLinks(store),
      passkey({
        rpName: 'Muster',
        rpID: site,
        // one that is found without saying whose it is: signing in asks for no name first
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      CLOSED,
      nextCookies(),
    ],
  });

export type Auth = ReturnType<typeof createAuth>;

const processGlobals = globalThis as typeof globalThis & {
  musterAuth?: Map<string, Auth>;
  musterSecret?: string;
};

const MIN_SECRET = 32;

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/**
 * The secret that signs the cookies. `npm run up` creates it before it serves; a second one would separate everyone
 * from their armies.
 * @param given the secret of MUSTER_SECRET, which instances on several machines share
 * @throws Error if the secret is missing or too short
 */
export const readSecret = (dataFolder: string, given = ''): string => {
  if (given !== '') {
    if (given.length >= MIN_SECRET) return given;
    throw new Error(`MUSTER_SECRET has fewer than ${MIN_SECRET} letters, too few to sign with.`);
  }
  const path = join(dataFolder, 'secret');
  const secret = readIfThere(path);
  if (secret.length >= MIN_SECRET) return secret;
  throw new Error(
    `The secret ${path} is missing or cut off. Start Muster with npm run up, which says what to do.`,
  );
};

/** The secret of this process, read when first asked for. */
export const secret = (): string => {
  const { dataFolder, secret: given } = readEnv();
  processGlobals.musterSecret ??= readSecret(dataFolder, given);
  return processGlobals.musterSecret;
};

/**
 * The one instance of this process for a site of passkeys and a kind of cookie, made when first asked for: only then
 * the secret is read. All else is the same.
 */
export const auth = (site = 'localhost', secure = false): Auth => {
  processGlobals.musterAuth ??= new Map();
  const key = `${site} ${secure}`;
  const instance =
    processGlobals.musterAuth.get(key) ?? createAuth({ store: db, secret: secret(), site, secure });
  processGlobals.musterAuth.set(key, instance);
  return instance;
};

/** The same for a request whose answer may set cookies. */
export const authFor = (headers: Pick<Headers, 'get'>, site?: string): Auth =>
  auth(site, isSecureAddress(headers));

/** Bytes of a token: 192 bits. */
const BYTES = 24;

/**
 * A token that follows from its purpose and the secret of this Muster: it cannot be guessed, and it can be shown again
 * to its owners, though the store has its hash at most. Two purposes never have the same one.
 * @param purpose a text of ours, never of a visitor
 */
export const derivedToken = (purpose: string, of: string): string =>
  createHmac('sha256', secret()).update(`${purpose} ${of}`).digest().subarray(0, BYTES).toString('base64url');
