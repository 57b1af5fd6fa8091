import { HISTORY_CARDS } from '@/lib/history/endpoints';
import { deleteBattle, restoreBattle } from '@/lib/history/own/delete-battle';
import { getOwnBattle, listOwnBattles, NO_BATTLES } from '@/lib/history/own/own-battles';
import { reportBattle } from '@/lib/history/own/reports';
import { createBattle, saveBattle } from '@/lib/history/own/save-battle';
import { shareBattle } from '@/lib/history/own/share-battle';
import { readReference, regimentsById, searchRegiments } from '@/lib/history/regiments';
import { searchHistory } from '@/lib/history/search';
import { HISTORY_WIRE } from '@/lib/history/wire';
import { battlePath } from '@/lib/pages';
import { servedBy } from '../_http/serve';
import type { Outcome } from '../_http/statuses';

/** Back to the page of the battle, which says what became of the report: for browsers without script. */
const backToBattle = ({ id }: { readonly id: string }, { body }: Outcome): Response => {
  const reported = 'code' in body ? String(body.code) : '1';
  const location = `${battlePath(id)}?reported=${reported}#report`;
  return new Response(null, { status: 303, headers: { location } });
};

/** What answers the endpoints of orders of battle and the history. */
export const ANSWERS = servedBy(
  HISTORY_CARDS,
  HISTORY_WIRE,
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
    'GET /api/history/regiments': async ({ question }) =>
      'ids' in question
        ? regimentsById(question.ids)
        : searchRegiments(question.nation, question.arm, question.q),
    'GET /api/history/search': ({ viewer, question }) => searchHistory(question.q, viewer?.userId),
  },
  {
    'POST /api/history/battles/[id]/report': backToBattle,
  },
);
