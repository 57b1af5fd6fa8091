import type { ImportAnswer } from '@/lib/armies/schema';
import type { FileFault } from './read-files';
import * as words from './words';

/** Files that could not even be read, as answers beside those of the server. */
export const faultsAsAnswers = (faults: readonly FileFault[]): ImportAnswer[] =>
  faults.map(({ file, message }) => ({ file, ok: false, error: { code: 'unreadable', message, at: [] } }));

/** "2 armies imported, 1 file not": what an import came to, in one line. */
export const importSummary = (answers: readonly ImportAnswer[]): string => {
  const done = answers.filter(({ ok }) => ok).length;
  const failed = answers.length - done;
  if (failed === 0) return words.allImported(done);
  return done === 0 ? words.noneImported(failed) : words.someImported(done, failed);
};
