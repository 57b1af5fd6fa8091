import 'server-only';
import { createHash } from 'node:crypto';
import type { Invalid } from '../armies/schema';
import { db } from '../db';
import type { Malformation } from '../rules/core/document';
import { canonical } from '../rules/events/canonical';
import { combine, type Terms } from '../rules/events/combine';
import { parsePack } from '../rules/events/reader';
import type { Pack } from '../rules/events/schema';
import type { EventTerms } from './schema';

/** Terms as lists are judged by them. */
export type TermsInUse = { readonly version: number; readonly terms: Terms };

type PacksRead = { readonly ok: true; readonly packs: readonly Pack[] } | Invalid;

/** Packs as somebody sent them, each read strictly; terms of other rules than the event's are refused. */
export const readPacks = (sent: readonly unknown[], system: string): PacksRead => {
  const packs: Pack[] = [];
  const errors: Malformation[] = [];
  for (const [index, each] of sent.entries()) {
    const parsed = parsePack(each);
    if (parsed.ok) {
      packs.push(parsed.value);
      if (parsed.value.system !== system) {
        const message = `The pack ${parsed.value.name} is for other rules (${parsed.value.system}); the event is of ${system}.`;
        errors.push({ at: ['packs', index, 'system'], message });
      }
    } else {
      errors.push(...parsed.errors.map(({ at, message }) => ({ at: ['packs', index, ...at], message })));
    }
  }
  return errors.length > 0 ? { ok: false, code: 'invalid', errors } : { ok: true, packs };
};

/** Packs as they are kept, with the hash of their text. */
export const termsColumns = (packs: readonly Pack[]) => {
  const document = canonical(packs);
  return { document, hash: createHash('sha256').update(document).digest('hex') };
};

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

/** The same, ready to judge by. */
export const termsInUse = async (eventId: string, version: number): Promise<TermsInUse> => ({
  version,
  terms: combine((await savedTerms(eventId, version)).packs),
});
