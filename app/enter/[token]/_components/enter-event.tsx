import type { ComponentProps } from 'react';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { Notice } from '@/app/_components/ui/notice';
import { TopBar } from '@/app/_components/ui/top-bar';
import { eventPath } from '@/app/events/addresses';
import { receiptPath } from '@/app/receipt/receipt-path';
import type { EventPage } from '@/lib/events/schema';
import { DeskHead, DeskPaper } from '../../_parts/desk-head';
import { EnterDesk } from './enter-desk';

type EnterEventProps = {
  token: string;
  page: EventPage;
  desk: ComponentProps<typeof EnterDesk>['desk'];
};

/** Where a player enters a list by the organiser's link. */
export const EnterEvent = ({ token, page: { event, mine }, desk }: EnterEventProps) => (
  <>
    {token === event.id && event.listed ? <TopBar current="events" /> : <LinkBar>Opened by link</LinkBar>}
    <DeskPaper>
      <DeskHead title={`Enter ${event.name}`} event={event}>
        <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={eventPath(event.id)}>
          The terms
        </a>
      </DeskHead>
      {mine.map(({ id, number, name }) => (
        <Notice key={id} severity="info" title={`You have entered here already, as ${name}.`}>
          To send another list in its place, open <a href={receiptPath(id)}>your receipt of entry {number}</a>
          .
        </Notice>
      ))}
      <EnterDesk token={token} event={event} desk={desk} />
    </DeskPaper>
  </>
);
