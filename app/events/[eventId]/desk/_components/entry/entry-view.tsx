'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverState } from '@/app/_components/server-state';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import type { DeskRow, EntryDetail } from '@/lib/events/schema';
import { placesInFull } from '@/lib/rules/core/check/place-names';
import { EntryExpected } from './entry-expected';
import { EntryFindings } from './entry-findings';
import { EntryMessages } from './entry-messages';
import { EntryNotes } from './entry-notes';
import { EntryOrder } from './entry-order';
import { EntrySum } from './entry-sum';
import { EntryToday } from './entry-today';
import { EntryVersions } from './entry-versions';
import type { Acting } from './use-act';

type EntryViewProps = {
  entry: EntryDetail;
  row: DeskRow;
  acting: Acting;
  onVersion: (version: number | undefined) => void;
};

/** All that is known of an entry, the weightiest first. */
export const EntryView = ({ entry, row, acting, onVersion }: EntryViewProps) => {
  const { file } = entry.shown;
  const { data: kit } = useQuery(kitQuery(file.system), serverState());
  // a list that today's rules do not read any more is not drawn by them
  const system = kit && entry.today !== null ? kit.system : undefined;
  const outline = useMemo(() => system?.outline(file), [system, file]);
  const placeName = useMemo(() => outline && placesInFull(outline), [outline]);
  return (
    <>
      <EntrySum entry={entry} row={row} />
      <EntryToday entry={entry} />
      <EntryFindings entry={entry} acting={acting} {...(placeName && { placeName })} />
      <EntryNotes entry={entry} acting={acting} />
      {system && outline && <EntryOrder version={entry.shown} system={system} outline={outline} />}
      <EntryMessages entry={entry} />
      <EntryExpected row={row} />
      <EntryVersions entry={entry} onVersion={onVersion} />
    </>
  );
};
