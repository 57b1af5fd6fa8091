import { backupMembers } from '../../armies/split-backup';
import { MAX_ENTRIES } from '../limits';

/**
 * A line of dashes, stars or the like parts the lists of a pasted batch, one that a mail quotes as well. No text within a
 * file has such a line: JSON writes its line breaks otherwise.
 */
const BETWEEN = /^[ \t>]*(?:-{3,}|={3,}|\*{3,}|_{3,})[ \t]*\r?$/;
/** No line between lists is longer. */
const MAX_BETWEEN = 200;

const partsOf = (text: string): string[] => {
  const parts: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.length <= MAX_BETWEEN && BETWEEN.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
};

/** One list of a file: its text, and what the file is called there. */
export type BatchPart = { readonly file: string; readonly text: string };

/** The lists in one file or in what was pasted: a JSON array, texts parted by lines, or one list. Null for too many. */
export const splitBatch = (name: string, text: string): readonly BatchPart[] | null => {
  const members = backupMembers(text, MAX_ENTRIES);
  if (members === 'too-many') return null;
  const texts =
    members?.map((member) => JSON.stringify(member)) ??
    partsOf(text).filter((part) => part.replaceAll('>', '').trim() !== '');
  if (texts.length < 2) return [{ file: name, text: texts[0] ?? text }];
  return texts.map((part, index) => ({ file: `${name} [${index + 1}]`, text: part }));
};
