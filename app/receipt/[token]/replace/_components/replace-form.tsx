'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-state';
import { Notice } from '@/app/_components/ui/notice';
import { newKey } from '@/app/enter/_entry/kept-entry';
import type { ChosenList } from '@/app/enter/_entry/my-list';
import { SendPart } from '@/app/enter/_entry/send-part';
import { refusalWords } from '@/app/enter/_entry/send-words';
import { replaceChange } from '@/lib/events/enter/player-queries';
import { COUNTING_RULE } from '@/lib/events/judge/counting';
import type { EventHead, SentList } from '@/lib/events/schema';
import { receiptPath } from '@/lib/pages';
import * as words from '../../../words';

type ReplaceFormProps = {
  token: string;
  event: EventHead;
  closed: string | null;
  next: number;
  chosen: ChosenList | null;
};

/** Sends the list that is chosen as the next version; one list has one key, however often it is pressed. */
export const ReplaceForm = ({ token, event, closed, next, chosen }: ReplaceFormProps) => {
  const router = useRouter();
  const { handleSubmit } = useForm();
  const keys = useRef(new Map<SentList, string>());
  const { change, pending, done, answer, fault } = useChange(replaceChange(token));
  const refusal =
    answer === undefined || answer.ok ? undefined : refusalWords(answer, words.linkOpensNoReceipt);
  const busy = pending || (done && refusal === undefined);
  const off = busy || chosen === null || closed !== null;
  const keyOf = (list: SentList): string => {
    const key = keys.current.get(list) ?? newKey();
    keys.current.set(list, key);
    return key;
  };
  const send = () => {
    if (off) return;
    const { list } = chosen;
    change({ key: keyOf(list), list }, { onSuccess: (told) => told.ok && router.push(receiptPath(token)) });
  };
  return (
    <form
      className="grid gap-3 pt-3.5"
      method="post"
      noValidate
      aria-label={words.replaceIt}
      onSubmit={handleSubmit(send)}
    >
      <p className="text-ink-2">{words.whatReplacingDoes(next, COUNTING_RULE)}</p>
      {chosen !== null && !chosen.checked.changed && (
        <Notice severity="info" title={words.noDifferences}>
          {words.fromListSentLast}
        </Notice>
      )}
      {closed !== null && <Notice severity="warning">{closed}</Notice>}
      <SendPart event={event} chosen={chosen} busy={busy} off={off} fault={fault ?? refusal} />
    </form>
  );
};
