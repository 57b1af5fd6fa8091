import { readDesk } from '@/lib/events/desk/read-desk';
import { answer } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { askedNumber, noEvent } from '../../no-event';

type Params = { readonly id: string };

/** The desk of an event, or of it the rows that were written after so many moves. */
export const GET = route<Params>(async ({ request, viewer, params: { id } }) => {
  const desk = viewer && (await readDesk(viewer, id, askedNumber(request, 'since') ?? 0));
  return desk === null ? noEvent() : answer(desk);
});
