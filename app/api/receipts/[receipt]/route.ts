import { readReceipt } from '@/lib/events/enter/read-receipt';
import { replaceList } from '@/lib/events/enter/replace-list';
import { MAX_LIST_BODY, MAX_LIST_VALUES } from '@/lib/events/limits';
import { arrivedAt } from '@/lib/identity/arrival';
import { addressOf } from '@/lib/identity/visitor';
import { answer } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';
import { askedNumber } from '../../events/no-event';
import { noReceipt } from '../no-receipt';

type Params = { readonly receipt: string };

/** A receipt by its private link, or by the id of an entry of mine; showing the last list or another one. */
export const GET = route<Params>(async ({ request, viewer, params: { receipt } }) => {
  const read = await readReceipt(viewer, receipt, askedNumber(request, 'version'));
  return read === null ? noReceipt() : answer(read);
});

/** Sends another list in the place of the last. When the request came decides what it is in time for. */
export const PUT = route<Params>(async ({ request, viewer, params: { receipt } }) => {
  const now = arrivedAt(request.headers);
  const body = await readBody(request, MAX_LIST_BODY, { values: MAX_LIST_VALUES });
  const sender = { viewer, address: addressOf(request.headers) };
  return answerWith(await replaceList(sender, receipt, body, now), 200, noReceipt);
});
