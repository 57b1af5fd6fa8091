import { LinkButton } from '@/app/_components/ui/button';
import { deskPath, enterPath } from '@/app/events/addresses';
import { receiptPath } from '@/app/receipt/receipt-path';
import type { EventPage } from '@/lib/events/schema';
import { enteringText } from '../../_parts/event-words';

/** How to enter, and the way to what the reader has here already. */
export const EnterBox = ({ page: { event, role, mine } }: { page: EventPage }) => {
  const { open, text } = enteringText(event);
  if (role === null && mine.length === 0 && !open && text === null) return null;
  const isStranger = role === null && mine.length === 0;
  return (
    <section className="grid gap-2 print:hidden" aria-label="Entering">
      {role !== null && (
        <LinkButton href={deskPath(event.id)} size="big" variant="main">
          Open the desk
        </LinkButton>
      )}
      {mine.map(({ id, number }) => (
        <LinkButton key={id} href={receiptPath(id)} size="big">
          My entry {number}
        </LinkButton>
      ))}
      {open && (
        <LinkButton
          href={enterPath(event.id)}
          size="big"
          className={isStranger ? 'text-16 min-h-13' : ''}
          {...(isStranger && { variant: 'main' })}
        >
          Enter a list
        </LinkButton>
      )}
      {text !== null && (
        <p
          className={
            open ? 'text-12 text-ink-2' : 'border-rule-firm rounded-2 border border-dashed px-3.5 py-3'
          }
        >
          {text}
        </p>
      )}
    </section>
  );
};
