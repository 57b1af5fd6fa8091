'use client';

import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { useDesk } from '../desk-context';
import { DID_WORDS, STATE_WORDS } from './entry-words';
import type { Acting, Wish } from './use-act';

const WISHES: Readonly<Record<Wish['act'], string>> = {
  accept: 'accept it',
  return: 'return it',
  ask: 'ask the player',
  note: 'write a note',
  reopen: 'put it back to “To check”',
  withdraw: 'withdraw it',
  lock: 'lock it',
  unlock: 'unlock it',
  overrule: 'let a finding pass',
  uphold: 'let a finding count again',
  tick: 'tick a note',
};

type EntryConflictProps = { acting: Acting; revision: number; onDone: () => void };

/** Somebody was quicker: what they did stands beside what was wished, and nothing of either is lost. */
export const EntryConflict = ({ acting, revision, onDone }: EntryConflictProps) => {
  const { desk } = useDesk();
  const { conflict, act, leave, pending } = acting;
  if (conflict === null) return null;
  const { wish, answer } = conflict;
  const { current, last } = answer;
  const latest = Math.max(revision, current.revision);
  return (
    <Notice severity="warning" title="Someone else was quicker." live className="mb-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 pt-1">
        <dt className="text-ink-2">There</dt>
        <dd>
          {last === null ? (
            'It was changed'
          ) : (
            <>
              {last.who} {DID_WORDS[last.action] ?? `did “${last.action}”`},{' '}
              <Time at={last.at} zone={desk.event.timeZone} inSentence />
            </>
          )}
          . It is {STATE_WORDS[current.state]}, version {current.currentVersion}.
        </dd>
        <dt className="text-ink-2">Here</dt>
        <dd className="wrap-anywhere">
          Nothing was saved. You wanted to {WISHES[wish.act]}
          {'text' in wish && wish.text !== '' && `: “${wish.text}”`}
        </dd>
      </dl>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button size="small" aria-disabled={pending} onClick={() => act(wish, latest, onDone)}>
          Do it anyway
        </Button>
        <Button size="small" variant="bare" onClick={leave}>
          Leave it
        </Button>
      </p>
    </Notice>
  );
};
