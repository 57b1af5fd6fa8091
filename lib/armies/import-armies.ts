import 'server-only';
import { type ArmyRead, readArmyText, readArmyValue } from '@/lib/rules/check';
import { readPlainText } from '@/lib/rules/read-plain-text';
import type { Viewer } from '../viewer';
import { assessedColumns } from './assess-army';
import { insertArmy } from './insert-army';
import type { ImportAnswer, ImportFile } from './schema';
import { backupMembers } from './split-backup';

type Candidate = { readonly file: string; readonly read: () => Promise<ArmyRead> };

/** A file is one army, as JSON or as plain text, or an array of armies as a backup is. */
const candidates = ({ name, text }: ImportFile): Candidate[] =>
  backupMembers(text)?.map((value, index) => ({
    file: `${name} [${index + 1}]`,
    read: () => readArmyValue(value),
  })) ?? [{ file: name, read: async () => (await readPlainText(text)) ?? readArmyText(text) }];

/** Stores each file that reads as a new army; the others are answered with what is wrong and where. */
export const importArmies = async (
  viewer: Viewer,
  files: readonly ImportFile[],
  now: Date = new Date(),
): Promise<ImportAnswer[]> => {
  const answers: ImportAnswer[] = [];
  for (const { file, read: readCandidate } of files.flatMap(candidates)) {
    const read = await readCandidate();
    if (read.ok) {
      const { id } = await insertArmy(viewer, assessedColumns(read), now);
      answers.push({ file, ok: true, id, name: read.file.name, warnings: read.warnings });
    } else {
      answers.push({ file, ok: false, error: read.error });
    }
    // others get their turn between two files
    await new Promise((resolve) => setImmediate(resolve));
  }
  return answers;
};
