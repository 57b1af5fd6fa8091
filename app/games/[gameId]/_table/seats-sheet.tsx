import { useState } from 'react';
import { LinkPanel } from '@/app/_components/army/link-panel';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Fault } from '@/app/_components/ui/field';
import { Time } from '@/app/_components/ui/time';
import type { SeatRole } from '@/lib/games/permission';
import { makeCodeChange, renewLinksChange } from '@/lib/games/queries';
import type { SeatList } from '@/lib/games/schema';
import { seatPath } from '@/lib/pages';
import type { GameSide } from '@/lib/rules/core/game/machine';
import * as words from '../words';
import { TakenSeats } from './taken-seats';

type SeatsSheetProps = {
  readonly id: string;
  /** the viewer's own seat */
  readonly role: SeatRole;
  readonly list: SeatList;
  readonly names: readonly [string, string];
  /** the sides that have an army */
  readonly sides: readonly GameSide[];
  /** the umpire has changed the list */
  readonly onList: (next: SeatList) => void;
  readonly onClose: () => void;
};

type SeatCodeProps = {
  readonly id: string;
  readonly role: SeatRole;
  /** the seat, in words */
  readonly label: string;
};

/** Six letters to read aloud across the table: they open a seat once, and are shown while the host waits. */
const SeatCode = ({ id, role, label }: SeatCodeProps) => {
  const { change, pending, answer, fault } = useChange(makeCodeChange(id));
  return (
    <div className="grid gap-2">
      {answer && (
        <p className="grid justify-items-center gap-1" role="status">
          <strong className="font-caslon text-36 leading-none font-normal tracking-[0.2em] tabular-nums">
            {`${answer.code.slice(0, 3)} ${answer.code.slice(3)}`}
          </strong>
          <span className="soft">
            They open this seat once, until <Time at={answer.until} inSentence />. On the other phone: Games,
            then type them.
          </span>
        </p>
      )}
      {fault !== undefined && <Fault live>{fault}</Fault>}
      <Button aria-label={`Six letters: ${label}`} disabled={pending} onClick={() => change(role)}>
        {answer ? 'Other letters' : 'Six letters'}
      </Button>
    </div>
  );
};

/** Ends the links that were given so far. */
const NewLinks = ({ id, onList }: Pick<SeatsSheetProps, 'id' | 'onList'>) => {
  const { change, pending, done, fault } = useChange({ ...renewLinksChange(id), onSuccess: onList });
  return (
    <div className="grid justify-items-start gap-2">
      <Button disabled={pending} onClick={() => change()}>
        New links
      </Button>
      <p className="soft" role="status">
        {done ? 'The links are new. Those given before open nothing. Taken seats stay.' : ''}
      </p>
      {fault !== undefined && <Fault live>{fault}</Fault>}
    </div>
  );
};

const seatLink = (name: string): string => `Link to lead ${name}`;

/** Who sits at the table, and links to its seats, each with its code for the camera of another phone. */
export const SeatsSheet = ({ id, role: own, list, names, sides, onList, onClose }: SeatsSheetProps) => {
  const [shownRole, setShownRole] = useState<SeatRole | null>(null);
  const rows = [
    ['first', seatLink(names[0])],
    ...(sides.length < 2
      ? []
      : ([
          ['second', seatLink(names[1])],
          ['both', 'Link for both sides, as an umpire'],
        ] as const)),
    ['looks', 'Link to look on'],
  ] as const;
  return (
    <BottomSheet open onClose={onClose} title={words.seats}>
      <div className="grid gap-3">
        <TakenSeats id={id} list={list} names={names} onList={onList} mayRemove={own === 'both'} />
        {list.links.length > 0 && (
          <p className="soft">
            One phone can mark both sides. For a second one, let it open a link: its camera reads the code. A
            link works until the umpire makes new ones.
          </p>
        )}
        <ul className="border-rule border-t empty:hidden">
          {rows.map(([role, label]) => {
            const token = list.links.find((link) => link.role === role)?.token;
            if (token === undefined) return null;
            return (
              <li key={role} className="border-rule grid gap-3 border-b py-2">
                <span className="flex min-h-11 items-center justify-between gap-3">
                  {label}
                  {shownRole !== role && (
                    <Button aria-label={`Show: ${label}`} onClick={() => setShownRole(role)}>
                      Show
                    </Button>
                  )}
                </span>
                {shownRole === role && (
                  <>
                    <LinkPanel label={label} path={seatPath(id, token)} />
                    <SeatCode id={id} role={role} label={label} />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {own === 'both' && <NewLinks id={id} onList={onList} />}
      </div>
    </BottomSheet>
  );
};
