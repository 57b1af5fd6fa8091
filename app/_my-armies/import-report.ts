import type { ImportAnswer } from '@/lib/armies/schema';
import type { FileFault } from './read-files';

/** Files that could not even be read, as answers beside those of the server. */
export const faultsAsAnswers = (faults: readonly FileFault[]): ImportAnswer[] =>
  faults.map(({ file, message }) => ({ file, ok: false, error: { code: 'unreadable', message, at: [] } }));

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** "2 armies imported, 1 file not": what an import came to, in one line. */
export const importSummary = (answers: readonly ImportAnswer[]): string => {
  const done = answers.filter(({ ok }) => ok).length;
  const failed = answers.length - done;
  if (failed === 0) return `${count(done, 'army', 'armies')} imported.`;
  if (done === 0)
    return failed === 1 ? 'The file was not imported.' : `None of ${failed} files was imported.`;
  return `${count(done, 'army', 'armies')} imported, ${count(failed, 'file', 'files')} not.`;
};
