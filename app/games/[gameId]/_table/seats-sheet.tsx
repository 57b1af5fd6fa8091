import { useState } from 'react';
import { LinkPanel } from '@/app/_components/army/link-panel';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import * as common from '@/app/_components/words';
import type { Role } from '@/lib/games/permission';
import { seatPath } from '@/lib/pages';
import type { Side } from '@/lib/rules/core/game/machine';
import * as words from '../words';
import { SeatCode } from './seat-code';

/** What opens each seat, for those who may give it away. */
export type SeatLinks = Readonly<Partial<Record<Role, string>>>;

type SeatsSheetProps = {
  readonly id: string;
  readonly links: SeatLinks;
  readonly names: readonly [string, string];
  /** the sides that have an army */
  readonly sides: readonly Side[];
  readonly onClose: () => void;
};

/** Links to the seats of the table, each with its code for the camera of another phone. */
export const SeatsSheet = ({ id, links, names, sides, onClose }: SeatsSheetProps) => {
  const [shown, setShown] = useState<Role | null>(null);
  const rows = [
    ['first', words.seatLink(names[0])],
    ...(sides.length < 2
      ? []
      : ([
          ['second', words.seatLink(names[1])],
          ['both', words.linkBoth],
        ] as const)),
    ['looks', words.linkLooks],
  ] as const;
  return (
    <BottomSheet open onClose={onClose} title={words.seats}>
      <div className="grid gap-3">
        <p className="soft">{words.seatsIntro}</p>
        <ul className="border-rule border-t">
          {rows.map(([role, label]) => {
            const token = links[role];
            if (token === undefined) return null;
            return (
              <li key={role} className="border-rule grid gap-3 border-b py-2">
                <span className="flex min-h-11 items-center justify-between gap-3">
                  {label}
                  {shown !== role && (
                    <Button aria-label={`${common.show}: ${label}`} onClick={() => setShown(role)}>
                      {common.show}
                    </Button>
                  )}
                </span>
                {shown === role && (
                  <>
                    <LinkPanel label={label} path={seatPath(id, token)} />
                    <SeatCode id={id} role={role} label={label} />
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </BottomSheet>
  );
};
