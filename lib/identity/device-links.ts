import 'server-only';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Store } from '@/prisma/connection';
import { moveOwnership } from './ownership';
import { tokenHash } from './token';

/** Takes the link: true for one caller only, however many come at once. */
const takeLink = async (store: Store, hash: string, now: Date): Promise<boolean> => {
  const { count } = await store.deviceLink.updateMany({
    where: { tokenHash: hash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  return count === 1;
};

/**
 * Signs a browser in as the user who made a device link. What an anonymous user made in that browser before comes
 * along, so that nothing is left without an owner. Called on the server only.
 */
export const deviceLinks = (store: Store) =>
  ({
    id: 'device-links',
    endpoints: {
      redeemDeviceLink: createAuthEndpoint(
        '/device-link/redeem',
        {
          method: 'POST',
          body: z.object({ token: z.string().max(100) }),
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const hash = tokenHash(ctx.body.token);
          if (!(await takeLink(store, hash, new Date()))) throw new APIError('NOT_FOUND');
          const { userId } = await store.deviceLink.findUniqueOrThrow({
            where: { tokenHash: hash },
            select: { userId: true },
          });
          const before = await getSessionFromCtx(ctx, { disableRefresh: true });
          if (before?.user.id === userId) return ctx.json({ userId });
          const user = await ctx.context.internalAdapter.findUserById(userId);
          if (user === null) throw new APIError('NOT_FOUND');
          const session = await ctx.context.internalAdapter.createSession(userId);
          // all that was signed in may have been ended meanwhile, this link with it
          if ((await store.deviceLink.count({ where: { tokenHash: hash } })) === 0) {
            await ctx.context.internalAdapter.deleteSession(session.token);
            throw new APIError('NOT_FOUND');
          }
          if (before && 'isAnonymous' in before.user && before.user.isAnonymous) {
            await moveOwnership(store, { from: before.user.id, to: userId, session: before.session.token });
          }
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ userId });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
