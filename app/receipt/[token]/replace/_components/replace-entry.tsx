import type { ComponentProps } from 'react';
import { LinkBar } from '@/app/_components/ui/top-bar';
import { DeskHead, DeskPaper } from '@/app/enter/_entry/desk-head';
import type { Receipt } from '@/lib/events/schema';
import { receiptPath } from '@/lib/pages';
import * as words from '../../../words';
import { ReplaceDesk } from './replace-desk';

type ReplaceEntryProps = {
  token: string;
  receipt: Receipt;
  desk: ComponentProps<typeof ReplaceDesk>['desk'];
};

/** Where a player sends another list in the place of the last. */
export const ReplaceEntry = ({ token, receipt, desk }: ReplaceEntryProps) => (
  <>
    <LinkBar>{words.yourReceipt}</LinkBar>
    <DeskPaper>
      <DeskHead title={words.replaceListOf(receipt.number)} event={receipt.event}>
        <a className="touch:min-h-11 touch:content-center inline-block min-h-6" href={receiptPath(token)}>
          {words.backToReceipt}
        </a>
      </DeskHead>
      <ReplaceDesk
        token={token}
        event={receipt.event}
        closed={receipt.closed}
        next={receipt.currentVersion + 1}
        desk={desk}
      />
    </DeskPaper>
  </>
);
