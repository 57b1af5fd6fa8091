import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as factsWords from '@/app/events/_facts/words';
import type { EventHead } from '@/lib/events/schema';
import { placesText } from '../../_facts/event-words';
import * as words from '../words';

/** More boxes than these are not counted at a glance. */
const MOST_BOXES = 64;

/** The places of an event as boxes, those that are taken filled. */
export const Places = ({ event }: { event: EventHead }) => {
  const { entered, capacity } = event;
  return (
    <section aria-labelledby="places">
      <RuledTitle id="places" title={factsWords.places}>
        {capacity === null && <span className="text-12 text-ink-3">{words.asManyAsCome}</span>}
      </RuledTitle>
      {capacity !== null && capacity <= MOST_BOXES && (
        <div
          className="grid auto-cols-[minmax(0,1fr)] grid-cols-[repeat(auto-fit,minmax(16px,1fr))] gap-1 pt-3 forced-color-adjust-none [print-color-adjust:exact]"
          aria-hidden="true"
        >
          {Array.from({ length: capacity }, (_, index) => index + 1).map((place) => (
            <i key={place} className={`border-ink h-5.5 border ${place <= entered ? 'bg-ink' : ''}`} />
          ))}
        </div>
      )}
      <p className="text-ink-2 pt-1.5">{placesText(event)}</p>
    </section>
  );
};
