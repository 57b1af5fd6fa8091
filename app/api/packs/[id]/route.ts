import { MAX_TERMS_BODY, MAX_TERMS_VALUES } from '@/lib/events/limits';
import { deletePack, readPack, savePack } from '@/lib/events/packs';
import { answer, notFound } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';

type Params = { readonly id: string };

const noPack = (): Response => notFound('There is no such pack here.');

/** One of mine. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const record = viewer && (await readPack(viewer, id));
  return record === null ? noPack() : answer(record);
});

/** Saves an edit: 409 with the pack as it is when it was made on an older revision. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_TERMS_BODY, { values: MAX_TERMS_VALUES });
  return viewer === null ? noPack() : answerWith(await savePack(viewer, id, body), 200, noPack);
});

/** Takes it away; events that were made with it have their own copy. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? noPack() : answerWith(await deletePack(viewer, id), 200, noPack),
);
