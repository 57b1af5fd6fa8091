import { withdrawEntry } from '@/lib/events/enter/answer-organisers';
import { MAX_ACT_BODY } from '@/lib/events/limits';
import { arrivedAt } from '@/lib/identity/arrival';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noReceipt } from '../../no-receipt';

type Params = { readonly receipt: string };

/** A player takes his entry back. */
export const POST = route<Params>(async ({ request, viewer, params: { receipt } }) => {
  const body = await readBody(request, MAX_ACT_BODY);
  return answerWith(await withdrawEntry(viewer, receipt, body, arrivedAt(request.headers)), 200, noReceipt);
});
