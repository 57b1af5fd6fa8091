'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { lazyResolvers } from '@/app/_components/lazy-resolver';
import { useChange } from '@/app/_components/server-changes';
import { takeAnswer } from '@/app/_components/take-answer';
import { Button, FileButton, LinkButton } from '@/app/_components/ui/button';
import { CopyField } from '@/app/_components/ui/copy-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { TextField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { refusalWords } from '@/app/enter/_entry/send-words';
import { answerChange, withdrawChange } from '@/lib/events/enter/player-queries';
import { TEXTS } from '@/lib/events/limits';
import type { AnswerRequest, ReceiptAnswer } from '@/lib/events/schema';
import { calendarPath, receiptPath, replacePath } from '@/lib/pages';
import * as receiptWords from '../../words';

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

/** Why the server did not do what was asked, in words; undefined where it did. */
const refusalText = (answer: ReceiptAnswer): string | undefined => {
  if (answer.ok) return undefined;
  return answer.code === 'stale'
    ? 'The organisers have just changed this entry. Read what is new, then try again.'
    : refusalWords(answer, receiptWords.linkOpensNoReceipt);
};

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

type FormValues = Pick<AnswerRequest, 'text'>;

const { preload, later } = lazyResolvers(() => import('@/app/enter/_entry/entry-resolvers'));
const resolver = later<FormValues, FormValues>(({ RESOLVERS }) => RESOLVERS.answer);

type AnswerFormProps = {
  token: string;
  revision: number;
  /** a question waits for it */
  isAsked: boolean;
};

/** An answer to the organisers, or a word of the player's own. */
export const AnswerForm = ({ token, revision, isAsked }: AnswerFormProps) => {
  const router = useRouter();
  const { register, handleSubmit, formState, getValues, reset, setValue } = useForm<FormValues>({
    defaultValues: { text: '' },
    resolver,
  });
  useEffect(preload, []);
  const { change, pending, answer, fault } = useChange(answerChange(token));
  const refused = answer === undefined ? undefined : refusalText(answer);
  const message = fault ?? refused ?? formState.errors.root?.message;
  return (
    <form
      className="grid gap-2 pt-3 print:hidden"
      method="post"
      noValidate
      aria-label="Answer"
      onSubmit={handleSubmit(({ text }) => {
        if (pending) return;
        const sent = structuredClone(getValues());
        change(
          { revision, text },
          {
            onSuccess: (answer) => {
              if (answer.ok) takeAnswer({ getValues, reset, setValue }, sent, { text: '' });
              router.refresh();
            },
          },
        );
      })}
    >
      <TextField
        label={isAsked ? 'Your answer' : 'Write to the organisers'}
        rows={3}
        maxLength={TEXTS.message}
        error={formState.errors.text && 'Write something first.'}
        {...register('text')}
      />
      {message !== undefined && (
        <Notice severity="error" live>
          {message}
        </Notice>
      )}
      <p>
        <Button type="submit" variant={isAsked ? 'main' : 'plain'} aria-disabled={pending}>
          {pending ? 'Sending' : 'Send'}
        </Button>
      </p>
    </form>
  );
};
