import { readAudit } from '@/lib/events/trail/read-audit';
import { answer } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { askedNumber, noEvent } from '../../no-event';

type Params = { readonly id: string };

/** The audit trail of an event, newest first, and whether it holds. */
export const GET = route<Params>(async ({ request, viewer, params: { id } }) => {
  const audit = viewer && (await readAudit(viewer, id, askedNumber(request, 'before')));
  return audit === null ? noEvent() : answer(audit);
});
