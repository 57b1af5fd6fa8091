import { deletePack } from '@/lib/events/packs/delete-pack';
import { getPack } from '@/lib/events/packs/pack-record';
import { savePack } from '@/lib/events/packs/save-pack';
import { MAX_PACK_BODY, MAX_PACK_VALUES } from '@/lib/rules/read-packs';
import { answer } from '../../_http/answer';
import { bodyText } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';
import { noPack } from '../no-pack';

type Params = { readonly id: string };

/** One of mine, as its editor opens it. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const record = viewer === null ? null : await getPack(viewer, id);
  return record === null ? noPack() : answer(record);
});

/** Saves an edit made on a revision; an older one is answered with the pack as it is now. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await bodyText(request, MAX_PACK_BODY, { values: MAX_PACK_VALUES });
  return viewer === null ? noPack() : answerWith(await savePack(viewer, id, body), 200, noPack);
});

/** Takes it away; for 30 days it can be restored. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? noPack() : answerWith(await deletePack(viewer, id), 200, noPack),
);
