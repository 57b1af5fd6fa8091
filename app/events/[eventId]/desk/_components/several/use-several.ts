import { useState } from 'react';
import { useChange } from '@/app/_components/server-changes';
import { showToast } from '@/app/_components/ui/toasts';
import { actOnSeveralChange } from '@/lib/events/desk/desk-queries';
import type { ActOnSeveralRequest, DeskRow } from '@/lib/events/schema';
import { TOOLS_ID, useDesk } from '../desk-context';
import { doneWords, leftWords } from './several-words';

/** What is done with many entries, without the entries. */
type SeveralWish = ActOnSeveralRequest extends infer R
  ? R extends ActOnSeveralRequest
    ? Omit<R, 'entries'>
    : never
  : never;

/**
 * Does something with many entries at once, and says which were left and why.
 * @param tellsLeft whoever asks shows `left`
 */
export const useSeveral = (tellsLeft: boolean) => {
  const { desk, say, ticks } = useDesk();
  const { change, pending, fault } = useChange({
    ...actOnSeveralChange(desk.event.id),
    // before the desk is asked for again: what is ticked after it has changed stays ticked
    onSuccess: ({ done, left }) =>
      ticks.settle(
        done,
        left.map(({ number }) => number),
      ),
  });
  const [left, setLeft] = useState<readonly string[]>([]);
  const run = (wish: SeveralWish, rows: readonly DeskRow[], onDone?: () => void) => {
    if (pending || rows.length === 0) return;
    setLeft([]);
    const entries = rows.map(({ number, revision }) => ({ number, revision }));
    change({ ...wish, entries } as ActOnSeveralRequest, {
      onSuccess: (answer) => {
        const sentence = doneWords(wish.act, answer);
        const why = leftWords(answer, desk.entries);
        const all = [sentence, ...why];
        say(all.join(' '));
        // a toast would lie over the place where it is told already
        if (why.length === 0 || !tellsLeft) showToast(all.join(' '));
        setLeft(why.length === 0 ? [] : all);
        onDone?.();
        // the button may go with what was done
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) document.getElementById(TOOLS_ID)?.focus();
        });
      },
    });
  };
  return { run, pending, fault, left };
};

export type Several = ReturnType<typeof useSeveral>;
