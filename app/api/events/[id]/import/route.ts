import { enterSeveral } from '@/lib/events/enter/enter-several';
import { MAX_BATCH_BODY } from '@/lib/events/limits';
import { arrivedAt } from '@/lib/identity/arrival';
import { bodyText } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** Files, or texts of a pasted batch, as entries; what became of each, in order. When the request came decides which are late. */
export const POST = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await bodyText(request, MAX_BATCH_BODY);
  if (viewer === null) return noEvent();
  return answerWith(await enterSeveral(viewer, id, body, arrivedAt(request.headers)), 200, noEvent);
});
