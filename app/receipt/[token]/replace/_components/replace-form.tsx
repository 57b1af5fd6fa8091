'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-state';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { newKey } from '@/app/enter/_entry/kept-entry';
import type { ChosenList } from '@/app/enter/_entry/my-list';
import { sendWords } from '@/app/enter/_entry/send-words';
import { replaceText } from '@/app/events/_facts/event-words';
import { replaceChange } from '@/lib/events/enter/player-queries';
import { COUNTING_RULE } from '@/lib/events/judge/counting';
import type { EventHead, ReplaceAnswer, SentList } from '@/lib/events/schema';
import { receiptPath } from '@/lib/pages';

type ReplaceFormProps = {
  token: string;
  event: EventHead;
  closed: string | null;
  next: number;
  chosen: ChosenList | null;
};

const refusalText = (answer: ReplaceAnswer | undefined): string | undefined => {
  if (answer === undefined || answer.ok) return undefined;
  switch (answer.code) {
    case 'closed':
    case 'too-large':
      return answer.message;
    case 'invalid':
      return answer.errors.map(({ message }) => message).join('. ');
    case 'not-found':
      return 'This link opens no receipt.';
  }
};

/** Sends the list that is chosen as the next version; one list has one key, however often it is pressed. */
export const ReplaceForm = ({ token, event, closed, next, chosen }: ReplaceFormProps) => {
  const router = useRouter();
  const { handleSubmit } = useForm();
  const keys = useRef(new Map<SentList, string>());
  const { change, pending, done, answer, fault } = useChange(replaceChange(token));
  const refused = refusalText(answer);
  const busy = pending || (done && refused === undefined);
  const keyOf = (list: SentList): string => {
    const key = keys.current.get(list) ?? newKey();
    keys.current.set(list, key);
    return key;
  };
  const send = () => {
    if (chosen === null || closed !== null || busy) return;
    const { list } = chosen;
    change({ key: keyOf(list), list }, { onSuccess: (told) => told.ok && router.push(receiptPath(token)) });
  };
  const message = fault ?? refused;
  return (
    <form
      className="grid gap-3 pt-3.5"
      method="post"
      noValidate
      aria-label="Replace it"
      onSubmit={handleSubmit(send)}
    >
      <p className="text-ink-2">
        It becomes version {next} of your entry, with a code of its own. The versions before it are kept.{' '}
        {COUNTING_RULE}
      </p>
      {chosen !== null && !chosen.checked.changed && (
        <Notice severity="info" title="Nothing differs">
          from the list you sent last.
        </Notice>
      )}
      {closed !== null && <Notice severity="warning">{closed}</Notice>}
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="main"
        className="text-16 min-h-12"
        aria-disabled={busy || chosen === null || closed !== null}
      >
        {busy ? 'Sending' : sendWords('Send', chosen?.checked.verdict ?? { errors: 0, standing: 'legal' })}
      </Button>
      <p className="text-ink-3">
        {chosen === null ? 'Choose a list first. ' : 'Nothing is sent before this. '}
        {replaceText(event)}
      </p>
    </form>
  );
};
