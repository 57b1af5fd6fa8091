'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { buttonLook } from '@/app/_components/ui/button';
import { Flag } from '@/app/_components/ui/flag';
import * as common from '@/app/_components/words';
import * as deskWords from '@/app/events/[eventId]/desk/words';
import type { DeskRow } from '@/lib/events/schema';
import { verifyPath } from '@/lib/pages';
import { HEAD_ID } from './entry-ids';
import * as words from './words';

/** Whose list it is, which, and the way to the list itself. */
export const EntryHead = ({ row }: { row: DeskRow }) => {
  const { counts, name, currentVersion, number } = row;
  const { list, code } = counts.version;
  return (
    <header
      className="grid min-w-0 flex-1 grid-cols-[6px_minmax(0,1fr)_auto] items-center gap-2.5"
      data-nation={list.nation}
    >
      <Flag className="h-[38px]" />
      <div className="min-w-0">
        <h2 id={HEAD_ID} tabIndex={-1} className="text-[1.125rem] wrap-anywhere outline-none">
          {list.name || common.armyWithoutName}
        </h2>
        <p className="soft text-12 mt-0.5 wrap-anywhere">
          {name}, {list.nationLabel} {list.year},{' '}
          {currentVersion === 1 ? deskWords.firstSent : common.versionWithin(counts.version.number)}
        </p>
        <p className="mute text-12 tabular-nums">{words.entryWithCode(number, code)}</p>
      </div>
      <AppLink href={verifyPath(code)} data-button className={buttonLook({ size: 'small' })}>
        {words.openList}
      </AppLink>
    </header>
  );
};
