import { LinkButton } from '@/app/_components/ui/button';
import { deskPath } from '@/app/events/addresses';
import { receiptPath } from '@/app/receipt/receipt-path';
import type { EventPage } from '@/lib/events/schema';

/** How to enter, and the way to what the reader has here already. */
export const EnterBox = ({ page: { event, role, mine } }: { page: EventPage }) => {
  if (role === null && mine.length === 0 && event.phase === 'closed') return null;
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
      {event.phase !== 'closed' && (
        <p className="border-rule-firm rounded-2 border border-dashed px-3.5 py-3">
          To enter a list, open the link that the organiser has sent you. No account is needed, and a list can
          be replaced until closing.
        </p>
      )}
    </section>
  );
};
