import { acceptSeveral } from '@/lib/events/accept-several';
import { MAX_ACT_BODY } from '@/lib/events/limits';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** Accepts several lists without open errors at once; the others are named. */
export const POST = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  return viewer === null ? noEvent() : answerWith(await acceptSeveral(viewer, id, body), 200, noEvent);
});
