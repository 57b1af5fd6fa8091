import { addFacts } from '@/lib/games/add-facts';
import { GAME_CONTRACT } from '@/lib/games/contract';
import { createGame } from '@/lib/games/create-game';
import { GAME_ENDPOINTS } from '@/lib/games/endpoints';
import { backUpGames, listGames, readNews } from '@/lib/games/read-game';
import { makeSeatCode, spendSeatCode } from '@/lib/games/seat-codes';
import { joinGame } from '@/lib/games/seat-links';
import { readSeats, removeSeat, renewLinks } from '@/lib/games/seat-list';
import { leaveGame } from '@/lib/games/seats';
import { createRoutes } from '../_http/create-routes';
import { downloadList } from '../_http/json-response';

/** What answers the endpoints of games. */
export const HANDLERS = createRoutes(GAME_ENDPOINTS, GAME_CONTRACT, {
  'GET /api/games': async ({ viewer }) => (viewer === null ? { games: [] } : listGames(viewer)),
  'POST /api/games': ({ viewer, owner, body }) => createGame(viewer, owner, body),
  'DELETE /api/games/[id]': ({ viewer, params: { id } }) => leaveGame(viewer, id),
  'GET /api/games/backup': async ({ viewer, now }) =>
    downloadList(
      `muster-games-${now.toISOString().slice(0, 10)}`,
      viewer === null ? [] : backUpGames(viewer),
    ),
  'GET /api/games/[id]/facts': ({ viewer, params: { id }, query: { since } }) => readNews(viewer, id, since),
  'POST /api/games/[id]/facts': ({ viewer, params: { id }, body }) => addFacts(viewer, id, body),
  'POST /api/games/[id]/code': ({ viewer, params: { id }, body: { role } }) => makeSeatCode(viewer, id, role),
  'POST /api/game-codes': ({ owner, body: { code } }) => spendSeatCode(owner, code),
  'GET /api/games/[id]/seats': ({ viewer, params: { id } }) => readSeats(viewer, id),
  'DELETE /api/games/[id]/seats/[seat]': ({ viewer, params: { id, seat } }) => removeSeat(viewer, id, seat),
  'POST /api/games/[id]/links': ({ viewer, params: { id } }) => renewLinks(viewer, id),
  'POST /api/games/[id]/seat': ({ owner, params: { id }, body: { token } }) => joinGame(owner, id, token),
});
