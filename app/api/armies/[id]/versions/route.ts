import { listVersions } from '@/lib/armies/list-versions';
import { answer, notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';

/** The army's history, newest first. */
export const GET = route<{ readonly id: string }>(async ({ viewer, params: { id } }) => {
  const versions = viewer && (await listVersions(viewer, id));
  return versions ? answer(versions) : notFound();
});
