import 'server-only';
import type { Prisma } from '@/prisma/client/client';
import type { Store } from '@/prisma/connection';

export type OwnershipMove = {
  readonly from: string;
  readonly to: string;
  /** the session that takes part in the move and ends with it */
  readonly session: string;
};

type Work = Prisma.PrismaPromise<unknown>;

type OwnedTable = {
  /** what becomes of the rows when their owner becomes someone else */
  readonly move: (store: Store, move: OwnershipMove) => readonly Work[];
  /** what becomes of them when the account of their owner is deleted */
  readonly close: (store: Store, userId: string) => readonly Work[];
};

/** Deleted too long ago to be restored: the next purge removes it. */
const OVER = new Date(0);

/**
 * Every column that names a person, and what becomes of its rows. A table with an owner that is missing here would lose
 * them when someone signs up: ownership.test.ts finds it in the schema.
 */
export const OWNED: Readonly<Record<string, OwnedTable>> = {
  'Army.userId': {
    move: (store, { from, to }) => [store.army.updateMany({ where: { userId: from }, data: { userId: to } })],
    close: (store, userId) => [store.army.updateMany({ where: { userId }, data: { deletedAt: OVER } })],
  },
  'Battle.ownerId': {
    move: (store, { from, to }) => [
      store.battle.updateMany({ where: { ownerId: from }, data: { ownerId: to } }),
    ],
    close: (store, ownerId) => [store.battle.updateMany({ where: { ownerId }, data: { deletedAt: OVER } })],
  },
  'Pack.ownerId': {
    move: (store, { from, to }) => [
      store.pack.updateMany({ where: { ownerId: from }, data: { ownerId: to } }),
    ],
    close: (store, ownerId) => [store.pack.updateMany({ where: { ownerId }, data: { deletedAt: OVER } })],
  },
  'EventPerson.userId': {
    // who runs an event as both keeps the larger role, once
    move: (store, { from, to }) => [
      store.eventPerson.updateMany({
        where: { userId: to, event: { persons: { some: { userId: from, role: 'owner' } } } },
        data: { role: 'owner' },
      }),
      store.eventPerson.deleteMany({
        where: { userId: from, event: { persons: { some: { userId: to } } } },
      }),
      store.eventPerson.updateMany({ where: { userId: from }, data: { userId: to } }),
    ],
    // An event without another owner goes too; the receipts of its players stay.
    close: (store, userId) => [
      store.event.updateMany({
        where: {
          deletedAt: null,
          persons: { some: { userId, role: 'owner' }, none: { role: 'owner', NOT: { userId } } },
        },
        data: { deletedAt: OVER, moves: { increment: 1 } },
      }),
      store.eventPerson.deleteMany({ where: { userId } }),
    ],
  },
  'Entry.userId': {
    move: (store, { from, to }) => [
      store.entry.updateMany({ where: { userId: from }, data: { userId: to } }),
    ],
    // the entry stays with its event; the private link of its receipt opens it
    close: (store, userId) => [store.entry.updateMany({ where: { userId }, data: { userId: null } })],
  },
  'GameSeat.userId': {
    // who sits at a game as both keeps the seat of the second, once
    move: (store, { from, to }) => [
      store.gameSeat.deleteMany({ where: { userId: from, game: { seats: { some: { userId: to } } } } }),
      store.gameSeat.updateMany({ where: { userId: from }, data: { userId: to } }),
    ],
    // what they did stays with the game, which goes with its last seat
    close: (store, userId) => [store.gameSeat.deleteMany({ where: { userId } })],
  },
  'DeviceLink.userId': {
    // the person who made it will make another
    move: (store, { from }) => [store.deviceLink.deleteMany({ where: { userId: from } })],
    close: (store, userId) => [store.deviceLink.deleteMany({ where: { userId } })],
  },
  'Session.userId': {
    // other browsers that were signed in as the first stay signed in, as the second
    move: (store, { from, to, session }) => [
      store.session.deleteMany({ where: { userId: from, token: session } }),
      store.session.updateMany({ where: { userId: from }, data: { userId: to } }),
    ],
    close: (store, userId) => [store.session.deleteMany({ where: { userId } })],
  },
  // only anonymous people become someone else, and they have none of these
  'Account.userId': {
    move: () => [],
    close: (store, userId) => [store.account.deleteMany({ where: { userId } })],
  },
  'Passkey.userId': {
    move: () => [],
    close: (store, userId) => [store.passkey.deleteMany({ where: { userId } })],
  },
  'RecoveryCode.userId': {
    move: () => [],
    close: (store, userId) => [store.recoveryCode.deleteMany({ where: { userId } })],
  },
};

/** All that is done to what someone has. */
export const toOwned = (work: (owned: OwnedTable) => readonly Work[]): Work[] =>
  Object.values(OWNED).flatMap(work);

/**
 * Gives all that an anonymous user owns to another and removes that user. Someone who stores something for them now is
 * waited for: a new e-mail address is a new key, which keeps others from pointing to the row.
 */
export const moveOwnership = async (store: Store, move: OwnershipMove): Promise<void> => {
  const { from } = move;
  await store.$transaction([
    store.user.updateMany({
      where: { id: from, isAnonymous: true },
      data: { email: `${from}@moving.invalid` },
    }),
    ...toOwned((owned) => owned.move(store, move)),
    store.user.deleteMany({ where: { id: from, isAnonymous: true } }),
  ]);
};
