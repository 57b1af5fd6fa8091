import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { AskFirst } from '@/app/_components/ui/ask-first';
import { Button } from '@/app/_components/ui/button';
import { Fault } from '@/app/_components/ui/field';
import { Time } from '@/app/_components/ui/time';
import { removeSeatChange } from '@/lib/games/queries';
import type { SeatList } from '@/lib/games/schema';

type TakenSeatsProps = {
  readonly id: string;
  readonly list: SeatList;
  readonly names: readonly [string, string];
  /** true for the umpire */
  readonly mayRemove: boolean;
  readonly onList: (next: SeatList) => void;
};

/** Who sits at the table and since when. The umpire removes a seat, asked once before. */
export const TakenSeats = ({ id, list, names, mayRemove, onList }: TakenSeatsProps) => {
  const [seatToRemove, setSeatToRemove] = useState<string | null>(null);
  const { change, pending, fault } = useChange({
    ...removeSeatChange(id),
    onSuccess: (next) => {
      setSeatToRemove(null);
      onList(next);
    },
  });
  return (
    <ul className="border-rule border-t" aria-label="Taken seats">
      {list.seats.map(({ id: seat, role, since, isOwn }) => {
        const name = {
          first: names[0],
          second: names[1],
          both: 'Both sides, as an umpire',
          looks: 'Looks on',
        }[role];
        return (
          <li key={seat} className="border-rule grid gap-2 border-b py-2">
            <span className="flex min-h-11 items-center justify-between gap-3">
              <span>
                {name}{' '}
                <span className="soft">
                  {isOwn ? 'your seat' : 'sat down'} {!isOwn && <Time at={since} inSentence />}
                </span>
              </span>
              {mayRemove && !isOwn && seatToRemove !== seat && (
                <Button aria-label={`Remove: ${name}`} onClick={() => setSeatToRemove(seat)}>
                  Remove
                </Button>
              )}
            </span>
            {seatToRemove === seat && (
              <AskFirst
                title={`Remove this seat (${name})?`}
                text="This person no longer sees the game. What they did stays. All links are replaced: give the new ones to players who have not sat down yet."
                yes="Remove"
                no="Keep"
                pending={pending}
                onYes={() => !pending && change(seat)}
                onNo={() => setSeatToRemove(null)}
              />
            )}
            {seatToRemove === seat && fault !== undefined && <Fault live>{fault}</Fault>}
          </li>
        );
      })}
    </ul>
  );
};
