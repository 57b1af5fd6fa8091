import 'server-only';
import { insertInto, type Statement, sql } from '@/prisma/statement';
import { db } from '../../db';
import { isToken, tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import { newRowId } from '../../ids';
import { MAX_PEOPLE } from '../limits';
import { writeEvent } from '../rows/write-event';
import type { InvitationAnswer, InvitationRequest, People, PeopleAnswer, RoleRequest } from '../schema';
import type { Deed } from '../trail/audit';
import { linkToken } from './links';
import { findOrganiser } from './organiser';

const GONE = { ok: false, code: 'not-found' } as const;
const stale = (message: string) => ({ ok: false, code: 'stale', message }) as const;

/** Who runs an event, and its links that still work: for those who run it. Checkers see no invitations. */
export const readPeople = async (viewer: Viewer, eventId: string): Promise<People | null> => {
  const organiser = await findOrganiser(viewer, eventId);
  if (organiser === null) return null;
  const { role, person } = organiser;
  const [people, links] = await Promise.all([
    db.eventPerson.findMany({
      where: { eventId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, role: true, createdAt: true },
    }),
    db.eventLink.findMany({
      where: { eventId, revokedAt: null, usedAt: null, ...(role === 'checker' && { kind: 'enter' }) },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, kind: true, tokenHash: true, createdAt: true },
    }),
  ]);
  return {
    role,
    people: people.map(({ id, name, role: of, createdAt }) => ({
      id,
      name,
      role: of === 'owner' ? 'owner' : 'checker',
      you: id === person.id,
      since: createdAt.toISOString(),
    })),
    links: links.map(({ id, kind, tokenHash: hash, createdAt }) => {
      const token = linkToken(id);
      return {
        id,
        kind: kind === 'invite' ? 'invite' : 'enter',
        token: tokenHash(token) === hash ? token : null,
        createdAt: createdAt.toISOString(),
      };
    }),
  };
};

type Person = { readonly id: string; readonly name: string; readonly role: string };
type Change = { readonly statement: Statement; readonly deed: Omit<Deed, 'person'> };

/** Something about someone who runs an event; the last owner stays one. */
const changePerson = (
  viewer: Viewer,
  eventId: string,
  personId: string,
  now: Date,
  /** true for what a checker may do about the own person */
  isForSelf: boolean,
  work: (of: Person) => Change | null,
): Promise<PeopleAnswer> =>
  writeEvent<PeopleAnswer>(eventId, now, async () => {
    const organiser = await findOrganiser(viewer, eventId);
    const person = await db.eventPerson.findFirst({
      where: { id: personId, eventId },
      select: { id: true, name: true, role: true },
    });
    if (organiser === null || person === null) return { answer: GONE };
    const isAllowed = organiser.role === 'owner' || (isForSelf && organiser.person.id === personId);
    if (!isAllowed) return { answer: GONE };
    const change = work(person);
    if (change === null) return { answer: { ok: true } };
    if (person.role === 'owner') {
      const owners = await db.eventPerson.count({ where: { eventId, role: 'owner' } });
      if (owners === 1) {
        return {
          answer: stale('An event needs an owner. Make someone else an owner first, or delete the event.'),
        };
      }
    }
    return {
      answer: { ok: true },
      statements: [change.statement],
      deeds: [{ ...change.deed, person: organiser.person }],
    };
  });

/** Makes someone an owner or a checker. */
export const changeRole = (
  viewer: Viewer,
  eventId: string,
  personId: string,
  { role }: RoleRequest,
  now: Date = new Date(),
): Promise<PeopleAnswer> =>
  changePerson(viewer, eventId, personId, now, false, (person) => {
    if (person.role === role) return null;
    return {
      statement: sql`UPDATE "EventPerson" SET "role" = ${role} WHERE "id" = ${personId}`,
      deed: { action: 'role', detail: { name: person.name, role } },
    };
  });

/** Removes a person from those who run an event: an owner removes anyone, a checker only themselves. */
export const removePerson = (
  viewer: Viewer,
  eventId: string,
  personId: string,
  now: Date = new Date(),
): Promise<PeopleAnswer> =>
  changePerson(viewer, eventId, personId, now, true, ({ name }) => ({
    statement: sql`DELETE FROM "EventPerson" WHERE "id" = ${personId}`,
    deed: { action: 'remove', detail: { name } },
  }));

const findInvitation = (token: string) =>
  isToken(token)
    ? db.eventLink.findFirst({
        where: {
          tokenHash: tokenHash(token),
          kind: 'invite',
          revokedAt: null,
          usedAt: null,
          event: { deletedAt: null },
        },
        select: { id: true, eventId: true, event: { select: { name: true } } },
      })
    : null;

/** The event that an invitation is for, or null where it was used, taken back, or never was. */
export const readInvitation = async (
  token: string,
): Promise<{ readonly id: string; readonly name: string } | null> => {
  const link = await findInvitation(token);
  return link && { id: link.eventId, name: link.event.name };
};

/** Uses an invitation up: anyone who holds it is a checker of the event from then on. */
export const acceptInvitation = async (
  owner: () => Promise<Viewer>,
  { token, name }: InvitationRequest,
  now: Date = new Date(),
): Promise<InvitationAnswer> => {
  const invitation = await findInvitation(token);
  if (invitation === null) return GONE;
  const viewer = await owner();
  const { eventId: id } = invitation;
  return writeEvent<InvitationAnswer>(id, now, async () => {
    const [link, organiser, count] = await Promise.all([
      findInvitation(token),
      findOrganiser(viewer, id),
      db.eventPerson.count({ where: { eventId: id } }),
    ]);
    // an organiser who opens their own invitation does not use it up
    if (organiser !== null) return { answer: { ok: true, id } };
    if (link === null) return { answer: GONE };
    if (count >= MAX_PEOPLE) {
      const message = `${MAX_PEOPLE} people run this event, the most that can.`;
      return { answer: { ok: false, code: 'invalid', errors: [{ at: ['token'], message }] } };
    }
    const person = { id: newRowId(), name };
    return {
      answer: { ok: true, id },
      statements: [
        sql`UPDATE "EventLink" SET "usedAt" = ${now} WHERE "id" = ${link.id}`,
        insertInto('EventPerson', {
          ...person,
          eventId: id,
          userId: viewer.userId,
          role: 'checker',
          createdAt: now,
        }),
      ],
      deeds: [{ person, action: 'join', detail: { role: 'checker' } }],
    };
  });
};
