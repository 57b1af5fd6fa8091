import { generateKeyPairSync, sign } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { AttackPerson } from '../../bin/attack/person';
import { type Archive, digest, entryDigest, signedText } from '../../lib/events/archive/archive-format';

type ArchiveReading = {
  readonly sound: boolean;
  readonly ours: boolean;
  readonly signer: string;
  readonly faults: readonly { readonly at: readonly (string | number)[] }[];
  readonly entries: readonly { readonly code: string }[];
};

/** A forged archive: another list, hashes that fit it, and the signature of another key. */
const forged = (archive: Archive): Archive => {
  const { madeAt, event, terms, people, audit } = archive;
  const entries = archive.entries.map((entry) => ({ ...entry, name: `${entry.name}, another` }));
  const digests = {
    head: digest({ madeAt, event, terms, people }),
    entries: entries.map(entryDigest),
    audit: { rows: audit.length, last: audit.at(-1)?.hash ?? ('' as const) },
  };
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signer = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const signature = sign(null, Buffer.from(signedText(signer, digests)), privateKey).toString('hex');
  return { ...archive, entries, digests, signer, signature };
};

/**
 * The archive of an event, closed now, is opened by its own installation and by another one, which has other data and
 * another secret: sound there and signed by somebody else; each change is found, and who signs it anew is not the same.
 */
export const expectOpenElsewhere = async (
  organiser: AttackPerson,
  event: { readonly id: string; readonly fields: object; readonly code: string },
  elsewhere: APIRequestContext,
): Promise<void> => {
  const page = `/api/events/${event.id}`;
  const { revision } = await organiser.json<{ revision: number }>('GET', page);
  const past = new Date(Date.now() - 60_000).toISOString();
  const closed = { ...event.fields, closesAt: past };
  expect(
    (await organiser.ask('PUT', page, { body: JSON.stringify({ revision, event: closed }) })).status,
  ).toBe(200);
  const text = String((await organiser.ask('GET', `${page}/archive.json`)).body);
  const open = async (data: string): Promise<ArchiveReading> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await elsewhere.post('/api/events/archive', { data, headers });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };

  const own = JSON.parse(
    String((await organiser.ask('POST', '/api/events/archive', { body: text })).body),
  ) as ArchiveReading;
  expect(own).toMatchObject({ sound: true, ours: true });
  const there = await open(text);
  expect(there).toMatchObject({ sound: true, ours: false, signer: own.signer, faults: [] });
  expect(there.entries.map(({ code }) => code)).toEqual([event.code]);

  // one sign of a list
  const changed = text.replace('dashing', 'dashinG');
  expect(changed).not.toBe(text);
  expect(await open(changed)).toMatchObject({
    sound: false,
    signer: own.signer,
    faults: [{ at: ['entries', 1, 'versions', 1, 'document'] }],
  });

  const other = await open(JSON.stringify(forged(JSON.parse(text))));
  expect(other).toMatchObject({ sound: true, ours: false });
  expect(other.signer).not.toBe(own.signer);
};
