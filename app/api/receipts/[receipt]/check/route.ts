import { checkReplacement } from '@/lib/events/enter/check-list';
import { MAX_LIST_BODY, MAX_LIST_VALUES } from '@/lib/events/limits';
import { readBody } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noReceipt } from '../../no-receipt';

type Params = { readonly receipt: string };

/** The verdict on a list that would take the place of the last. Nothing is stored. */
export const POST = route<Params>(async ({ request, viewer, params: { receipt } }) => {
  const body = await readBody(request, MAX_LIST_BODY, { values: MAX_LIST_VALUES });
  return answerWith(await checkReplacement(viewer, receipt, body), 200, noReceipt);
});
