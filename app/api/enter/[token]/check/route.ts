import { checkList } from '@/lib/events/enter/check-list';
import { MAX_LIST_BODY, MAX_LIST_VALUES } from '@/lib/events/limits';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEntrance } from '../../no-entrance';

type Params = { readonly token: string };

/** The verdict on a list under the terms of the event. Nothing is stored. */
export const POST = route<Params>(async ({ request, viewer, params: { token } }) => {
  const body = await readBody(request, MAX_LIST_BODY, { values: MAX_LIST_VALUES });
  return answerWith(await checkList(viewer, token, body), 200, noEntrance);
});
