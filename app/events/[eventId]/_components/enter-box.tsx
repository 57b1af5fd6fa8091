import { LinkButton } from '@/app/_components/ui/button';
import type { EventPage } from '@/lib/events/schema';
import { deskPath, enterPath } from '@/lib/pages';
import { enteringText } from '../../_facts/event-words';
import * as words from '../words';

/** On a phone it stands under the thumb, whatever is read. */
const THUMB =
  'max-[721px]:border-rule-ink max-[721px]:bg-paper max-[721px]:fixed max-[721px]:inset-x-0 max-[721px]:bottom-0 max-[721px]:z-10 max-[721px]:border-t max-[721px]:px-4 max-[721px]:pt-2.5 max-[721px]:pb-[max(10px,env(safe-area-inset-bottom))]';

/** How to enter, and the way to the desk for whoever has one. */
export const EnterBox = ({ page: { event, role, mine } }: { page: EventPage }) => {
  const { open, text } = enteringText(event);
  if (role === null && !open && text === null) return null;
  const isStranger = role === null && mine.length === 0;
  return (
    <section className="grid gap-2 print:hidden" aria-label={words.entering}>
      {role !== null && (
        <LinkButton href={deskPath(event.id)} size="big" variant="main">
          {words.openDesk}
        </LinkButton>
      )}
      {open && isStranger ? (
        <div className={THUMB}>
          <LinkButton
            href={enterPath(event.id)}
            size="big"
            variant="main"
            className="text-16 min-h-13 w-full"
          >
            {words.enterList}
          </LinkButton>
          <p className="text-12 text-ink-2 pt-2">{text}</p>
        </div>
      ) : (
        <Otherwise event={event} />
      )}
    </section>
  );
};

/** Where entering is not the first thing to do here: another button, or how it is done. */
const Otherwise = ({ event }: { event: EventPage['event'] }) => {
  const { open, text } = enteringText(event);
  if (open) {
    return (
      <LinkButton href={enterPath(event.id)} size="big">
        {words.enterList}
      </LinkButton>
    );
  }
  return text === null ? null : (
    <p className="border-rule-firm rounded-2 border border-dashed px-3.5 py-3">{text}</p>
  );
};
