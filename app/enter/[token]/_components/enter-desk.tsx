'use client';

import { useRouter } from 'next/navigation';
import { checkListChange } from '@/lib/events/enter/player-queries';
import type { EventHead } from '@/lib/events/schema';
import { enterPath, receiptPath } from '@/lib/pages';
import { ListDesk, type ListDeskProps } from '../../_entry/list-desk';
import * as words from '../../words';
import { EntryForm } from './entry-form';
import { UnansweredEntry } from './unanswered-entry';
import { useEntry } from './use-entry';

type EnterDeskProps = {
  token: string;
  event: EventHead;
  /** the receipt is kept in this browser */
  keepsReceipt: boolean;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosen' | 'build'>;
};

/** The three steps of an entry, below one that was not answered. */
export const EnterDesk = ({ token, event, keepsReceipt, desk }: EnterDeskProps) => {
  const router = useRouter();
  const entry = useEntry({ token, eventId: event.id, keepsReceipt }, (receipt) =>
    router.push(receiptPath(receipt)),
  );
  return (
    <>
      <UnansweredEntry entry={entry} />
      <ListDesk
        {...desk}
        path={enterPath(token)}
        checking={checkListChange(token)}
        sendTitle={words.sendIt}
        send={(chosen) => <EntryForm event={event} chosen={chosen} entry={entry} />}
      />
    </>
  );
};
