import { MAX_ACT_BODY } from '@/lib/events/limits';
import { changeRole, removePerson } from '@/lib/events/people/people';
import { readBody } from '../../../../_http/body';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { noEvent } from '../../../no-event';

type Params = { readonly id: string; readonly person: string };

/** Makes somebody an owner or a checker. */
export const PUT = route<Params>(async ({ request, viewer, params: { id, person } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  return viewer === null ? noEvent() : answerWith(await changeRole(viewer, id, person, body), 200, noEvent);
});

/** Takes somebody out of those who run the event. */
export const DELETE = route<Params>(async ({ viewer, params: { id, person } }) =>
  viewer === null ? noEvent() : answerWith(await removePerson(viewer, id, person), 200, noEvent),
);
