import { route } from '@/app/api/_http/create-route';
import { downloadText, notFound } from '@/app/api/_http/json-response';
import { csvText } from '@/lib/csv-table';
import { readWholeGame } from '@/lib/games/read-game';
import { readAside } from '@/lib/readers/read-in-thread';
import { titleText } from '@/lib/rules/core/game/words';

/** Every act of a game as a table, for its players. */
export const GET = route<{ readonly gameId: string }>(async ({ viewer, params: { gameId } }) => {
  const game = viewer === null ? null : await readWholeGame(viewer, gameId);
  if (game === null) return notFound('game');
  const { setup, facts } = game;
  return downloadText(
    { name: titleText(setup), ending: '.game.csv', fallback: 'game' },
    'text/csv',
    csvText(await readAside('gameRecord', { setup, facts }, {})),
  );
});
