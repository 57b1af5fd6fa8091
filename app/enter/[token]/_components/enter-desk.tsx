'use client';

import { checkListChange } from '@/lib/events/player-queries';
import type { EventHead } from '@/lib/events/schema';
import { ListDesk, type ListDeskProps } from '../../_parts/list-desk';
import { EntryForm } from './entry-form';

type EnterDeskProps = {
  token: string;
  event: EventHead;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosen' | 'build'>;
};

/** The three steps of an entry. */
export const EnterDesk = ({ token, event, desk }: EnterDeskProps) => (
  <ListDesk
    {...desk}
    path={`/enter/${token}`}
    checking={checkListChange(token)}
    sendTitle="Send it"
    send={(chosen) => <EntryForm token={token} event={event} chosen={chosen} />}
  />
);
