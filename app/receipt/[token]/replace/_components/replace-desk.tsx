'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useChange } from '@/app/_components/server-changes';
import { Notice } from '@/app/_components/ui/notice';
import { newKey } from '@/app/enter/_entry/kept-entry';
import { ListDesk, type ListDeskProps, SendPart } from '@/app/enter/_entry/list-desk';
import type { ChosenList } from '@/app/enter/_entry/my-list';
import { refusalWords } from '@/app/enter/_entry/send-words';
import { checkReplacementChange, replaceChange } from '@/lib/events/enter/player-queries';
import { COUNTING_RULE } from '@/lib/events/judge/counting';
import type { EventHead, SentList } from '@/lib/events/schema';
import { receiptPath, replacePath } from '@/lib/pages';
import * as words from '../../../words';

type ReplaceDeskProps = {
  token: string;
  event: EventHead;
  /** why no other list is taken; null while one is */
  closed: string | null;
  /** number of the version it would be */
  next: number;
  desk: Pick<ListDeskProps, 'card' | 'lists' | 'count' | 'chosenList' | 'build'>;
};

type ReplaceFormProps = {
  token: string;
  event: EventHead;
  closed: string | null;
  next: number;
  chosenList: ChosenList | null;
};

/** Sends the list that is chosen as the next version; one list has one key, however often it is pressed. */
const ReplaceForm = ({ token, event, closed, next, chosenList }: ReplaceFormProps) => {
  const router = useRouter();
  const { handleSubmit } = useForm();
  const keys = useRef(new Map<SentList, string>());
  const { change, pending, done, answer, fault } = useChange(replaceChange(token));
  const refusal =
    answer === undefined || answer.ok ? undefined : refusalWords(answer, words.linkOpensNoReceipt);
  const busy = pending || (done && refusal === undefined);
  const off = busy || chosenList === null || closed !== null;
  const keyOf = (list: SentList): string => {
    const key = keys.current.get(list) ?? newKey();
    keys.current.set(list, key);
    return key;
  };
  const send = () => {
    if (off) return;
    const { list } = chosenList;
    change(
      { key: keyOf(list), list },
      { onSuccess: (answer) => answer.ok && router.push(receiptPath(token)) },
    );
  };
  return (
    <form
      className="grid gap-3 pt-3.5"
      method="post"
      noValidate
      aria-label="Replace it"
      onSubmit={handleSubmit(send)}
    >
      <p className="text-ink-2">{`It becomes version ${next} of your entry, with its own code. Earlier versions are kept. ${COUNTING_RULE}`}</p>
      {chosenList !== null && !chosenList.checked.changed && (
        <Notice severity="info" title="No differences">
          from the list you sent last.
        </Notice>
      )}
      {closed !== null && <Notice severity="warning">{closed}</Notice>}
      <SendPart event={event} chosenList={chosenList} busy={busy} off={off} fault={fault ?? refusal} />
    </form>
  );
};

/** The three steps of another list for an entry. */
export const ReplaceDesk = ({ token, event, closed, next, desk }: ReplaceDeskProps) => (
  <ListDesk
    {...desk}
    path={replacePath(token)}
    checking={checkReplacementChange(token)}
    sendTitle="Replace it"
    send={(chosenList) => (
      <ReplaceForm token={token} event={event} closed={closed} next={next} chosenList={chosenList} />
    )}
  />
);
