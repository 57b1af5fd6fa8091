import type { Receipt } from '@/lib/events/schema';

type State = Pick<Receipt, 'state' | 'acceptedVersion' | 'currentVersion' | 'locked' | 'eventGone'>;

/** What the page of a receipt is called. */
export const stateTitle = ({ state }: State): string =>
  ({
    sent: 'Your list is in',
    asked: 'The organisers ask you something',
    returned: 'Your list was returned',
    accepted: 'Your list is accepted',
    withdrawn: 'Your entry is withdrawn',
  })[state];

/** Where the entry stands and what the player can do about it. */
export const stateText = ({ state, acceptedVersion, currentVersion, locked, eventGone }: State): string => {
  if (eventGone) return 'The organiser has deleted the event. Your receipt stays, and shows your own list.';
  const after = locked ? ' The organisers have locked it: to change anything, ask them.' : '';
  switch (state) {
    case 'sent':
      return acceptedVersion !== null && acceptedVersion !== currentVersion
        ? `Version ${acceptedVersion} was accepted. Version ${currentVersion} waits for an organiser.${after}`
        : `It waits for an organiser.${after}`;
    case 'asked':
      return `Read the question below, and answer it or send another list.${after}`;
    case 'returned':
      return `Read the note below, mend the list and send it again.${after}`;
    case 'accepted':
      return `Version ${acceptedVersion ?? currentVersion} is the one that counts. Bring its sheet.${after}`;
    case 'withdrawn':
      return 'It takes no place any more. To enter again, ask the organiser.';
  }
};
