import { AppLink } from '@/app/_components/ui/app-link';
import { Notice } from '@/app/_components/ui/notice';
import { reportPath } from '@/lib/pages';
import type { GameState } from '@/lib/rules/core/game/state';
import * as gameWords from '../../words';
import * as words from '../words';

/** What the losses say of the end by the book, or how the players have said it ended. */
export const EndingNote = ({
  id,
  game,
  names,
}: {
  readonly id: string;
  readonly game: GameState;
  readonly names: readonly [string, string];
}) => {
  const { ending, broken } = game;
  if (ending !== null) {
    const { winner, how } = ending;
    return (
      <Notice severity="info">
        {winner === null ? gameWords.drawn : words.held(names[winner])}. {words.hows[how]}.{' '}
        <AppLink href={reportPath(id)}>{gameWords.report}</AppLink>
      </Notice>
    );
  }
  if (!broken[0] && !broken[1]) return null;
  return (
    <Notice severity="warning">
      {broken[0] && broken[1] ? words.bothBroken : words.isBroken(names[broken[0] ? 0 : 1])}
    </Notice>
  );
};
