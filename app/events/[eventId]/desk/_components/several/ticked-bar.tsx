'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Fault, TextField } from '@/app/_components/ui/field';
import { laterEventResolver, preloadEventResolvers } from '@/app/events/_event-form/lazy-resolvers';
import { openErrorsOf, openNotesOf } from '@/lib/events/desk/desk-view';
import { TEXTS } from '@/lib/events/limits';
import type { DeskRow } from '@/lib/events/schema';
import { counted } from '@/lib/rules/core/army/words';
import { TICKED_ID, useDesk } from '../desk-context';
import { type Several, useSeveral } from '../desk-tools';
import { someOf } from './several-words';

/** At the foot of the table, and under the thumb on a phone: nothing moves when the first box is ticked. */
const BAR =
  'border-rule-ink bg-paper outline-none sticky bottom-0 z-10 -mx-6 grid gap-2 border-t px-6 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] max-tablet:-mx-4 max-tablet:px-4 desktop:mr-0';

type AcceptSeveralProps = {
  open: boolean;
  onClose: () => void;
  /** all that are ticked: those that are left are named afterwards */
  ticked: readonly DeskRow[];
  /** the lists that nothing but their notes keeps from being accepted */
  rows: readonly DeskRow[];
  several: Several;
};

/** Asks once before lists with unticked notes are accepted. */
const AcceptSeveral = ({ open, onClose, ticked, rows, several }: AcceptSeveralProps) => {
  const unticked = rows.filter((row) => openNotesOf(row) > 0);
  const others = rows.length - unticked.length;
  const notes = unticked.reduce((sum, row) => sum + openNotesOf(row), 0);
  const { run, pending } = several;
  return (
    <BottomSheet open={open} onClose={onClose} title={`Accept ${counted(rows.length, 'list')}`}>
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {`${notes === 1 ? 'A note' : `${notes} notes`} of the terms ${notes === 1 ? 'is' : 'are'} not ticked, in ${unticked.length === 1 ? 'the list' : 'the lists'} of ${someOf(unticked.map(({ name }) => name))}. Accept anyway?`}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          {others > 0 && (
            <Button aria-disabled={pending} onClick={() => run({ act: 'accept' }, ticked, onClose)}>
              {`Accept only the other ${others === 1 ? 'one' : others}`}
            </Button>
          )}
          <Button
            variant="main"
            icon="pass"
            data-autofocus
            aria-disabled={pending}
            onClick={() => run({ act: 'accept', withNotes: true }, ticked, onClose)}
          >
            Accept anyway
          </Button>
        </div>
      </div>
    </BottomSheet>
  );
};

type ReturnSeveralProps = {
  open: boolean;
  onClose: () => void;
  rows: readonly DeskRow[];
  several: Several;
};

/** Asks for the one note that goes to each player whose list is returned. */
const ReturnSeveral = ({ open, onClose, rows, several }: ReturnSeveralProps) => (
  <BottomSheet open={open} onClose={onClose} title={`Return ${counted(rows.length, 'list')}`}>
    {open && <ReturnForm rows={rows} several={several} onClose={onClose} />}
  </BottomSheet>
);

const resolver = laterEventResolver(({ note }) => note);

const ReturnForm = ({ rows, several, onClose }: Omit<ReturnSeveralProps, 'open'>) => {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { text: '' }, resolver });
  const { errors } = formState;
  return (
    <form
      className="grid gap-3"
      noValidate
      onFocus={preloadEventResolvers}
      onSubmit={handleSubmit(({ text }) => several.run({ act: 'return', text }, rows, onClose))}
    >
      <p className="soft wrap-anywhere">{`To ${someOf(rows.map(({ name }) => name))}. Lists already returned or withdrawn are left as they are.`}</p>
      <TextField
        label="Note to each of them"
        rows={4}
        maxLength={TEXTS.message}
        data-autofocus
        required
        error={errors.text?.message ?? errors.root?.message ?? several.fault}
        {...register('text')}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="main" icon="undo" aria-disabled={several.pending}>
          Return
        </Button>
      </div>
    </form>
  );
};

/** What is done with the entries that are ticked, and which of them were left and why. */
export const TickedBar = () => {
  const { ticks } = useDesk();
  const several = useSeveral(true);
  if (ticks.shownNumbers.length === 0) return null;
  return (
    <section id={TICKED_ID} tabIndex={-1} className={BAR} aria-label="Ticked lists">
      <TickedActs several={several} />
      {several.left.length > 0 && (
        <div className="text-12 text-ink-2 wrap-anywhere">
          {several.left.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
      )}
      {several.fault !== undefined && <Fault live>{several.fault}</Fault>}
    </section>
  );
};

/** Those without open errors are accepted, all returned or locked; notes that are not ticked are asked about. */
const TickedActs = ({ several }: { several: Several }) => {
  const { desk, ticks } = useDesk();
  const [asking, setAsking] = useState<'return' | 'accept' | null>(null);
  const leave = () => setAsking(null);
  const { run, pending } = several;
  const ticked = new Set(ticks.shownNumbers);
  const rows = desk.entries.filter(({ number }) => ticked.has(number));
  const free = rows.filter((row) => row.state === 'sent' && openErrorsOf(row) === 0);
  const hasNotes = free.some((row) => openNotesOf(row) > 0);
  const off = pending ? { 'aria-disabled': true } : {};
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="mr-auto font-[560] tabular-nums" role="status">
        {`${rows.length} of ${ticks.of} ticked`}
      </span>
      <Button variant="bare" className="max-tablet:-mr-2" onClick={() => ticks.all(false)}>
        Untick
      </Button>
      <span className="max-tablet:basis-full max-tablet:[&>*]:flex-1 flex gap-2">
        <Button icon="lock" {...off} onClick={() => run({ act: 'lock' }, rows)}>
          Lock
        </Button>
        <Button icon="undo" {...off} onClick={() => setAsking('return')}>
          Return
        </Button>
        <Button
          icon="pass"
          variant="main"
          {...off}
          onClick={() => (hasNotes ? setAsking('accept') : run({ act: 'accept' }, rows))}
        >
          {free.length === 0 || free.length === rows.length ? 'Accept' : `Accept ${free.length}`}
        </Button>
      </span>
      <ReturnSeveral open={asking === 'return'} onClose={leave} rows={rows} several={several} />
      <AcceptSeveral open={asking === 'accept'} onClose={leave} ticked={rows} rows={free} several={several} />
    </div>
  );
};
