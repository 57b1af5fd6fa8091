import { backUpArmies } from '@/lib/armies/back-up-armies';
import { download } from '../../_http/answer';
import { route } from '../../_http/route';

/** All my armies in one file, which the import reads. */
export const GET = route(async ({ viewer }) => {
  const day = new Date().toISOString().slice(0, 10);
  return download(`muster-armies-${day}.json`, viewer === null ? [] : await backUpArmies(viewer));
});
