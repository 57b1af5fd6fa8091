import type { CheckOptions } from '@/lib/rules/check';
import { checkValue } from '@/lib/rules/check';
import { type CheckAnswer, textFileSchema } from '@/lib/rules/check-answer';
import { nextTurn } from '@/lib/turn';
import { type CheckLookups, checkEntry, factsBy, isLink } from './check-entry';

/** Whether an entry is a share link, behind which another army stands. */
export const isLinked = (entry: unknown): boolean => {
  const asText = textFileSchema.safeParse(entry);
  return asText.success && isLink(asText.data.text);
};

/**
 * The verdict on each entry, in order: an army file, reported as its number from 1 if it has no name of its own, or
 * `{ file, text }`, whose text is an army file, a plain text form or a share link of this server. Others have their
 * turn between two of them.
 */
export const checkEntries = async (
  entries: readonly unknown[],
  lookups: CheckLookups,
  options: Pick<CheckOptions, 'words' | 'terms'>,
): Promise<CheckAnswer[]> => {
  const answers: CheckAnswer[] = [];
  const regiments = factsBy(lookups);
  for (const [index, entry] of entries.entries()) {
    if (index > 0) await nextTurn();
    const asText = textFileSchema.safeParse(entry);
    answers.push(
      asText.success
        ? await checkEntry(asText.data.file, asText.data.text, lookups, options)
        : await checkValue(String(index + 1), entry, { ...options, regiments }),
    );
  }
  return answers;
};
