import 'server-only';
import { createHash } from 'node:crypto';
import { insertInto, type Statement, sql } from '@/prisma/statement';
import type { DoneAnswer } from '../../armies/schema';
import { db } from '../../db';
import { derivedToken } from '../../identity/auth';
import { tokenHash } from '../../identity/token';
import type { Viewer } from '../../identity/viewer';
import { newRowId } from '../../ids';
import { writeEvent } from '../rows/write-event';
import type { LinkAnswer, LinkRequest } from '../schema';
import { findOrganiser, OWNERS } from './organiser';

/**
 * The token of a link of an event, by its id: 192 bits that cannot be guessed without the secret of this Muster. It
 * can be shown again to its owners, though only its hash is stored.
 */
export const linkToken = (linkId: string): string => derivedToken('event link', linkId);

/** The token of a receipt, by the key of the request that made the entry: asked again, it is the same. */
export const receiptToken = (eventId: string, key: string): string =>
  derivedToken('receipt', `${eventId} ${key}`);

/** What is stored of a key. */
export const keyHash = (key: string): string => createHash('sha256').update(`key ${key}`).digest('hex');

const GONE = { ok: false, code: 'not-found' } as const;

/** Invitations that wait for someone at one event. */
const MAX_OPEN = 20;

const endEntrances = (eventId: string, now: Date): Statement =>
  sql`UPDATE "EventLink" SET "revokedAt" = ${now}
    WHERE "eventId" = ${eventId} AND "kind" = 'enter' AND "revokedAt" IS NULL`;

/** A link for players, which ends the one before, or an invitation that makes one person a checker. */
export const createLink = async (
  viewer: Viewer,
  eventId: string,
  { kind }: LinkRequest,
  now: Date = new Date(),
): Promise<LinkAnswer> => {
  const id = newRowId();
  const token = linkToken(id);
  return writeEvent<LinkAnswer>(eventId, now, async () => {
    const organiser = await findOrganiser(viewer, eventId, OWNERS);
    if (organiser === null) return { answer: GONE };
    const open = await db.eventLink.count({
      where: { eventId, kind: 'invite', revokedAt: null, usedAt: null },
    });
    if (kind === 'invite' && open >= MAX_OPEN) {
      const message = `${MAX_OPEN} invitations are open. Cancel one first.`;
      return { answer: { ok: false, code: 'stale', message } };
    }
    return {
      answer: { ok: true, id, token },
      statements: [
        ...(kind === 'enter' ? [endEntrances(eventId, now)] : []),
        insertInto('EventLink', { id, eventId, kind, tokenHash: tokenHash(token), createdAt: now }),
      ],
      deeds: [{ person: organiser.person, action: kind === 'enter' ? 'new-link' : 'invite' }],
    };
  });
};

/** Ends a link for players or an invitation; what was sent by it stays. */
export const endLink = (
  viewer: Viewer,
  eventId: string,
  linkId: string,
  now: Date = new Date(),
): Promise<DoneAnswer> =>
  writeEvent<DoneAnswer>(eventId, now, async () => {
    const organiser = await findOrganiser(viewer, eventId, OWNERS);
    const link = await db.eventLink.findFirst({
      where: { id: linkId, eventId },
      select: { kind: true, revokedAt: true },
    });
    if (organiser === null || link === null) return { answer: GONE };
    if (link.revokedAt !== null) return { answer: { ok: true } };
    return {
      answer: { ok: true },
      statements: [sql`UPDATE "EventLink" SET "revokedAt" = ${now} WHERE "id" = ${linkId}`],
      deeds: [{ person: organiser.person, action: 'end-link', detail: { kind: link.kind } }],
    };
  });
