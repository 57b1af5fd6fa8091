import { getArmy } from '@/lib/armies/get-army';
import { download, notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';

/** The army file, to keep. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const record = viewer && (await getArmy(viewer, id));
  if (!record) return notFound();
  return download(record.file.name, '.muster.json', record.file);
});
