import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { showToast } from '@/app/_components/ui/toasts';
import * as factsWords from '@/app/events/_facts/words';
import * as eventWords from '@/app/events/[eventId]/words';
import { actChange, ENTRY } from '@/lib/events/desk/desk-queries';
import type { Act, ActAnswer, EntryDetail } from '@/lib/events/schema';
import { useDesk } from '../desk-context';
import * as words from './act-words';

/** An act without the revision it is decided on, which is that of the entry shown. */
export type Wish = Act extends infer A ? (A extends Act ? Omit<A, 'revision'> : never) : never;

type Stale = Extract<ActAnswer, { code: 'stale' }>;
/** Somebody else was quicker; what was wished is kept. */
export type Conflict = { readonly wish: Wish; readonly answer: Stale };

const DONE: Readonly<Record<Act['act'], string>> = {
  accept: factsWords.acceptedList,
  return: words.isReturned,
  ask: words.isAsked,
  note: words.isNoted,
  reopen: words.toBeCheckedAgain,
  withdraw: words.isWithdrawn,
  lock: words.isLocked,
  unlock: words.isUnlocked,
  overrule: eventWords.letPass,
  uphold: words.countsAgain,
  tick: words.isTicked,
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

  const act = (wish: Wish, revision: number, onDone?: (wish: Wish) => void) => {
    if (pending) return;
    setRefused(undefined);
    keepPlace();
    change({ ...wish, revision } as Act, {
      onSuccess: (answer) => {
        if (answer.ok) {
          setConflict(null);
          if (SAYS.includes(wish.act)) drafts.delete(number);
          const sentence = words.didWith(DONE[wish.act], name);
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
