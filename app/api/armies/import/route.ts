import { importArmies } from '@/lib/armies/import-armies';
import { MAX_FILES, MAX_FILES_BODY } from '@/lib/armies/limits';
import { importRequestSchema } from '@/lib/armies/schema';
import { answer, refuse } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';

/** Stores army files, `[{ name, text }]`; an answer for each, in order, a backup counting as its armies. */
export const POST = route(async ({ request, owner }) => {
  const files = importRequestSchema.safeParse(
    await readBody(request, MAX_FILES_BODY, { entries: MAX_FILES }),
  );
  if (!files.success) {
    return refuse(
      422,
      'invalid',
      `Send a list of at most ${MAX_FILES} files, each with a name and its text.`,
    );
  }
  const answers = await importArmies(await owner(), files.data);
  if (answers === null) {
    return refuse(
      422,
      'too-many-armies',
      `The files hold more than ${MAX_FILES} armies together. Send them in several requests; nothing was stored.`,
    );
  }
  return answer(answers);
});
