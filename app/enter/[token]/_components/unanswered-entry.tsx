import { useEffect, useRef } from 'react';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as factsWords from '@/app/events/_facts/words';
import { unansweredWords } from '../../_entry/unanswered-words';
import * as words from '../../words';
import type { Entry } from './use-entry';

/** A list that was not answered, above the steps, whichever of them is seen; and what came of asking again. */
export const UnansweredEntry = ({ entry }: { entry: Entry }) => {
  const { kept, asksAgain, again, forget, pending, closed, fault } = entry;
  const place = useRef<HTMLDivElement>(null);
  const unanswered = kept !== null;
  const failed = unanswered && fault !== undefined;
  useEffect(() => {
    // whoever has pressed Send stands further down
    if (failed) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failed]);
  const refusal = asksAgain && !unanswered ? (closed ?? fault) : undefined;
  if (!unanswered) {
    return refusal === undefined ? null : (
      <Notice severity="error" title={words.listNotEntered} live>
        {refusal}
      </Notice>
    );
  }
  const { title, text, act } = unansweredWords(kept, fault);
  return (
    <div ref={place}>
      <Notice severity="warning" title={title} live>
        {text}
        <p className="flex flex-wrap gap-2 pt-2">
          <Button aria-disabled={pending} onClick={() => !pending && again()}>
            {pending ? factsWords.sending : act}
          </Button>
          <Button variant="bare" aria-disabled={pending} onClick={() => !pending && forget()}>
            {words.forgetIt}
          </Button>
        </p>
      </Notice>
    </div>
  );
};
