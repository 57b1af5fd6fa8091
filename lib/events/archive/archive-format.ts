import { createHash, createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { canonical } from '../../rules/events/combine';
import { archiveTextFields } from '../entry-text-fields';
import { verdictSchema as shownVerdict } from '../judge/verdict-answers';
import { STATES } from '../limits';

/** Archives of before do not say what is wanted. */
const verdictSchema = z.strictObject({
  ...shownVerdict.unwrap().shape,
  wanting: shownVerdict.unwrap().shape.wanting.exactOptional(),
});

const number = z.int().positive();
const text = z.string();
const time = z.iso.datetime();
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'A hash has 64 letters and digits.');
const empty = z.literal('');

/** A list as it was sent: its file and report are texts, so that they are what was hashed, to the letter. */
export const archivedVersion = z.strictObject({
  number,
  code: text,
  hash,
  name: text,
  sentAt: time,
  late: z.boolean(),
  verdict: verdictSchema,
  document: text,
  report: text,
  earlier: z.array(z.strictObject({ verdict: verdictSchema, report: text })),
  overrulings: z.array(
    z.strictObject({ finding: text, reason: text, who: text, at: time, withdrawnAt: time.nullable() }),
  ),
  ticks: z.array(z.strictObject({ note: text, kept: z.boolean(), who: text, at: time })),
});

export const archivedEntry = z.strictObject({
  number,
  name: text,
  ...archiveTextFields,
  state: z.enum(STATES),
  locked: z.boolean(),
  currentVersion: number,
  acceptedVersion: number.nullable(),
  acceptedAt: time.nullable(),
  messages: z.array(
    z.strictObject({ number, version: number, from: text, kind: text, text, who: text, at: time }),
  ),
  versions: z.array(archivedVersion),
});
export type ArchivedEntry = z.infer<typeof archivedEntry>;

const archivedAudit = z.strictObject({
  eventId: text,
  number,
  at: time,
  personId: text.nullable(),
  who: text,
  action: text,
  entry: number.nullable(),
  detail: text,
  previous: z.union([hash, empty]),
  hash,
});
export type ArchivedAudit = z.infer<typeof archivedAudit>;

/** The part before the entries: the event, all versions of its terms, and its organisers. */
export const archiveHead = {
  madeAt: time,
  event: z.looseObject({ name: text, date: text, place: text, systemName: text, initials: text }),
  terms: z.array(z.strictObject({ version: number, hash, savedAt: time, document: text })),
  people: z.array(z.strictObject({ name: text, role: text })),
};

/** Hashes of the parts: what is signed, and by what a change is found. */
const digests = z.strictObject({
  head: hash,
  entries: z.array(
    z.strictObject({
      number,
      about: hash,
      versions: z.array(z.strictObject({ number, hash })),
    }),
  ),
  audit: z.strictObject({ rows: z.int().nonnegative(), last: z.union([hash, empty]) }),
});
export type Digests = z.infer<typeof digests>;

const NO_ARCHIVE =
  'This is not a signed archive, whose name ends in “archive.json”. The desk’s export “JSON, everything” is a different file and is not signed.';

export const archiveSchema = z.strictObject({
  'muster-archive': z.literal(1, NO_ARCHIVE),
  ...archiveHead,
  entries: z.array(archivedEntry).max(1_000),
  audit: z.array(archivedAudit),
  digests,
  signer: hash,
  signature: z
    .string('The signature is missing.')
    .regex(/^[0-9a-f]{128}$/, 'This is not a signature: one has 128 letters and digits.'),
});
export type Archive = z.infer<typeof archiveSchema>;

export const digest = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** Hashes of one entry: of its own data, and of each of its lists. */
export const entryDigest = ({ versions, ...about }: ArchivedEntry): Digests['entries'][number] => ({
  number: about.number,
  about: digest(about),
  versions: versions.map((version) => ({ number: version.number, hash: digest(version) })),
});

/** What is signed of an archive. */
export const signedText = (signer: string, of: Digests): string =>
  canonical({ 'muster-archive': 1, signer, digests: of });

/** The bytes before the 32 bytes of a public Ed25519 key in SPKI. */
export const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

/** True if a text was signed by anyone who has the key to this public one. */
export const isSigned = (text: string, signer: string, signature: string): boolean => {
  if (!/^[0-9a-f]{64}$/.test(signer) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const key = createPublicKey({
    key: Buffer.concat([PUBLIC, Buffer.from(signer, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'));
};
