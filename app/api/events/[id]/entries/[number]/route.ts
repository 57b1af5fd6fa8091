import { actOnEntry } from '@/lib/events/desk/act-on-entry';
import { readEntry } from '@/lib/events/desk/read-entry';
import { MAX_ACT_BODY } from '@/lib/events/limits';
import { answer } from '../../../../_http/answer';
import { readBody } from '../../../../_http/body';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { askedNumber, noEvent, numberIn } from '../../../no-event';

type Params = { readonly id: string; readonly number: string };

/** One entry for those who run its event, showing its last list or another one. */
export const GET = route<Params>(async ({ request, viewer, params: { id, number } }) => {
  const entry = numberIn(number);
  const detail = viewer && entry && (await readEntry(viewer, id, entry, askedNumber(request, 'version')));
  return detail ? answer(detail) : noEvent();
});

/** What an organiser does with it: 409 with the entry as it is when somebody was quicker. */
export const POST = route<Params>(async ({ request, viewer, params: { id, number } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  const entry = numberIn(number);
  if (viewer === null || entry === null) return noEvent();
  return answerWith(await actOnEntry(viewer, id, entry, body), 200, noEvent);
});
