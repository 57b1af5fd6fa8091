import 'server-only';
import { z } from 'zod';
import { sql, updateWhere } from '@/prisma/statement';
import { db } from '../../db';
import type { Viewer } from '../../identity/viewer';
import { MAX_ENTRIES } from '../limits';
import { findOrganiser } from '../people/organiser';
import { writeEvent } from '../rows/write-event';
import type { ChangeExpectedAnswer, ChangeExpectedRequest, ExpectedPlayers } from '../schema';
import type { Deed } from '../trail/audit';
import { type Expected, expectedIn, foldedName } from './expected';

const GONE = { ok: false, code: 'not-found' } as const;

const stored = z.array(
  z.strictObject({ name: z.string(), address: z.string().nullable(), entry: z.int().nullable() }),
);

/** The players that organisers of an event wait for; the caller has found out that they may be read. */
export const expectedAt = async (eventId: string): Promise<readonly Expected[]> => {
  const row = await db.event.findFirst({ where: { id: eventId }, select: { expected: true } });
  return row === null ? [] : stored.parse(JSON.parse(row.expected));
};

/** The same for one of its organisers; null for everyone else. */
export const readExpected = async (viewer: Viewer, eventId: string): Promise<ExpectedPlayers | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  return organiser && { players: await expectedAt(eventId) };
};

type Changed = { readonly players: readonly Expected[]; readonly deed: Omit<Deed, 'person'> } | string;

const changedList = (
  before: readonly Expected[],
  { add, remove }: Extract<ChangeExpectedRequest, { act: 'list' }>,
): Changed => {
  const gone = new Set(remove.map(foldedName));
  const remaining = before.filter(({ name }) => !gone.has(foldedName(name)));
  const names = new Set(remaining.map(({ name }) => foldedName(name)));
  const added = expectedIn(add.join('\n')).filter(({ name }) => !names.has(foldedName(name)));
  if (remaining.length + added.length > MAX_ENTRIES) return `at most ${MAX_ENTRIES} players`;
  return {
    players: [...remaining, ...added],
    // their names are not part of a trail that others may get with an archive
    deed: { action: 'expect', detail: { added: added.length, removed: before.length - remaining.length } },
  };
};

const tied = async (
  eventId: string,
  before: readonly Expected[],
  { name, entry }: Extract<ChangeExpectedRequest, { act: 'tie' }>,
): Promise<Changed> => {
  const meant = foldedName(name);
  if (!before.some((each) => foldedName(each.name) === meant)) return 'no player of this name is expected';
  if (entry !== null && (await db.entry.count({ where: { eventId, number: entry } })) === 0) {
    return 'there is no such entry';
  }
  return {
    players: before.map((each) => (foldedName(each.name) === meant ? { ...each, entry } : each)),
    deed: { action: entry === null ? 'untie' : 'tie', ...(entry !== null && { entry }) },
  };
};

/**
 * Changes the players that organisers of an event wait for: some come, some go, or an entry is said to be one's. What
 * someone else has changed meanwhile stays.
 */
export const changeExpected = async (
  viewer: Viewer,
  eventId: string,
  request: ChangeExpectedRequest,
  now: Date = new Date(),
): Promise<ChangeExpectedAnswer> => {
  if ((await findOrganiser(viewer, eventId)) === null) return GONE;
  return writeEvent<ChangeExpectedAnswer>(eventId, now, async () => {
    const organiser = await findOrganiser(viewer, eventId);
    if (organiser === null) return { answer: GONE };
    const before = await expectedAt(eventId);
    const changed =
      request.act === 'list' ? changedList(before, request) : await tied(eventId, before, request);
    if (typeof changed === 'string') {
      const at = [request.act === 'list' ? 'add' : 'name'];
      return { answer: { ok: false, code: 'invalid', errors: [{ at, message: changed }] } };
    }
    const { players, deed } = changed;
    const expected = JSON.stringify(players);
    const answer = { ok: true, players } as const;
    // asked again, because the answer got lost on the way
    if (expected === JSON.stringify(before)) return { answer };
    return {
      answer,
      statements: [updateWhere('Event', { expected }, sql`"id" = ${eventId}`)],
      deeds: [{ ...deed, person: organiser.person }],
    };
  });
};
