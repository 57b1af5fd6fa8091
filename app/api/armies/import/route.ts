import { importArmies } from '@/lib/armies/import-armies';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { importRequestSchema } from '@/lib/armies/schema';
import { answer, refuse } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';

/** Stores army files, `[{ name, text }]`; an answer for each, in order, a backup counting as its armies. */
export const POST = route(async ({ request, owner }) => {
  const files = importRequestSchema.safeParse(await readBody(request, MAX_FILES_BODY));
  if (!files.success) {
    return refuse(
      422,
      'invalid',
      `Send a list of at most ${MAX_FILES} files, each with a name and its text.`,
    );
  }
  return answer(await importArmies(await owner(), files.data));
});
