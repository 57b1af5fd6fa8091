import { NO_CONNECTION } from '@/lib/api/client';
import type { KeptEntry } from './kept-entry';

export type UnansweredWords = { readonly title: string; readonly text: string; readonly act: string };

/**
 * The text for an entry without a response: one sentence about the connection for any `fault` of the last try. Another
 * error, such as too many requests, is shown with it.
 */
export const unansweredWords = (
  { request, list, unsent }: Pick<KeptEntry, 'list' | 'unsent'> & { request: { name: string } },
  fault: string | undefined,
): UnansweredWords => {
  const what = `${list === '' ? 'The list' : `“${list}”`} of ${request.name}`;
  const more =
    fault === undefined || fault === NO_CONNECTION ? '' : ` The last attempt got this answer: ${fault}`;
  return unsent
    ? {
        title: `${what} was not sent: there was no connection.`,
        text: `It is kept on this device.${more}`,
        act: 'Send it now',
      }
    : {
        title: `${what} was sent, but no answer came.`,
        text: `It may have arrived. Ask again: it will not be entered twice.${more}`,
        act: 'Ask again',
      };
};
