import 'server-only';
import { db } from '../../db';
import { combine, type Terms } from '../../rules/events/combine';
import type { Pack } from '../../rules/events/schema';
import type { EventRow } from '../rows/event-row';
import type { EventTerms } from '../schema';

/** Terms as lists are judged by them. */
export type TermsInUse = { readonly version: number; readonly terms: Terms };

/** Packs as they were read strictly before they were stored. */
export const storedPacks = (document: string): readonly Pack[] => JSON.parse(document) as readonly Pack[];

const ROW = { version: true, document: true, hash: true, savedAt: true } as const;

/** The terms of an event in one of their versions, as they were saved. */
export const savedTerms = async (eventId: string, version: number): Promise<EventTerms> => {
  const row = await db.eventTerms.findUniqueOrThrow({
    where: { eventId_version: { eventId, version } },
    select: ROW,
  });
  return {
    version,
    hash: row.hash,
    savedAt: row.savedAt.toISOString(),
    packs: storedPacks(row.document),
  };
};

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
