import 'server-only';
import { type ArmyRead, readArmyText, readArmyValue } from '@/lib/rules/read-army';
import { readPlainText } from '@/lib/rules/read-plain-text';
import type { Viewer } from '../identity/viewer';
import { isFull } from '../quotas';
import { nextTurn } from '../turn';
import { assessedColumns } from './assess-army';
import { insertArmy } from './insert-army';
import { MAX_FILES } from './limits';
import type { ImportAnswer, ImportFile } from './schema';
import { backupMembers } from './split-backup';

type Candidate = { readonly file: string; readonly read: () => Promise<ArmyRead> };

/**
 * A file is one army, as JSON or as plain text, or an array of armies as a backup is; null for a backup of more than
 * `most`.
 */
const candidates = ({ name, text }: ImportFile, most: number): Candidate[] | null => {
  const members = backupMembers(text, most);
  if (members === 'too-many') return null;
  return (
    members?.map((value, index) => ({
      file: `${name} [${index + 1}]`,
      read: () => readArmyValue(value),
    })) ?? [{ file: name, read: async () => (await readPlainText(text)) ?? readArmyText(text) }]
  );
};

/** The armies of all files, or null where they are more than MAX_FILES together. */
const allCandidates = (files: readonly ImportFile[]): Candidate[] | null => {
  const all: Candidate[] = [];
  for (const file of files) {
    const found = candidates(file, MAX_FILES - all.length);
    if (found === null) return null;
    all.push(...found);
  }
  return all.length > MAX_FILES ? null : all;
};

/** Stores one; where there is no room for it, that is said of this file, and those before it stay. */
const stored = async (
  viewer: Viewer,
  file: string,
  read: Extract<ArmyRead, { ok: true }>,
  now: Date,
): Promise<ImportAnswer> => {
  try {
    const { id } = await insertArmy(viewer, await assessedColumns(viewer, read), now);
    return { file, ok: true, id, name: read.file.name, warnings: read.warnings };
  } catch (error) {
    if (!isFull(error)) throw error;
    return { file, ok: false, error: { code: 'full', message: error.message, at: [] } };
  }
};

/**
 * Stores each file that reads as a new army; the others are answered with what is wrong and where. Null, with nothing
 * stored, where the files hold more than MAX_FILES armies together.
 */
export const importArmies = async (
  viewer: Viewer,
  files: readonly ImportFile[],
  now: Date = new Date(),
): Promise<ImportAnswer[] | null> => {
  const all = allCandidates(files);
  if (all === null) return null;
  const answers: ImportAnswer[] = [];
  for (const { file, read: readCandidate } of all) {
    const read = await readCandidate();
    answers.push(read.ok ? await stored(viewer, file, read, now) : { file, ok: false, error: read.error });
    await nextTurn();
  }
  return answers;
};
