import { CHECK_LOOKUPS } from '@/lib/armies/check-lookups';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { readAside } from '@/lib/readers/read-aside';
import { sentOf } from '@/lib/readers/sent';
import { answer } from '../../_http/answer';
import { bodyText } from '../../_http/body';
import { route } from '../../_http/route';

/**
 * The verdict on each entry of a JSON array, in order: army files, or `{ file, text }`, whose text is an army file, a
 * plain text form or a share link of this server. With `{ packs, files }` they are judged under packs: documents, or ids
 * of ready-made ones. An army file without a name of its own is reported as its number in the array, from 1. `?words=1`
 * asks for titles, names of places, and what each list is in words.
 */
export const POST = route(async ({ request }) => {
  const sent = sentOf(await bodyText(request, MAX_FILES_BODY, { entries: MAX_FILES }));
  const words = new URL(request.url).searchParams.get('words') === '1';
  return answer(await readAside('check', { sent, words }, CHECK_LOOKUPS));
});
