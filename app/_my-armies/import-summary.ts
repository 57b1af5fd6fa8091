import type { ImportAnswer } from '@/lib/armies/schema';
import { counted } from '@/lib/rules/core/army/words';

const armiesImported = (count: number): string => `${counted(count, 'army', 'armies')} imported`;
const noneImported = (files: number): string =>
  files === 1 ? 'The file was not imported.' : `None of ${files} files was imported.`;
/** "2 armies imported, 1 file not.": what an import came to, in one line. */
export const importSummary = (answers: readonly ImportAnswer[]): string => {
  const done = answers.filter(({ ok }) => ok).length;
  const failed = answers.length - done;
  if (failed === 0) return `${armiesImported(done)}.`;
  return done === 0 ? noneImported(failed) : `${armiesImported(done)}, ${counted(failed, 'file')} not.`;
};
