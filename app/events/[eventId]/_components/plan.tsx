import { textLook } from '@/app/_components/ui/button';
import { Icon } from '@/app/_components/ui/icon';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as factsWords from '@/app/events/_facts/words';
import type { EventHead } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { calendarPath } from '@/lib/pages';
import { hiddenText, stepsOf } from '../../_facts/event-words';
import * as words from '../words';

const STEP =
  'border-rule grid grid-cols-[118px_minmax(0,1fr)] gap-3 border-b py-2 max-[721px]:min-h-12 max-[721px]:items-center';

/** What happens when, in the event's own zone, and who may read a list until then. */
export const Plan = ({ event }: { event: EventHead }) => {
  const hidden = hiddenText(event);
  return (
    <section aria-labelledby="plan">
      <RuledTitle id="plan" title={words.whatHappensWhen}>
        <span className="text-12 text-ink-3">{zoneName(event.timeZone)}</span>
      </RuledTitle>
      <ol>
        {stepsOf(event).map(({ when, text, now }) => (
          <li key={text} className={`${STEP} ${now ? 'bg-select -mx-2.5 px-2.5' : ''}`}>
            <b className="font-[560] tabular-nums">{when}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className="pt-2.5 print:hidden">
        <a
          className={textLook('touch:min-h-11 inline-flex items-center')}
          href={calendarPath(event.id)}
          download
        >
          {factsWords.addToCalendar}
        </a>
      </p>
      {hidden !== null && (
        <p className="text-ink-2 flex items-start gap-2 pt-2.5">
          <Icon name="hidden" />
          <span>{hidden}</span>
        </p>
      )}
    </section>
  );
};
