'use client';

import { ListDesk, type ListDeskProps } from '@/app/enter/_entry/list-desk';
import { checkReplacementChange } from '@/lib/events/enter/player-queries';
import type { EventHead } from '@/lib/events/schema';
import { replacePath } from '@/lib/pages';
import * as words from '../../../words';
import { ReplaceForm } from './replace-form';

type ReplaceDeskProps = {
  token: string;
  event: EventHead;
  /** why no other list is taken; null while one is */
  closed: string | null;
  /** number of the version it would be */
  next: number;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosen' | 'build'>;
};

/** The three steps of another list for an entry. */
export const ReplaceDesk = ({ token, event, closed, next, desk }: ReplaceDeskProps) => (
  <ListDesk
    {...desk}
    path={replacePath(token)}
    checking={checkReplacementChange(token)}
    sendTitle={words.replaceIt}
    send={(chosen) => <ReplaceForm token={token} event={event} closed={closed} next={next} chosen={chosen} />}
  />
);
