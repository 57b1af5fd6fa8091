import type { ImportAnswer, ImportFile } from '@/lib/armies/schema';
import { textOfFile } from '../_components/text-of-file';
import * as words from './words';

/** A backup of many armies is larger than one army; nothing of ours is larger than this. */
export const MAX_FILE_BYTES = 8_000_000;

export type FileFault = { readonly file: string; readonly message: string };
export type FilesRead<F = ImportFile> = {
  readonly files: readonly F[];
  readonly faults: readonly FileFault[];
};

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`;

type Readable = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Reads chosen or dropped files; one that is too large or cannot be read is named with the reason, and not read. */
export const readFiles = async (
  chosenFiles: readonly Readable[],
  max = MAX_FILE_BYTES,
): Promise<FilesRead> => {
  const files: ImportFile[] = [];
  const faults: FileFault[] = [];
  for (const file of chosenFiles) {
    if (file.size > max) {
      faults.push({
        file: file.name,
        message: `The file is ${megabytes(file.size)} large; at most ${megabytes(max)} can be read.`,
      });
      continue;
    }
    try {
      files.push({ name: file.name, text: await textOfFile(file) });
    } catch {
      faults.push({
        file: file.name,
        message: words.fileUnreadable,
      });
    }
  }
  return { files, faults };
};

/** Files that could not even be read, as answers beside those of the server. */
export const faultsAsAnswers = (faults: readonly FileFault[]): ImportAnswer[] =>
  faults.map(({ file, message }) => ({ file, ok: false, error: { code: 'unreadable', message, at: [] } }));
