import { useState } from 'react';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import type { GameAct } from '@/lib/rules/core/game/fact';
import { winnerByLosses } from '@/lib/rules/core/game/fold';
import type { GameSide } from '@/lib/rules/core/game/machine';
import type { GameState } from '@/lib/rules/core/game/state';
import * as words from '../words';

type How = keyof typeof words.hows;

type EndSheetProps = {
  readonly game: GameState;
  readonly names: readonly [string, string];
  readonly onAct: (act: GameAct) => void;
  readonly onClose: () => void;
};

const CHOICE = 'flex min-h-11 items-center gap-2.5';

/** The end as the players say it; what the book says by the losses is chosen already. */
export const EndSheet = ({ game, names, onAct, onClose }: EndSheetProps) => {
  const byBook = winnerByLosses(game);
  const [how, setHow] = useState<How>(byBook === undefined ? 'agreement' : 'broken');
  const [winner, setWinner] = useState<GameSide | null>(byBook ?? winnerByLosses(game, true) ?? null);
  const winners: readonly (readonly [GameSide | null, string])[] = [
    [0, names[0]],
    [1, names[1]],
    [null, 'Nobody: a draw'],
  ];
  const say = () => {
    onAct({ act: 'end', how, winner });
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={words.endTitle}
      footer={
        <Button variant="main" size="big" onClick={say}>
          Say the end
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="soft">The end is an act like any other: it can be taken back.</p>
        <fieldset>
          <legend className="pb-1 font-semibold">Who won</legend>
          {winners.map(([side, label]) => (
            <label key={label} className={CHOICE}>
              <input type="radio" name="winner" checked={winner === side} onChange={() => setWinner(side)} />
              {label}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="pb-1 font-semibold">By what</legend>
          {(Object.entries(words.hows) as [How, string][]).map(([value, label]) => (
            <label key={value} className={CHOICE}>
              <input type="radio" name="how" checked={how === value} onChange={() => setHow(value)} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </BottomSheet>
  );
};
