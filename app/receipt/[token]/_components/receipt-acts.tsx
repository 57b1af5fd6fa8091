'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { Button, FileButton, LinkButton } from '@/app/_components/ui/button';
import { CopyField } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import { withdrawChange } from '@/lib/events/enter/player-queries';
import { calendarPath, receiptPath, replacePath } from '@/lib/pages';
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
    <section className="grid gap-2 print:hidden" aria-label="What you can do">
      {canReplace && (
        <LinkButton className={ACT} variant="main" href={replacePath(token)}>
          Replace the list
        </LinkButton>
      )}
      <FileButton className={ACT} icon="print" href={`${receiptPath(token)}/roster.pdf`}>
        Print the sheet with its code
      </FileButton>
      <FileButton className={ACT} icon="download" href={calendarPath(eventId)} download>
        Add to calendar
      </FileButton>
      <p className="text-ink-3">{note}</p>
      <div className="pt-2">
        <p className="text-ink-2 pb-1.5">
          Keep this link: without an account it is your only way back. Anyone with it can answer and replace
          the list.
        </p>
        <CopyField label="Link of the receipt" value={link} />
      </div>
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      {canWithdraw && (
        <Button className={ACT} variant="bare" onClick={() => setAsking(true)}>
          Withdraw the entry
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw the entry?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="main" disabled={pending} onClick={withdraw}>
              Withdraw
            </Button>
          </>
        }
      >
        <p>
          Your place becomes free. What you sent stays with the event, and this receipt still opens. To enter
          again, ask the organiser.
        </p>
      </Dialog>
    </section>
  );
};
