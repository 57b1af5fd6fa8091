import { download, gone } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { getSharedArmy } from '@/lib/armies/share-links';

/** The file of a shared army, to keep. */
export const GET = route<{ token: string }>(async ({ params }) => {
  const shared = await getSharedArmy(params.token);
  if (shared === null) return gone('link');
  return download(shared.name, '.muster.json', shared.file);
});
