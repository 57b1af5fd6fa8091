import { MAX_BATTLE_BODY, MAX_BATTLE_VALUES } from '@/lib/history/own/bounds';
import { deleteBattle } from '@/lib/history/own/delete-battle';
import { getOwnBattle } from '@/lib/history/own/rows/own-record';
import { saveBattle } from '@/lib/history/own/save-battle';
import { answer } from '../../../_http/answer';
import { bodyText } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noBattle } from '../no-battle';

type Params = { readonly id: string };

/** One of mine: revision, who may read it, and document. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const record = viewer && (await getOwnBattle(viewer, id));
  return record ? answer(record) : noBattle();
});

/** Saves an edit: 409 with the current record when it was made on an older revision. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await bodyText(request, MAX_BATTLE_BODY, { values: MAX_BATTLE_VALUES });
  return viewer === null ? noBattle() : answerWith(await saveBattle(viewer, id, body), 200, noBattle);
});

/** Takes it away; `POST .../restore` brings it back within 30 days. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? noBattle() : answerWith(await deleteBattle(viewer, id), 200, noBattle),
);
