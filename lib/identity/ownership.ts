import 'server-only';
import type { Store } from '@/prisma/connection';

export type Move = {
  readonly from: string;
  readonly to: string;
  /** the session that takes part in the move and ends with it */
  readonly session: string;
};

/**
 * Gives all that one user owns to another: armies with their history, links and prints. Other browsers that were
 * signed in as the first stay signed in, as the second.
 */
export const moveOwnership = async (store: Store, { from, to, session }: Move): Promise<void> => {
  await store.$transaction([
    store.army.updateMany({ where: { userId: from }, data: { userId: to } }),
    store.deviceLink.deleteMany({ where: { userId: from } }),
    store.session.deleteMany({ where: { userId: from, token: session } }),
    store.session.updateMany({ where: { userId: from }, data: { userId: to } }),
  ]);
};
