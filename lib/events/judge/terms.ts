import 'server-only';
import { db } from '../../db';
import { combine, type Terms } from '../../rules/events/combine';
import { savedTerms } from '../../terms/owned-terms';
import type { EventRow } from '../rows/event-row';

/** Terms as lists are judged by them. */
export type TermsInUse = { readonly version: number; readonly terms: Terms };

/** Which terms: their version, and the hash of their text. */
export type TermsHash = { readonly version: number; readonly hash: string };

/** The terms that an event is judged by now, as its trail names them. */
export const termsHash = async ({
  id: eventId,
  termsVersion: version,
}: Pick<EventRow, 'id' | 'termsVersion'>): Promise<TermsHash> =>
  db.eventTerms.findUniqueOrThrow({
    where: { eventId_version: { eventId, version } },
    select: { version: true, hash: true },
  });

/** The same, ready to judge by. */
export const termsInUse = async (eventId: string, version: number): Promise<TermsInUse> => ({
  version,
  terms: combine((await savedTerms(eventId, version)).packs),
});
