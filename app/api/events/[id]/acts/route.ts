import { actOnSeveral } from '@/lib/events/desk/act-on-several';
import { MAX_SEVERAL_BODY } from '@/lib/events/limits';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** Accepts, returns or locks several lists at once; those that are left as they are, are named. */
export const POST = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_SEVERAL_BODY);
  return viewer === null ? noEvent() : answerWith(await actOnSeveral(viewer, id, body), 200, noEvent);
});
