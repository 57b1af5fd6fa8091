import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { replaceText } from '@/app/events/_facts/event-words';
import * as factsWords from '@/app/events/_facts/words';
import type { EventHead } from '@/lib/events/schema';
import * as words from '../words';
import type { ChosenList } from './my-list';
import { sendWords } from './send-words';

type SendPartProps = {
  event: EventHead;
  chosen: ChosenList | null;
  busy: boolean;
  /** nothing can be sent now */
  off: boolean;
  /** why nothing was received */
  fault: string | undefined;
};

/** The end of a form that sends a list: what went wrong, the button, and what a press of it means. */
export const SendPart = ({ event, chosen, busy, off, fault }: SendPartProps) => (
  <>
    {fault !== undefined && (
      <Notice severity="error" live>
        {fault}
      </Notice>
    )}
    <Button type="submit" variant="main" className="text-16 min-h-12" aria-disabled={off}>
      {busy
        ? factsWords.sending
        : sendWords(factsWords.send, chosen?.checked.verdict ?? { errors: 0, standing: 'legal' })}
    </Button>
    <p className="text-ink-3">
      {chosen === null ? words.chooseListFirst : words.nothingIsSent}
      {replaceText(event)}
    </p>
  </>
);
