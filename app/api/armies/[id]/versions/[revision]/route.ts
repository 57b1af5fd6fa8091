import { getVersion } from '@/lib/armies/get-version';
import { answer, notFound } from '../../../../_http/answer';
import { route } from '../../../../_http/route';

type Params = { readonly id: string; readonly revision: string };

/** One earlier version of the army. */
export const GET = route<Params>('read', async ({ viewer, params: { id, revision } }) => {
  const number = /^\d{1,9}$/.test(revision) ? Number(revision) : 0;
  const version = viewer && (await getVersion(viewer, id, number));
  return version ? answer(version) : notFound('There is no such version here.');
});
