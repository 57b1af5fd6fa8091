import 'server-only';
import { db } from '../db';
import type { Pack } from '../rules/events/schema';

/** Packs as they were read strictly before they were stored. */
export const storedPacks = (document: string): readonly Pack[] => JSON.parse(document) as readonly Pack[];

const ROW = { version: true, document: true, hash: true, savedAt: true } as const;

/** The terms of an event in one of their versions. */
export type SavedTerms = {
  readonly version: number;
  readonly hash: string;
  readonly savedAt: string;
  readonly packs: readonly Pack[];
};

/** The terms of an event in one of their versions, as they were saved. */
export const savedTerms = async (eventId: string, version: number): Promise<SavedTerms> => {
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
