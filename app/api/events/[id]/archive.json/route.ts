import { archiveEvent } from '@/lib/events/archive/export-event';
import { refuse } from '../../../_http/answer';
import { downloadPieces } from '../../../_http/download-list';
import { route } from '../../../_http/route';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** A signed archive of an event whose lists are closed and that is as it was written, for those who run it. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const file = viewer && (await archiveEvent(viewer, id));
  if (file === null) return noEvent();
  if (file === 'open') return refuse(409, 'open', 'An archive is made once lists are closed.');
  if ('notWhole' in file) return refuse(409, 'not-whole', file.notWhole);
  return downloadPieces(`${file.name} archive`, '.json', file.pieces);
});
