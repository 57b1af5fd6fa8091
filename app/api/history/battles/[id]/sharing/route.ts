import { shareBattle } from '@/lib/history/own/share-battle';
import { readBody } from '../../../../_http/body';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { noBattle } from '../../no-battle';

const MAX_BODY = 1_000;

/** Says who may read it from now on; the secret of a link is told this once. */
export const PUT = route<{ readonly id: string }>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_BODY);
  return viewer === null ? noBattle() : answerWith(await shareBattle(viewer, id, body), 200, noBattle);
});
