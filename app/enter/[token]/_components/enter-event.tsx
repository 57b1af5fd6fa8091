import type { ComponentProps } from 'react';
import { LinkBar, TopBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { AlreadyEntered } from '@/app/receipt/_entries-here/already-entered';
import type { EventPage } from '@/lib/events/schema';
import { eventPath } from '@/lib/pages';
import { DeskHead, DeskPaper } from '../../_entry/desk-head';
import * as words from '../../words';
import { EnterDesk } from './enter-desk';

type EnterEventProps = {
  token: string;
  page: EventPage;
  /** the entry is found again by the account, on every device */
  hasAccount: boolean;
  desk: ComponentProps<typeof EnterDesk>['desk'];
};

/** Where a player enters a list by the organiser's link. */
export const EnterEvent = ({ token, page: { event, mine }, hasAccount, desk }: EnterEventProps) => (
  <>
    {token === event.id && event.listed ? (
      <TopBar current="events" />
    ) : (
      <LinkBar>{factsWords.openedFromLink}</LinkBar>
    )}
    <DeskPaper>
      <DeskHead title={words.enterNamed(event.name)} event={event}>
        <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={eventPath(event.id)}>
          {words.theTerms}
        </a>
      </DeskHead>
      <AlreadyEntered event={event} own={mine} />
      <EnterDesk token={token} event={event} keepsReceipt={!hasAccount} desk={desk} />
    </DeskPaper>
  </>
);
