'use client';

import { useQuery } from '@tanstack/react-query';
import type { SystemCard } from '@/app/_components/army/system-card';
import { faultText } from '@/app/_components/server-changes';
import { serverState } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as uiWords from '@/app/_components/ui/words';
import { deskQuery } from '@/lib/events/desk/desk-queries';
import { eventQuery } from '@/lib/events/queries';
import type { EventPage } from '@/lib/events/schema';
import * as words from '../words';
import { DeskBoard } from './desk-board';

type DeskProps = { page: EventPage; system: SystemCard };

/** The desk of an event: the page brings its name and terms, the browser fetches the entries and follows them. */
export const Desk = ({ page, system }: DeskProps) => {
  const { id, name } = page.event;
  const { data: current } = useQuery({ ...eventQuery(id), initialData: page }, serverState());
  const { data, error, isFetching, refetch } = useQuery(deskQuery(id), serverState());
  if (data !== undefined) {
    return <DeskBoard page={current} desk={data} system={system} fault={faultText(error)} />;
  }
  return (
    <>
      <TopBar current="events" />
      <PlainPage title={name}>
        {isFetching || error === null ? (
          <p role="status">{words.openingDesk}</p>
        ) : (
          <>
            <Notice severity="error" live>
              {faultText(error)}
            </Notice>
            <PageActs>
              <Button onClick={() => void refetch()}>{uiWords.tryAgain}</Button>
            </PageActs>
          </>
        )}
        <noscript>
          <p>{words.needsJavaScript}</p>
        </noscript>
      </PlainPage>
    </>
  );
};
