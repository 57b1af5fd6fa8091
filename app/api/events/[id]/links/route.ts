import { MAX_ACT_BODY } from '@/lib/events/limits';
import { createLink } from '@/lib/events/people/links';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** A link for players, which ends the one before, or an invitation for one organiser. */
export const POST = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  return viewer === null ? noEvent() : answerWith(await createLink(viewer, id, body), 201, noEvent);
});
