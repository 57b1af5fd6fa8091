import { downloadText, gone } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { csvText } from '@/lib/csv-table';
import { readWholeGame } from '@/lib/games/read-game';
import { readAside } from '@/lib/readers/read-aside';
import { titleText } from '@/lib/rules/core/game/words';

/** Every act of a game as a table, to keep, for whoever sits at it. */
export const GET = route<{ readonly gameId: string }>(async ({ viewer, params: { gameId } }) => {
  const game = viewer === null ? null : await readWholeGame(viewer, gameId);
  if (game === null) return gone('game');
  const { setup, facts } = game;
  return downloadText(
    { name: titleText(setup), ending: '.game.csv', fallback: 'game' },
    'text/csv',
    csvText(await readAside('gameRecord', { setup, facts }, {})),
  );
});
