'use client';

import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Time } from '@/app/_components/ui/time';
import { showToast } from '@/app/_components/ui/toasts';
import * as factsWords from '@/app/events/_facts/words';
import { actChange, ENTRY } from '@/lib/events/desk/desk-queries';
import { standingText } from '@/lib/events/judge/counting';
import type { Act, ActAnswer, EntryDetail } from '@/lib/events/schema';
import { useDesk } from '../desk-context';

/** What somebody did, as the end of a sentence that begins with the name. */
const DID: Readonly<Record<string, string>> = {
  accept: 'accepted it',
  return: 'returned it',
  ask: 'asked the player something',
  note: 'wrote a note',
  reopen: 'put it back to “To check”',
  withdraw: 'withdrew it',
  lock: 'locked it',
  unlock: 'unlocked it',
  overrule: factsWords.letFindingPass,
  uphold: factsWords.letFindingCount,
  tick: 'ticked a note',
  replace: 'sent another list',
  answer: 'answered',
};

/** An act without the revision it is decided on, which is that of the entry shown. */
export type ActRequest = Act extends infer A ? (A extends Act ? Omit<A, 'revision'> : never) : never;

type Stale = Extract<ActAnswer, { code: 'stale' }>;
/** Somebody else was quicker; what was wished is kept. */
type Conflict = { readonly wish: ActRequest; readonly answer: Stale };

const DONE: Readonly<Record<Act['act'], string>> = {
  accept: 'Accepted',
  return: 'Returned',
  ask: 'Asked',
  note: 'Noted',
  reopen: 'To be checked again',
  withdraw: 'Withdrawn',
  lock: 'Locked',
  unlock: 'Unlocked',
  overrule: 'Let pass',
  uphold: 'Counts again',
  tick: 'Ticked',
};

/** Acts that settle an entry: what was written has been said with them. */
const SAYS: readonly Act['act'][] = ['accept', 'return', 'ask', 'note'];

const faultOf = (answer: ActAnswer): string | undefined => {
  if (answer.ok || answer.code === 'stale') return undefined;
  if (answer.code === 'not-found') return ENTRY.gone;
  if (answer.code === 'findings' || answer.code === 'notes') return answer.message;
  return answer.errors[0]?.message ?? ENTRY.otherwise;
};

/** What is done with the chosen entry, and what came of it. */
export const useAct = ({ number, name }: Pick<EntryDetail, 'number' | 'name'>) => {
  const { desk, drafts, keepPlace, say } = useDesk();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refused, setRefused] = useState<string>();
  const { change, pending, fault } = useChange(actChange(desk.event.id, number));

  const act = (wish: ActRequest, revision: number, onDone?: (wish: ActRequest) => void) => {
    if (pending) return;
    setRefused(undefined);
    keepPlace();
    change({ ...wish, revision } as Act, {
      onSuccess: (answer) => {
        if (answer.ok) {
          setConflict(null);
          if (SAYS.includes(wish.act)) drafts.delete(number);
          const sentence = `${DONE[wish.act]}: ${name}`;
          say(sentence);
          if (SAYS.includes(wish.act)) showToast(sentence);
          onDone?.(wish);
        } else if (answer.code === 'stale') setConflict({ wish, answer });
        else setRefused(faultOf(answer));
      },
    });
  };
  return { act, pending, fault: fault ?? refused, conflict, leave: () => setConflict(null) };
};

export type Acting = ReturnType<typeof useAct>;

const WISHES: Readonly<Record<ActRequest['act'], string>> = {
  accept: 'accept it',
  return: 'return it',
  ask: 'ask the player',
  note: 'write a note',
  reopen: 'put it back to “To check”',
  withdraw: 'withdraw it',
  lock: 'lock it',
  unlock: 'unlock it',
  overrule: factsWords.letFindingPass,
  uphold: factsWords.letFindingCount,
  tick: 'tick a note',
};

type EntryConflictProps = { acting: Acting; revision: number; onDone: (wish: ActRequest) => void };

/** Another organiser was quicker: their act is shown beside the intended one, and both can be kept. */
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
              {last.who} {DID[last.action] ?? `did “${last.action}”`},{' '}
              <Time at={last.at} zone={desk.event.timeZone} inSentence />
            </>
          )}
          {`. It is ${standingText(current)}, version ${current.currentVersion}.`}
        </dd>
        <dt className="text-ink-2">Here</dt>
        <dd className="wrap-anywhere">
          {`Nothing was saved. You wanted to ${WISHES[wish.act]}`}
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
