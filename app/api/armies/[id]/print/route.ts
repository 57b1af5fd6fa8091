import { createPrint } from '@/lib/armies/create-print';
import { MAX_SAVE_BODY } from '@/lib/armies/limits';
import { notFound } from '../../../_http/answer';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';

/** Notes a print of a version of the army: its short code, revision and date for the footer; 409 without that version. */
export const POST = route<{ readonly id: string }>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_SAVE_BODY);
  return viewer === null ? notFound() : answerWith(await createPrint(viewer, id, body), 201);
});
