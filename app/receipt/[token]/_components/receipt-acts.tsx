'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button, FileButton, LinkButton } from '@/app/_components/ui/button';
import { CopyField } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import * as factsWords from '@/app/events/_facts/words';
import { withdrawChange } from '@/lib/events/enter/player-queries';
import { calendarPath, receiptPath, replacePath } from '@/lib/pages';
import * as words from '../../words';
import { refusalText } from './refusal-text';

type ReceiptActsProps = {
  token: string;
  eventId: string;
  revision: number;
  canReplace: boolean;
  canWithdraw: boolean;
  /** the full address of this page */
  link: string;
  /** until when it can be replaced, or why not */
  note: string;
};

const ACT = 'min-h-11 w-full';

/** What a player can do with an entry: replace the list, print its sheet, keep the link, withdraw. */
export const ReceiptActs = ({
  token,
  eventId,
  revision,
  canReplace,
  canWithdraw,
  link,
  note,
}: ReceiptActsProps) => {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { change, pending, answer, fault } = useChange(withdrawChange(token));
  const message = fault ?? (answer === undefined ? undefined : refusalText(answer));
  const withdraw = () => {
    change(revision, {
      onSuccess: () => {
        setAsking(false);
        router.refresh();
      },
    });
  };
  return (
    <section className="grid gap-2 print:hidden" aria-label={words.whatYouCanDo}>
      {canReplace && (
        <LinkButton className={ACT} variant="main" href={replacePath(token)}>
          {words.replaceTheList}
        </LinkButton>
      )}
      <FileButton className={ACT} icon="print" href={`${receiptPath(token)}/roster.pdf`}>
        {words.printSheetWithCode}
      </FileButton>
      <FileButton className={ACT} icon="download" href={calendarPath(eventId)} download>
        {factsWords.addToCalendar}
      </FileButton>
      <p className="text-ink-3">{note}</p>
      <div className="pt-2">
        <p className="text-ink-2 pb-1.5">{words.keepThisLink}</p>
        <CopyField label={words.linkOfReceipt} value={link} />
      </div>
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      {canWithdraw && (
        <Button className={ACT} variant="bare" onClick={() => setAsking(true)}>
          {factsWords.withdrawEntry}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.askWithdrawal}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{factsWords.keepIt}</Button>
            <Button variant="main" disabled={pending} onClick={withdraw}>
              {words.withdraw}
            </Button>
          </>
        }
      >
        <p>{words.whatWithdrawalDoes}</p>
      </Dialog>
    </section>
  );
};
