import { checkEntries } from '@/lib/armies/check-entries';
import { readCheckRequest } from '@/lib/armies/check-request';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { answer, refuse } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';

/**
 * The verdict on each entry of a JSON array, in order: army files, or `{ file, text }`, whose text is an army file, a
 * plain text form or a share link of this server. With `{ packs, files }` they are judged under packs: documents, or ids
 * of ready-made ones. An army file without a name of its own is reported as its number in the array, from 1. `?words=1`
 * asks for titles, names of places, and what each list is in words.
 */
export const POST = route(async ({ request }) => {
  const asked = await readCheckRequest(await readBody(request, MAX_FILES_BODY, { entries: MAX_FILES }));
  if (!asked.ok) return refuse(422, 'invalid', asked.message);
  const words = new URL(request.url).searchParams.get('words') === '1';
  const { entries, terms } = asked;
  return answer(await checkEntries(entries, { words, ...(terms && { terms }) }));
});
