'use client';

import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import type { Role } from '@/lib/games/permission';
import { joinGameChange } from '@/lib/games/queries';
import { gamePath } from '@/lib/pages';
import * as words from '../../../words';

type SitDownProps = {
  readonly id: string;
  readonly token: string;
  readonly role: Role;
  readonly sides: readonly [string, string];
};

/** Asks before a seat is taken: previews of links visit pages too. */
export const SitDown = ({ id, token, role, sides }: SitDownProps) => {
  const { change, pending, done, fault } = useChange({
    ...joinGameChange(id, token),
    // a new visit: the table is drawn for who sits at it now
    onSuccess: () => location.assign(gamePath(id)),
  });
  return (
    <PlainPage title={words.sitDown}>
      <p>{words.gameOf(sides)}</p>
      <p>{words.whatSeatDoes(role, sides)}</p>
      <p className="soft">{words.keptWithoutSignal}</p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <PageActs>
        <Button variant="main" size="big" disabled={pending || done} onClick={() => change()}>
          {words.seatButton(role, sides)}
        </Button>
      </PageActs>
    </PlainPage>
  );
};
