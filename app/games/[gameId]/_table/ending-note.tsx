import { AppLink } from '@/app/_components/ui/app-link';
import { Notice } from '@/app/_components/ui/notice';
import { reportPath } from '@/lib/pages';
import type { GameState } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import { isBrokenText } from '@/lib/rules/core/game/words';
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
  const { ending, broken, setup } = game;
  if (ending !== null) {
    const { winner, how } = ending;
    return (
      <Notice severity="info">
        {winner === null ? coreWords.drawn : coreWords.holdsField(names[winner])}. {words.hows[how]}.{' '}
        <AppLink href={reportPath(id)}>{gameWords.report}</AppLink>
      </Notice>
    );
  }
  const sides = ([0, 1] as const).filter((side) => broken[side]);
  if (sides.length === 0) return null;
  const isDraw = sides.length > 1 && setup.machine.breakTest === undefined;
  return (
    <Notice severity="warning">
      {isDraw ? words.bothBroken : sides.map((side) => isBrokenText(setup, side)).join(' ')}
    </Notice>
  );
};
