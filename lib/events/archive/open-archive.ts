import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Invalid } from '../../api/schema-parts';
import { readSent, type TaskInput } from '../../readers/thread-input';
import { countingVersion } from '../judge/counting';
import type { ArchiveAnswer } from '../schema';
import { auditHash, brokenRow } from '../trail/hashes';
import {
  type Archive,
  type ArchivedEntry,
  archiveSchema,
  type Digests,
  digest,
  entryDigest,
  isSigned,
  signedText,
} from './archive-format';

/** What an archive holds; whose it is, only its installation knows. */
export type OpenedArchive = Omit<Extract<ArchiveAnswer, { ok: true }>, 'ours'> | Invalid;

type Fault = Extract<ArchiveAnswer, { ok: true }>['faults'][number];

const fault = (message: string, ...at: Fault['at']): Fault => ({ at, message });

const CHANGED = 'This was changed after signing.';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

type EntryDigest = Digests['entries'][number];

const versionFaults = (entry: ArchivedEntry, was: EntryDigest): Fault[] => {
  const is = entryDigest(entry);
  const signedHashes = new Map(was.versions.map(({ number, hash }) => [number, hash]));
  const faults = entry.versions.flatMap(({ number, hash, document }, index): Fault[] => {
    const at = ['entries', entry.number, 'versions', number] as const;
    const expected = signedHashes.get(number);
    signedHashes.delete(number);
    if (expected === undefined) return [fault('This list was not signed.', ...at)];
    if (expected === is.versions[index]?.hash) return [];
    return hashOf(document) === hash
      ? [fault(CHANGED, ...at)]
      : [fault('The list does not match its hash.', ...at, 'document')];
  });
  const gone = [...signedHashes.keys()].map((number) =>
    fault('This list was removed.', 'entries', entry.number, 'versions', number),
  );
  return [...(is.about === was.about ? [] : [fault(CHANGED, 'entries', entry.number)]), ...faults, ...gone];
};

const entryFaults = ({ entries, digests }: Archive): Fault[] => {
  const signedEntries = new Map(digests.entries.map((each) => [each.number, each]));
  const faults = entries.flatMap((entry) => {
    const was = signedEntries.get(entry.number);
    signedEntries.delete(entry.number);
    return was === undefined
      ? [fault('This entry was not signed.', 'entries', entry.number)]
      : versionFaults(entry, was);
  });
  return [
    ...faults,
    ...[...signedEntries.keys()].map((number) => fault('This entry was removed.', 'entries', number)),
  ];
};

const auditFaults = ({ audit, digests }: Archive): Fault[] => {
  const rows = audit.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
  const broken = brokenRow(rows);
  if (broken !== null) return [fault('The trail was altered from here on.', 'audit', broken)];
  const last = rows.at(-1);
  const same = rows.length === digests.audit.rows && (last ? auditHash(last) : '') === digests.audit.last;
  return same ? [] : [fault('Rows of the trail were removed or added.', 'audit', rows.length + 1)];
};

const faultsOf = (archive: Archive): Fault[] => {
  const { madeAt, event, terms, people, digests, signer, signature } = archive;
  return [
    ...(isSigned(signedText(signer, digests), signer, signature)
      ? []
      : [fault('The signature does not fit: hashes or signer were changed.', 'signature')]),
    ...(digest({ madeAt, event, terms, people }) === digests.head ? [] : [fault(CHANGED, 'event')]),
    ...entryFaults(archive),
    ...auditFaults(archive),
  ];
};

const SEAL: Readonly<Record<string, string>> = {
  signature: 'The signature is missing',
  signer: 'The key of the installation that signed it is missing',
  digests: 'The hashes that were signed are missing',
};

const refused = (message: string, ...at: string[]): Invalid => ({
  ok: false,
  code: 'invalid',
  errors: [{ at, message }],
});

/** Why a file is not an archive, in words: another file, one of a newer Muster, or a part missing or broken. */
const archiveRefusal = (value: unknown, { issues }: z.ZodError): Invalid => {
  if (value === null || typeof value !== 'object') {
    return refused('This is not an archive of an event. Archives end in archive.json.');
  }
  if ('muster-event' in value) {
    return refused('This is the JSON export of an event. The archive is the file that ends in archive.json.');
  }
  if ('muster' in value) {
    return refused('This is an army file. The archive of an event ends in archive.json.');
  }
  if (!('muster-archive' in value)) {
    return refused('This is not an archive of an event. Archives end in archive.json.');
  }
  if (value['muster-archive'] !== 1) {
    return refused('A newer Muster made this archive. Open it there.', 'muster-archive');
  }
  for (const [part, words] of Object.entries(SEAL)) {
    if (!(part in value)) return refused(`${words}, so nobody can tell whether it was changed.`, part);
  }
  const path = issues[0]?.path.map(String) ?? [];
  const where = path.length === 0 ? '' : ` at ${path.join(', ')}`;
  return refused(`This archive cannot be read: Muster did not write it like this${where}.`, ...path);
};

/**
 * Opens an archive, and says where it is not as it was signed.
 * @throws NotRead where it is no JSON
 */
export const openArchive = async (sent: TaskInput): Promise<OpenedArchive> => {
  const value = readSent(sent);
  const parsed = archiveSchema.safeParse(value);
  if (!parsed.success) return archiveRefusal(value, parsed.error);
  const archive = parsed.data;
  const { event, entries, madeAt, signer } = archive;
  const faults = faultsOf(archive);
  return {
    ok: true,
    sound: faults.length === 0,
    faults,
    signer,
    madeAt,
    event: { name: event.name, date: event.date, place: event.place, systemName: event.systemName },
    entries: entries.flatMap(({ number, name, state, versions, acceptedVersion, currentVersion }) => {
      const list = versions.find(
        (each) => each.number === countingVersion({ acceptedVersion, currentVersion }),
      );
      if (list === undefined) return [];
      const { code, hash, name: called, verdict } = list;
      return [
        {
          number,
          name,
          state,
          code,
          hash,
          list: called,
          verdict: { ...verdict, wanting: verdict.wanting ?? 0 },
        },
      ];
    }),
  };
};
