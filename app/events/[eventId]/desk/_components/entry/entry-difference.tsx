'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diffPart } from '@/app/_components/army/diff-part';
import { DiffTable } from '@/app/_components/army/diff-table';
import { faultText, serverState } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as common from '@/app/_components/words';
import { differenceQuery } from '@/lib/events/desk/desk-queries';
import type { DifferenceQuestion } from '@/lib/events/wire';
import { useDesk } from '../desk-context';
import * as words from './words';

type EntryDifferenceProps = { number: number; asked: DifferenceQuestion };

/** What differs between two lists of the event, line by line. */
export const EntryDifference = ({ number, asked }: EntryDifferenceProps) => {
  const { desk, system } = useDesk();
  const [part, setPart] = useState(1);
  const { data, error } = useQuery(differenceQuery(desk.event.id, number, asked), serverState());
  if (data === undefined) {
    return error === null ? (
      <p role="status">{words.comparing}</p>
    ) : (
      <Notice severity="error" live>
        {faultText(error)}
      </Notice>
    );
  }
  const { before, after, diff } = data;
  const slice = diffPart(diff, part);
  const { parts } = slice.place;
  return (
    <section aria-label={words.comparison} className="min-w-0 overflow-x-auto">
      <p className="pb-1 wrap-anywhere">
        {common.from} <b className="font-[560]">{before.name}</b>
        {words.versionTo(before.version)} <b className="font-[560]">{after.name}</b>
        {words.versionAtEnd(after.version)}
      </p>
      <DiffTable
        // its own links lead to pages; here a button goes on
        diff={{ ...slice, place: { ...slice.place, parts: 1 } }}
        pointScale={system.pointScale}
        formations={system.terms.formations}
        href={() => '#'}
      />
      {parts > 1 && (
        <p className="flex flex-wrap items-center gap-2 pt-2">
          <span className="mute">{words.partOfParts(part, parts)}</span>
          <Button size="small" onClick={() => setPart(part < parts ? part + 1 : 1)}>
            {part < parts ? words.moreDifferences : words.fromBeginning}
          </Button>
        </p>
      )}
    </section>
  );
};
