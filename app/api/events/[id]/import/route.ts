import { enterSeveral } from '@/lib/events/enter-several';
import { MAX_BATCH_BODY } from '@/lib/events/limits';
import { bodyText } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** Files, or texts of a pasted batch, as entries; what became of each, in order. */
export const POST = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await bodyText(request, MAX_BATCH_BODY);
  return viewer === null ? noEvent() : answerWith(await enterSeveral(viewer, id, body), 200, noEvent);
});
