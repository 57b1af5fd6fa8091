import { HISTORY_CONTRACT } from '@/lib/history/contract';
import { HISTORY_ENDPOINTS } from '@/lib/history/endpoints';
import { deleteBattle, restoreBattle } from '@/lib/history/own/delete-battle';
import { getOwnBattle, listOwnBattles, NO_BATTLES } from '@/lib/history/own/own-battles';
import { reportBattle } from '@/lib/history/own/reports';
import { createBattle, saveBattle } from '@/lib/history/own/save-battle';
import { shareBattle } from '@/lib/history/own/share-battle';
import { readReference, regimentsById, searchRegiments } from '@/lib/history/regiments';
import { searchHistory } from '@/lib/history/search';
import { battlePath } from '@/lib/pages';
import { createRoutes } from '../_http/create-routes';
import type { ResponseOutcome } from '../_http/statuses';

/** Back to the page of the battle, which says what became of the report: for browsers without script. */
const backToBattle = ({ id }: { readonly id: string }, { body }: ResponseOutcome): Response => {
  const reported = 'code' in body ? String(body.code) : '1';
  const location = `${battlePath(id)}?reported=${reported}#report`;
  return new Response(null, { status: 303, headers: { location } });
};

/** What answers the endpoints of orders of battle and the history. */
export const HANDLERS = createRoutes(
  HISTORY_ENDPOINTS,
  HISTORY_CONTRACT,
  {
    'GET /api/history/battles': async ({ viewer }) => (viewer === null ? NO_BATTLES : listOwnBattles(viewer)),
    'POST /api/history/battles': ({ viewer, owner, body }) => createBattle(viewer, owner, body),
    'GET /api/history/battles/[id]': ({ viewer, params: { id } }) => getOwnBattle(viewer, id),
    'PUT /api/history/battles/[id]': ({ viewer, params: { id }, body }) => saveBattle(viewer, id, body),
    'DELETE /api/history/battles/[id]': ({ viewer, params: { id } }) => deleteBattle(viewer, id),
    'POST /api/history/battles/[id]/report': ({ params: { id }, body }) => reportBattle(id, body),
    'POST /api/history/battles/[id]/restore': ({ viewer, params: { id } }) => restoreBattle(viewer, id),
    'PUT /api/history/battles/[id]/sharing': ({ viewer, params: { id }, body }) =>
      shareBattle(viewer, id, body),
    'GET /api/history/battles/reference': () => readReference(),
    'GET /api/history/regiments': async ({ query }) =>
      'ids' in query ? regimentsById(query.ids) : searchRegiments(query.nation, query.arm, query.q),
    'GET /api/history/search': ({ viewer, query }) => searchHistory(query.q, viewer?.userId),
  },
  {
    'POST /api/history/battles/[id]/report': backToBattle,
  },
);
