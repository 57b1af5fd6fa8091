'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AskFirst } from '@/app/_components/ui/ask-first';
import { Button, buttonLook, TextButton } from '@/app/_components/ui/button';
import { Fault, TextField } from '@/app/_components/ui/field';
import { Menu, type MenuItem } from '@/app/_components/ui/menu';
import * as factsWords from '@/app/events/_facts/words';
import { openNotesOf } from '@/lib/events/desk/desk-view';
import { openFindings, openWords } from '@/lib/events/judge/counting';
import { TEXTS } from '@/lib/events/limits';
import type { EntryDetail } from '@/lib/events/schema';
import { visibleText } from '@/lib/rules/core/army/name';
import { ACT_IDS, useDesk } from '../desk-context';
import { type Acting, type ActRequest, EntryConflict } from './acting';

type AskNotesProps = { notes: number; pending: boolean; onAccept: () => void; onLeave: () => void };

/** Asks once before a list with unticked notes is accepted. */
const AskNotes = ({ notes, pending, onAccept, onLeave }: AskNotesProps) => (
  <div className="pt-2">
    <AskFirst
      title={notes === 1 ? 'A note is not ticked.' : `${notes} notes are not ticked.`}
      text="They are listed above, under “To tick by hand”. Accept anyway?"
      yes="Accept anyway"
      no="Not yet"
      pending={pending}
      onYes={onAccept}
      onNo={onLeave}
    />
  </div>
);

type EntryActsProps = { entry: EntryDetail; acting: Acting };

const WANTED = {
  return: factsWords.sayWhatToFix,
  ask: 'Write the question.',
  note: 'Write the note.',
} as const;

/** The verdict of an organiser: a note to the player, and what is done with the list. */
export const EntryActs = ({ entry, acting }: EntryActsProps) => {
  const { desk, drafts } = useDesk();
  const { number, name, state } = entry;
  const { register, getValues, setError, setFocus, reset, formState } = useForm({
    defaultValues: { text: drafts.get(number) ?? '' },
  });
  const open = openFindings(entry.shown);
  const errors = open.errors + open.wanting;
  const row = desk.entries.find((each) => each.number === number);
  const notes = row === undefined ? 0 : openNotesOf(row);
  /** the acceptance that waits for an answer about the notes */
  const [asking, setAsking] = useState<{ withErrors: boolean } | null>(null);
  const text = () => visibleText(getValues('text')).trim();
  /** What was typed while the answer was on its way stays. */
  const done = (wish: ActRequest) => {
    setAsking(null);
    if ('text' in wish && text() === wish.text) reset({ text: '' });
    else drafts.set(number, getValues('text'));
  };

  const saying = (act: keyof typeof WANTED) => {
    if (text() === '') {
      setError('text', { message: WANTED[act] });
      setFocus('text');
    } else acting.act({ act, text: text() }, entry.revision, done);
  };
  const accept = (withErrors: boolean, withNotes = false) => {
    if (errors > 0 && !withErrors) {
      setError('text', {
        message: `The list has ${openWords(open)}. Let them pass, or accept it with errors.`,
      });
      return;
    }
    if (notes > 0 && !withNotes) {
      setAsking({ withErrors });
      return;
    }
    const all = { ...(withErrors && { withErrors }), ...(withNotes && { withNotes }) };
    acting.act({ act: 'accept', text: text(), ...all }, entry.revision, done);
  };
  const plain = (act: 'reopen' | 'withdraw' | 'lock' | 'unlock') => acting.act({ act }, entry.revision);

  const more: readonly MenuItem[] = [
    { label: 'Note only', icon: 'note', onSelect: () => saying('note') },
    entry.locked
      ? { label: 'Unlock: the player may replace it', onSelect: () => plain('unlock') }
      : { label: 'Lock: the player cannot replace it', onSelect: () => plain('lock') },
    ...(state === 'sent'
      ? []
      : [{ label: 'Back to “To check”', icon: 'undo', onSelect: () => plain('reopen') } as const]),
    ...(state === 'withdrawn'
      ? []
      : [
          {
            label: 'Withdraw the entry',
            icon: 'close',
            danger: true,
            onSelect: () => plain('withdraw'),
          } as const,
        ]),
  ];
  const off = acting.pending ? { 'aria-disabled': true } : {};
  return (
    <section
      className="border-rule-ink bg-paper max-tablet:px-4 border-t px-5 pt-3 pb-3.5"
      aria-label="Verdict"
    >
      <EntryConflict acting={acting} revision={entry.revision} onDone={done} />
      <TextField
        label={`Note to ${name}`}
        rows={2}
        className="min-h-[58px]"
        maxLength={TEXTS.message}
        error={formState.errors.text?.message}
        {...register('text', { onChange: ({ target }) => drafts.set(number, String(target.value)) })}
      />
      <div className="grid grid-cols-[1.3fr_1fr_1fr_auto] gap-2 pt-2">
        <Button
          id={ACT_IDS.return}
          variant="main"
          size="big"
          icon="undo"
          {...off}
          onClick={() => saying('return')}
        >
          Return
        </Button>
        <Button id={ACT_IDS.ask} size="big" icon="note" {...off} onClick={() => saying('ask')}>
          Ask
        </Button>
        <Button
          id={ACT_IDS.accept}
          size="big"
          icon="pass"
          {...off}
          {...((errors > 0 || state === 'accepted') && { 'aria-disabled': true })}
          onClick={() => state !== 'accepted' && accept(false)}
        >
          {state === 'accepted' ? 'Accepted' : 'Accept'}
        </Button>
        <Menu label="More actions" icon="more" items={more} className={buttonLook({ size: 'big' })} />
      </div>
      {asking !== null && notes > 0 && state !== 'accepted' && (
        <AskNotes
          notes={notes}
          pending={acting.pending}
          onAccept={() => accept(asking.withErrors, true)}
          onLeave={() => {
            setAsking(null);
            document.getElementById(ACT_IDS.accept)?.focus();
          }}
        />
      )}
      {acting.fault !== undefined && (
        <Fault live className="pt-2">
          {acting.fault}
        </Fault>
      )}
      {errors > 0 && state !== 'accepted' && (
        <p className="text-12 text-ink-2 pt-2">
          {`${errors === 1 ? 'An error blocks' : 'Errors block'} Accept. Let ${errors === 1 ? 'it' : 'each'} pass above, or`}{' '}
          <TextButton
            className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            onClick={() => accept(true)}
          >
            {`accept it with ${errors === 1 ? 'its error' : `its ${errors} errors`}`}
          </TextButton>
        </p>
      )}
    </section>
  );
};
