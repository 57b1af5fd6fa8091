import 'server-only';
import { prismaAdapter } from 'better-auth/adapters/prisma';
import { betterAuth } from 'better-auth/minimal';
import { nextCookies } from 'better-auth/next-js';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { Store } from '@/prisma/connection';
import { db } from '../db';
import { readEnv } from '../env';
import { deviceLinks } from './device-links';
import { originFault } from './origin';
import { moveOwnership } from './ownership';
import { readSecret } from './secret';
import { SESSION_DAYS } from './sessions';

const DAY = 24 * 60 * 60;

/**
 * What would leave an anonymous user's armies without an owner, or changes a person in ways that no page offers. No
 * route of ours leads to the library at all; this holds should one ever do.
 */
const CLOSED = [
  '/delete-anonymous-user',
  '/sign-out',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/update-session',
  '/update-user',
  '/delete-user',
  '/change-email',
  '/change-password',
];

export type AuthOptions = {
  readonly store: Store;
  readonly secret: string;
  /** whether accounts with e-mail and password can be made; there is no page for them yet */
  readonly accounts: boolean;
};

/** Who is who: anonymous sessions that own what they make, and what an account takes over from them. */
export const createAuth = ({ store, secret, accounts }: AuthOptions) =>
  betterAuth({
    appName: 'Muster',
    secret,
    database: prismaAdapter(store, { provider: 'sqlite', transaction: false }),
    telemetry: { enabled: false },
    // it warns that it has no address; ours is that of each request
    logger: { level: 'error' },
    emailAndPassword: { enabled: accounts },
    session: { expiresIn: SESSION_DAYS * DAY, updateAge: DAY },
    // a page of our own origin, under whatever address this machine has
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin');
      return request && origin && originFault(request.headers) === null ? [origin] : [];
    },
    advanced: {
      cookiePrefix: 'muster',
      // phones at the club come over plain http
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    disabledPaths: CLOSED,
    plugins: [
      anonymous({
        emailDomainName: 'anonymous.invalid',
        onLinkAccount: ({ anonymousUser, newUser }) =>
          moveOwnership(store, {
            from: anonymousUser.user.id,
            to: newUser.user.id,
            session: anonymousUser.session.token,
          }),
      }),
      deviceLinks(store),
      nextCookies(),
    ],
  });

export type Auth = ReturnType<typeof createAuth>;

const held = globalThis as typeof globalThis & { musterAuth?: Auth; musterSecret?: string };

/** The secret of this process, read when first asked for. */
export const secret = (): string => {
  const { dataFolder, secret: given } = readEnv();
  held.musterSecret ??= readSecret(dataFolder, given);
  return held.musterSecret;
};

/** The one instance of this process, made when first asked for: only then the secret is read. */
export const auth = (): Auth => {
  held.musterAuth ??= createAuth({ store: db, secret: secret(), accounts: false });
  return held.musterAuth;
};
