import { createHash } from 'node:crypto';
import type { Invalid } from '../../api/parts';
import { readSent, type Sent } from '../../readers/sent';
import { countingVersion } from '../judge/counting';
import type { ArchiveAnswer } from '../schema';
import { auditHash, brokenRow } from '../trail/audit-chain';
import {
  type Archive,
  type ArchivedEntry,
  archiveSchema,
  type Digests,
  digest,
  entryDigest,
  signedText,
} from './archive-format';
import { archiveRefusal } from './archive-refusal';
import { isSigned } from './signature';

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

/**
 * Opens an archive, and says where it is not as it was signed.
 * @throws NotRead where it is no JSON
 */
export const openArchive = async (sent: Sent): Promise<OpenedArchive> => {
  const value = readSent(sent);
  const parsed = archiveSchema.safeParse(value);
  if (!parsed.success) return archiveRefusal(value, parsed.error);
  const archive = parsed.data;
  const { event, entries, madeAt, signer } = archive;
  const faults = faultsOf(archive);
  return {
    ...{ ok: true, sound: faults.length === 0, faults, signer, madeAt },
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
