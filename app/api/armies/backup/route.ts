import { backUpArmies } from '@/lib/armies/back-up-armies';
import { downloadList } from '../../_http/download-list';
import { route } from '../../_http/route';

/** All my armies in one file, which the import reads; sent army by army. */
export const GET = route(async ({ viewer }) => {
  const day = new Date().toISOString().slice(0, 10);
  return downloadList(`muster-armies-${day}`, viewer === null ? [] : backUpArmies(viewer));
});
