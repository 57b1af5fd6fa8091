import { deleteEvent } from '@/lib/events/delete-event';
import { MAX_ACT_BODY } from '@/lib/events/limits';
import { readEvent } from '@/lib/events/read-event';
import { saveEvent } from '@/lib/events/save-event';
import { answer } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';
import { noEvent } from '../no-event';

type Params = { readonly id: string };

/** The page of an event: for everybody where it is listed, else for those who run it or have entered it. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const page = await readEvent(viewer, id);
  return page === null ? noEvent() : answer(page);
});

/** Saves an edit of its owner: 409 with the event as it is when it was made on an older revision. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  return viewer === null ? noEvent() : answerWith(await saveEvent(viewer, id, body), 200, noEvent);
});

/** Takes an event of its owner away; receipts go on showing each its own list. */
export const DELETE = route<Params>(async ({ viewer, params: { id } }) =>
  viewer === null ? noEvent() : answerWith(await deleteEvent(viewer, id), 200, noEvent),
);
