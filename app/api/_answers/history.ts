import { HISTORY_CARDS } from '@/lib/history/endpoints';
import { createBattle } from '@/lib/history/own/create-battle';
import { deleteBattle, restoreBattle } from '@/lib/history/own/delete-battle';
import { listOwnBattles, NO_BATTLES } from '@/lib/history/own/list-own-battles';
import { readReference } from '@/lib/history/own/read-reference';
import { reportBattle } from '@/lib/history/own/report-battle';
import { getOwnBattle } from '@/lib/history/own/rows/own-record';
import { saveBattle } from '@/lib/history/own/save-battle';
import { shareBattle } from '@/lib/history/own/share-battle';
import { searchHistory } from '@/lib/history/search';
import { regimentsById, searchRegiments } from '@/lib/history/search-regiments';
import { HISTORY_WIRE } from '@/lib/history/wire';
import { battlePath } from '@/lib/pages';
import { isForm } from '../_http/body';
import { servedBy } from '../_http/serve';

/** Back to the page of the battle, which says what became of the report: for browsers without script. */
const back = (id: string, told: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${battlePath(id)}?reported=${told}#report` },
  });

/** What answers the endpoints of orders of battle and the history. */
export const ANSWERS = servedBy(HISTORY_CARDS, HISTORY_WIRE, {
  'GET /api/history/battles': async ({ viewer }) => (viewer === null ? NO_BATTLES : listOwnBattles(viewer)),
  'POST /api/history/battles': ({ viewer, owner, body }) => createBattle(viewer, owner, body),
  'GET /api/history/battles/[id]': ({ viewer, params: { id } }) => getOwnBattle(viewer, id),
  'PUT /api/history/battles/[id]': ({ viewer, params: { id }, body }) => saveBattle(viewer, id, body),
  'DELETE /api/history/battles/[id]': ({ viewer, params: { id } }) => deleteBattle(viewer, id),
  'POST /api/history/battles/[id]/report': async ({ request, params: { id }, body }) => {
    const result = await reportBattle(id, body);
    return isForm(request) ? back(id, result.ok ? '1' : result.code) : result;
  },
  'POST /api/history/battles/[id]/restore': ({ viewer, params: { id } }) => restoreBattle(viewer, id),
  'PUT /api/history/battles/[id]/sharing': ({ viewer, params: { id }, body }) =>
    shareBattle(viewer, id, body),
  'GET /api/history/battles/reference': () => readReference(),
  'GET /api/history/regiments': async ({ question }) =>
    'ids' in question
      ? regimentsById(question.ids)
      : searchRegiments(question.nation, question.arm, question.q),
  'GET /api/history/search': ({ viewer, question }) => searchHistory(question.q, viewer?.userId),
});
