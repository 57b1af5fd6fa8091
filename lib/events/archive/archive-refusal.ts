import type { z } from 'zod';
import type { Invalid } from '../../api/parts';

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
export const archiveRefusal = (value: unknown, { issues }: z.ZodError): Invalid => {
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
