import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { isPlayer, mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { courseOf } from '@/lib/rules/core/game/course';
import { type Act, openWishes } from '@/lib/rules/core/game/fact';
import { sentencesOf } from '@/lib/rules/core/game/sentences';
import type { GameData } from '../_game/game-store';
import * as words from '../words';

type WishesProps = {
  readonly data: GameData;
  readonly role: OpenedGame['role'];
  readonly names: readonly [string, string];
  readonly onAct: (act: Act) => void;
};

/** What one side asks the other to take back: it waits, also while the other's page sleeps, until that is answered. */
export const Wishes = ({ data: { facts, game }, role, names, onAct }: WishesProps) => {
  const wishes = isPlayer(role) ? openWishes(facts) : [];
  if (wishes.length === 0) return null;
  const sentences = sentencesOf(courseOf(game.setup, facts), game.setup.per ?? 1);
  const nameOf = (by: OpenedGame['role']) => (by === 'second' ? names[1] : names[0]);
  return (
    <section aria-label={words.wishes}>
      {wishes.map(({ wish, fact }) => {
        const text = sentences[facts.indexOf(fact)] ?? '';
        const isMine = wish.role === role && role !== 'both';
        if (isMine) {
          return (
            <Notice key={wish.id} severity="info">
              {words.wishWaits(nameOf(fact.role), text)}{' '}
              <Button size="small" onClick={() => onAct({ act: 'undo', fact: wish.id })}>
                {words.withdraw}
              </Button>
            </Notice>
          );
        }
        if (!mayUndo(role, game.setup, fact)) return null;
        return (
          <Notice key={wish.id} severity="warning" live>
            {words.wishOf(nameOf(wish.role), text)}{' '}
            <span className="flex flex-wrap gap-2 pt-1">
              <Button variant="main" onClick={() => onAct({ act: 'undo', fact: fact.id })}>
                {words.grant}
              </Button>
              <Button onClick={() => onAct({ act: 'refuse', wish: wish.id })}>{words.letStand}</Button>
            </span>
          </Notice>
        );
      })}
    </section>
  );
};
