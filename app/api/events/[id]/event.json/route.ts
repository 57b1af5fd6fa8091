import { exportEvent } from '@/lib/events/archive/export-event';
import { downloadPieces } from '../../../_http/download-list';
import { route } from '../../../_http/route';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** All that is stored of an event, for those who run it; sent entry by entry. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const file = viewer && (await exportEvent(viewer, id));
  return file === null ? noEvent() : downloadPieces(file.name, '.json', file.pieces);
});
