import { route } from '@/app/api/_http/create-route';
import { download, notFound } from '@/app/api/_http/json-response';
import { getSharedArmy } from '@/lib/armies/share-links';

/** The file of a shared army, to keep. */
export const GET = route<{ token: string }>(async ({ params }) => {
  const shared = await getSharedArmy(params.token);
  if (shared === null) return notFound('link');
  return download(shared.name, '.muster.json', shared.file);
});
