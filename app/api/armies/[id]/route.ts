import { deleteArmy } from '@/lib/armies/delete-army';
import { getArmy } from '@/lib/armies/get-army';
import { MAX_SAVE_BODY, MAX_SAVE_VALUES } from '@/lib/armies/limits';
import { saveArmy } from '@/lib/armies/save-army';
import { answer, notFound } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';

type Params = { readonly id: string };

/** One army: revision and file. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const record = viewer && (await getArmy(viewer, id));
  return record ? answer(record) : notFound();
});

/** Saves an edit: 409 with the current record when it was made on an older revision. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_SAVE_BODY, { values: MAX_SAVE_VALUES });
  return viewer === null ? notFound() : answerWith(await saveArmy(viewer, id, body));
});

/** Takes the army away; `POST .../restore` brings it back within 30 days. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await deleteArmy(viewer, id)),
);
