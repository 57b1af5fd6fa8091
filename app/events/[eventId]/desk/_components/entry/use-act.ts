import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import { actChange } from '@/lib/events/desk/desk-queries';
import type { Act, ActAnswer, EntryDetail } from '@/lib/events/schema';
import { useDesk } from '../desk-context';

/** An act without the revision it is decided on, which is that of the entry shown. */
export type Wish = Act extends infer A ? (A extends Act ? Omit<A, 'revision'> : never) : never;

type Stale = Extract<ActAnswer, { code: 'stale' }>;
/** Somebody else was quicker; what was wished is kept. */
export type Conflict = { readonly wish: Wish; readonly answer: Stale };

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
  if (answer.code === 'not-found') return 'This entry no longer exists.';
  if (answer.code === 'findings' || answer.code === 'notes') return answer.message;
  return answer.errors[0]?.message ?? 'The server refused this.';
};

/** What is done with the chosen entry, and what came of it. */
export const useAct = ({ number, name }: Pick<EntryDetail, 'number' | 'name'>) => {
  const { desk, drafts, keepPlace, say } = useDesk();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [refused, setRefused] = useState<string>();
  const { change, pending, fault } = useChange(actChange(desk.event.id, number));

  const act = (wish: Wish, revision: number, onDone?: () => void) => {
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
          onDone?.();
        } else if (answer.code === 'stale') setConflict({ wish, answer });
        else setRefused(faultOf(answer));
      },
    });
  };
  return { act, pending, fault: fault ?? refused, conflict, leave: () => setConflict(null) };
};

export type Acting = ReturnType<typeof useAct>;
