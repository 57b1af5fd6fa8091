import type { Named, TextWords } from '../declaration';
import { lineReaders } from '../line-readers';
import { readOr } from '../lines';
import type { profileReaders } from '../profile';
import { excerpt } from '../quotes';
import { readLine } from '../read';
import { Reading as Drafts } from '../reading';
import type { Reading } from './typed-line';

type Tried = { readonly meaning?: string; readonly fault?: string };

/** Tries lines of the strict form below others: what they mean there, or why they do not read. */
export const strictTrial = <A, F extends Named, U extends Named, W extends Named>(
  words: TextWords<A, F, U, W>,
  profile: ReturnType<typeof profileReaders>,
) => {
  const tried = (opening: readonly string[], lines: readonly string[]): Tried => {
    const drafts = new Drafts();
    const army = {};
    drafts.last = [drafts.from(army)];
    const readers = lineReaders(words, profile, drafts, army);
    return readOr<Tried>(
      () => {
        for (const line of [...opening, ...lines]) readLine(words, drafts, readers, line);
        return { meaning: JSON.stringify([army, drafts.file]) };
      },
      (fault) => ({ fault }),
    );
  };

  const meaning = (opening: readonly string[], lines: readonly string[]): string | undefined =>
    tried(opening, lines).meaning;

  const whyNot = (opening: readonly string[], line: string): string =>
    tried(opening, [line]).fault ?? `${excerpt(line)} can be read in more than one way`;

  /** The readings that mean something, one of each meaning, those that are sure first. */
  const distinct = (readings: readonly Reading[], opening: readonly string[]): readonly Reading[] => {
    const byMeaning = new Map<string, Reading>();
    for (const reading of readings.toSorted((a, b) => Number(b.sure) - Number(a.sure))) {
      const means = meaning(opening, reading.lines);
      if (means !== undefined && !byMeaning.has(means)) byMeaning.set(means, reading);
    }
    return [...byMeaning.values()];
  };

  return { meaning, whyNot, distinct };
};
