'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as factsWords from '@/app/events/_facts/words';
import { checkListChange } from '@/lib/events/enter/player-queries';
import type { EventHead } from '@/lib/events/schema';
import { enterPath, receiptPath } from '@/lib/pages';
import { ListDesk, type ListDeskProps } from '../../_entry/list-desk';
import { unansweredWords } from '../../_entry/unanswered-words';
import * as words from '../../words';
import { EntryForm } from './entry-form';
import { type Entry, useEntry } from './use-entry';

type EnterDeskProps = {
  token: string;
  event: EventHead;
  /** the receipt is kept in this browser */
  keepsReceipt: boolean;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosen' | 'build'>;
};

/** A list that was not answered, above the steps, whichever of them is seen; and what came of asking again. */
const UnansweredEntry = ({ entry }: { entry: Entry }) => {
  const { kept, asksAgain, again, forget, pending, closed, fault } = entry;
  const place = useRef<HTMLDivElement>(null);
  const unanswered = kept !== null;
  const failed = unanswered && fault !== undefined;
  useEffect(() => {
    // whoever has pressed Send stands further down
    if (failed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const refusal = asksAgain && !unanswered ? (closed ?? fault) : undefined;
  if (!unanswered) {
    return refusal === undefined ? null : (
      <Notice severity="error" title={words.listNotEntered} live>
        {refusal}
      </Notice>
    );
  }
  const { title, text, act } = unansweredWords(kept, fault);
  return (
    <div ref={place}>
      <Notice severity="warning" title={title} live>
        {text}
        <p className="flex flex-wrap gap-2 pt-2">
          <Button aria-disabled={pending} onClick={() => !pending && again()}>
            {pending ? factsWords.sending : act}
          </Button>
          <Button variant="bare" aria-disabled={pending} onClick={() => !pending && forget()}>
            {words.forgetIt}
          </Button>
        </p>
      </Notice>
    </div>
  );
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
