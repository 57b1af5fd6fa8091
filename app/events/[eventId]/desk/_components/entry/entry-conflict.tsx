'use client';

import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { useDesk } from '../desk-context';
import { DID_WORDS, STATE_WORDS } from './entry-words';
import type { Acting, Wish } from './use-act';
import * as words from './words';

const WISHES: Readonly<Record<Wish['act'], string>> = {
  accept: words.wishToAccept,
  return: words.wishToReturn,
  ask: words.wishToAsk,
  note: words.wishToNote,
  reopen: words.wishToReopen,
  withdraw: words.wishToWithdraw,
  lock: words.wishToLock,
  unlock: words.wishToUnlock,
  overrule: words.wishToLetPass,
  uphold: words.wishToUphold,
  tick: words.wishToTick,
};

type EntryConflictProps = { acting: Acting; revision: number; onDone: (wish: Wish) => void };

/** Somebody was quicker: what they did stands beside what was wished, and nothing of either is lost. */
export const EntryConflict = ({ acting, revision, onDone }: EntryConflictProps) => {
  const { desk } = useDesk();
  const { conflict, act, leave, pending } = acting;
  if (conflict === null) return null;
  const { wish, answer } = conflict;
  const { current, last } = answer;
  const latest = Math.max(revision, current.revision);
  return (
    <Notice severity="warning" title={words.someoneWasQuicker} live className="mb-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 pt-1">
        <dt className="text-ink-2">{words.there}</dt>
        <dd>
          {last === null ? (
            words.wasChanged
          ) : (
            <>
              {last.who} {DID_WORDS[last.action] ?? words.didAction(last.action)},{' '}
              <Time at={last.at} zone={desk.event.timeZone} inSentence />
            </>
          )}
          {words.stateNow(STATE_WORDS[current.state], current.currentVersion)}
        </dd>
        <dt className="text-ink-2">{words.here}</dt>
        <dd className="wrap-anywhere">
          {words.nothingSaved(WISHES[wish.act])}
          {'text' in wish && wish.text !== '' && `: “${wish.text}”`}
        </dd>
      </dl>
      <p className="flex flex-wrap gap-2 pt-2">
        <Button size="small" aria-disabled={pending} onClick={() => act(wish, latest, onDone)}>
          {words.doItAnyway}
        </Button>
        <Button size="small" variant="bare" onClick={leave}>
          {words.leaveIt}
        </Button>
      </p>
    </Notice>
  );
};
