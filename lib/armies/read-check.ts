import { NotRead } from '../readers/not-read';
import { readSent, type Sent } from '../readers/sent';
import type { CheckAnswer } from '../rules/check-answer';
import { checkEntries } from './check-entries';
import type { CheckLookups } from './check-entry';
import { readCheckRequest } from './check-request';

/**
 * Reads the body of a check and answers it: a verdict on each entry, in order.
 * @throws NotRead where it is none
 */
export const readCheck = async (
  { sent, words }: { readonly sent: Sent; readonly words: boolean },
  lookups: CheckLookups,
): Promise<CheckAnswer[]> => {
  const request = await readCheckRequest(readSent(sent));
  if (!request.ok) throw new NotRead({ status: 422, code: 'invalid', message: request.message });
  const { entries, terms } = request;
  return checkEntries(entries, lookups, { words, ...(terms && { terms }) });
};
