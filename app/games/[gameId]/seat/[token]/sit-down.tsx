'use client';

import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import type { SeatRole } from '@/lib/games/permission';
import { joinGameChange } from '@/lib/games/queries';
import { gamePath } from '@/lib/pages';
import * as words from '../../../words';

type SitDownProps = {
  readonly id: string;
  readonly token: string;
  readonly role: SeatRole;
  readonly sides: readonly [string, string];
};

const seatButton = (role: SeatRole, [first, second]: readonly [string, string]): string => {
  if (role === 'looks') return 'Look on';
  if (role === 'both') return 'Sit down for both sides';
  return `Sit down for ${role === 'first' ? first : second}`;
};

const whatSeatDoes = (role: SeatRole, [first, second]: readonly [string, string]): string => {
  if (role === 'looks') return 'You look on and see both sides. Only players mark the game.';
  if (role === 'both') return 'You mark both sides, and take back what either has done.';
  return `You lead ${role === 'first' ? first : second}: you mark its hits, dice and orders, and see both sides.`;
};

const gameOf = ([first, second]: readonly [string, string]): string => `${first} against ${second}.`;

/** Asks before a seat is taken: previews of links visit pages too. */
export const SitDown = ({ id, token, role, sides }: SitDownProps) => {
  const { change, pending, done, fault } = useChange({
    ...joinGameChange(id, token),
    // a new visit: the table is drawn for who sits at it now
    onSuccess: () => location.assign(gamePath(id)),
  });
  return (
    <PlainPage title={words.sitDown}>
      <p>{gameOf(sides)}</p>
      <p>{whatSeatDoes(role, sides)}</p>
      <p className="soft">What you do without a connection is kept on this device and sent later.</p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <PageActs>
        <Button variant="main" size="big" disabled={pending || done} onClick={() => change()}>
          {seatButton(role, sides)}
        </Button>
      </PageActs>
    </PlainPage>
  );
};
