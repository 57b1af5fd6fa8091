import { enterList } from '@/lib/events/enter/enter-list';
import { MAX_LIST_BODY, MAX_LIST_VALUES } from '@/lib/events/limits';
import { readEntrance } from '@/lib/events/read-event';
import { arrivedAt } from '@/lib/identity/arrival';
import { addressOf } from '@/lib/identity/visitor';
import { answer } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';
import { noEntrance } from '../no-entrance';

type Params = { readonly token: string };

/** The event behind a link for players. */
export const GET = route<Params>(async ({ viewer, params: { token } }) => {
  const page = await readEntrance(viewer, token);
  return page === null ? noEntrance() : answer(page);
});

/** Enters a list. When the request came decides what it is in time for. */
export const POST = route<Params>(async ({ request, viewer, params: { token } }) => {
  const now = arrivedAt(request.headers);
  const body = await readBody(request, MAX_LIST_BODY, { values: MAX_LIST_VALUES });
  const sender = { viewer, address: addressOf(request.headers) };
  return answerWith(await enterList(sender, token, body, now), 201, noEntrance);
});
