import { useState } from 'react';
import { useChange } from '@/app/_components/server-state';
import { showToast } from '@/app/_components/ui/toasts';
import { actOnSeveralChange } from '@/lib/events/queries';
import type { ActOnSeveralRequest, DeskRow } from '@/lib/events/schema';
import { useDesk } from '../desk-context';
import { doneWords, leftWords } from './several-words';

/** What is done with many entries, without the entries. */
type SeveralWish = ActOnSeveralRequest extends infer R
  ? R extends ActOnSeveralRequest
    ? Omit<R, 'entries'>
    : never
  : never;

/** Does something with many entries at once, and says which were left and why. */
export const useSeveral = () => {
  const { desk, say, ticks } = useDesk();
  const { change, pending, fault } = useChange(actOnSeveralChange(desk.event.id));
  const [left, setLeft] = useState<readonly string[]>([]);
  const run = (wish: SeveralWish, rows: readonly DeskRow[], onDone?: () => void) => {
    if (pending || rows.length === 0) return;
    setLeft([]);
    const entries = rows.map(({ number, revision }) => ({ number, revision }));
    change({ ...wish, entries } as ActOnSeveralRequest, {
      onSuccess: (answer) => {
        const told = doneWords(wish.act, answer);
        const why = leftWords(answer, desk.entries);
        say([told, ...why].join(' '));
        showToast(told);
        setLeft(why);
        ticks.drop(answer.done);
        onDone?.();
      },
    });
  };
  return { run, pending, fault, left };
};

export type Several = ReturnType<typeof useSeveral>;
