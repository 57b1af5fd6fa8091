import { exportTable } from '@/lib/events/archive/export-event';
import { downloadText } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** A table of the last lists of an event, for those who run it. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const table = viewer && (await exportTable(viewer, id));
  if (table === null) return noEvent();
  return downloadText({ name: table.name, ending: '.csv', fallback: 'Event' }, 'text/csv', table.text);
});
