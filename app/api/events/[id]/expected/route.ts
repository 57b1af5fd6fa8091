import { changeExpected, readExpected } from '@/lib/events/desk/change-expected';
import { MAX_EXPECTED_BODY } from '@/lib/events/limits';
import { answer } from '../../../_http/answer';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** The players that the organisers of an event wait for. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const expected = viewer && (await readExpected(viewer, id));
  return expected === null ? noEvent() : answer(expected);
});

/** Changes them: some come, some go, or an entry is said to be one's. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await readBody(request, MAX_EXPECTED_BODY);
  return viewer === null ? noEvent() : answerWith(await changeExpected(viewer, id, body), 200, noEvent);
});
