import { memo } from 'react';
import { AppLink } from '@/app/_components/ui/app-link';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { isPlayer, mayUndo } from '@/lib/games/permission';
import type { OpenedGame } from '@/lib/games/schema';
import { reportPath } from '@/lib/pages';
import { lateActs } from '@/lib/rules/core/game/course';
import { type ActWish, type GameAct, openWishes } from '@/lib/rules/core/game/fact';
import { sentencesOf } from '@/lib/rules/core/game/sentences';
import type { GameState } from '@/lib/rules/core/game/state';
import * as coreWords from '@/lib/rules/core/game/words';
import { isBrokenText } from '@/lib/rules/core/game/words';
import type { GameData, ShownFact } from '../_game/game-store';
import { useCourse } from '../_game/use-course';
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
        <AppLink href={reportPath(id)}>Battle report</AppLink>
      </Notice>
    );
  }
  const sides = ([0, 1] as const).filter((side) => broken[side]);
  if (sides.length === 0) return null;
  const isDraw = sides.length > 1 && setup.machine.breakTest === undefined;
  return (
    <Notice severity="warning">
      {isDraw
        ? 'Both armies are broken: by the book that is a draw.'
        : sides.map((side) => isBrokenText(setup, side)).join(' ')}
    </Notice>
  );
};

const undo = ({ id }: ShownFact): GameAct => ({ act: 'undo', fact: id });

type WishesProps = {
  readonly data: GameData;
  readonly role: OpenedGame['role'];
  readonly names: readonly [string, string];
  readonly onActs: (acts: readonly GameAct[]) => void;
};

const cameLate = (count: number): string =>
  count === 1
    ? 'An act of this turn came later than it was done. The log shows it: what was thrown meanwhile may come out otherwise.'
    : `${count} acts of this turn came later than they were done. The log shows them: what was thrown meanwhile may come out otherwise.`;

/**
 * What the players have to settle between them: what one asks the other to take back, which waits also while the
 * other's page sleeps, and acts that came after their phase.
 */
export const Wishes = memo(({ data: { facts, game }, role, names, onActs }: WishesProps) => {
  const wishes = isPlayer(role) ? openWishes(facts) : [];
  const isAsked = wishes.length > 0;
  const isLate = facts.some(({ place }) => place !== undefined && place.turn >= game.turn - 1);
  // read from the beginning: only where there is something to say
  const whole = useCourse(game.setup, facts, isAsked || isLate);
  if (whole === null) return null;
  const { course } = whole;
  const sentences = isAsked ? sentencesOf(course, game.setup.per ?? 1) : [];
  const late = lateActs(course).length;
  const nameOf = (by: OpenedGame['role']) => (by === 'second' ? names[1] : names[0]);
  const isOwn = ({ wish }: ActWish<ShownFact>) => wish.role === role && role !== 'both';
  const mayGrant = (each: ActWish<ShownFact>) => !isOwn(each) && mayUndo(role, game.setup, each.fact);
  const [own, others] = [wishes.filter(isOwn), wishes.filter(mayGrant)];
  // who went back in the log may have asked for many at once
  const both = [
    { label: `Take all ${others.length} back`, acts: others.map(({ fact }) => undo(fact)) },
    { label: `Ask for none of these ${own.length}`, acts: own.map(({ wish }) => undo(wish)) },
  ].filter(({ acts }) => acts.length > 1);
  return (
    <section aria-label="What the other side asks">
      {late > 0 && <Notice severity="warning">{cameLate(late)}</Notice>}
      {both.map(({ label, acts }) => (
        <p key={label} className="border-rule border-b px-3 py-2">
          <Button onClick={() => onActs(acts)}>{label}</Button>
        </p>
      ))}
      {wishes.map(({ wish, fact }) => {
        const text = sentences[facts.indexOf(fact)] ?? '';
        if (isOwn({ wish, fact })) {
          return (
            <Notice key={wish.id} severity="info">
              {`You asked ${nameOf(fact.role)} to take back: ${text}`}{' '}
              <Button size="small" onClick={() => onActs([undo(wish)])}>
                Ask no longer
              </Button>
            </Notice>
          );
        }
        if (!mayGrant({ wish, fact })) return null;
        return (
          <Notice key={wish.id} severity="warning" live>
            {`${nameOf(wish.role)} asks to take back: ${text}`}{' '}
            <span className="flex flex-wrap gap-2 pt-1">
              <Button variant="main" onClick={() => onActs([undo(fact)])}>
                Take it back
              </Button>
              {!wish.handed && (
                <Button onClick={() => onActs([{ act: 'refuse', wish: wish.id }])}>It stands</Button>
              )}
            </span>
          </Notice>
        );
      })}
    </section>
  );
});
