import { COUNTING_RULE } from '@/lib/events/judge/counting';
import type { EventHead } from '@/lib/events/schema';
import { capital } from '@/lib/rules/core/army/words';
import { dayTime, fullDay, shortDay, shortTime, weekdayOf } from './event-times';

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Saturday 28 November 2026, 9:30 to 18:00, the club’s hall. Three rounds of Honours of War." */
export const whenAndWhere = (event: EventHead): string => `${dayAndPlace(event)}. ${whatIsPlayed(event)}.`;

/** "Saturday 28 November 2026, 9:30 to 18:00, the club’s hall" */
export const dayAndPlace = ({ date, hours, place }: EventHead): string =>
  [fullDay(date), hours, place].filter((part) => part !== '').join(', ');

/** "Three rounds of Honours of War" */
export const whatIsPlayed = ({ rounds, systemName }: EventHead): string => {
  const count = capital(COUNTS[rounds] ?? String(rounds));
  return rounds === 0 ? systemName : `${count} round${rounds === 1 ? '' : 's'} of ${systemName}`;
};

/** One line of what happens when; without a time it is now. */
export type EventStep = { readonly when: string; readonly text: string; readonly now?: true };

const nowText = ({ phase, late, public: isPublic }: EventHead): string => {
  if (phase === 'soon') return 'You can read the terms and build a list, but not send it yet.';
  if (phase === 'open') return 'Enter a list, see its findings at once, replace it as often as you like';
  if (phase === 'grace') return 'Lists are closed, but one sent now still counts as on time';
  const after = late === 'mark' ? 'Lists sent later are marked late' : 'No more lists can be sent';
  return isPublic ? `Lists are closed and public. ${after}` : `Lists are closed and frozen. ${after}`;
};

/** What is to come, in order; what is over is left out. */
export const stepsOf = (event: EventHead): readonly EventStep[] => {
  const { opensAt, closesAt, publicAt, now, timeZone, late, date, rounds } = event;
  const ahead = (at: string | null, text: string): EventStep[] =>
    at === null || at <= now ? [] : [{ when: shortTime(at, timeZone), text }];
  const later = late === 'mark' ? 'Lists sent later are marked late' : 'No lists can be sent later';
  const bring = 'Bring your sheet: its code proves your list';
  return [
    { when: 'Now', text: nowText(event), now: true },
    ...ahead(opensAt, 'Entering opens'),
    ...ahead(closesAt, `Lists close and are frozen. ${later}`),
    ...ahead(publicAt, 'All lists become public'),
    { when: shortDay(date), text: rounds > 0 ? `Round 1. ${bring}` : bring },
  ];
};

/** Who may read a list and until when; null once all are public. */
export const hiddenText = ({ publicAt, public: isPublic, timeZone }: EventHead): string | null => {
  if (isPublic) return null;
  const readers = 'only you and the organisers can read your list';
  return publicAt === null ? `${capital(readers)}.` : `Until ${weekdayOf(publicAt, timeZone)} ${readers}.`;
};

/** "13 of 16 have entered, 3 places left." */
export const placesText = ({ entered, capacity }: EventHead): string => {
  if (capacity === null) return `${entered === 1 ? '1 has' : `${entered} have`} entered.`;
  const left = Math.max(0, capacity - entered);
  const places = left === 1 ? '1 place' : `${left} places`;
  return `${entered} of ${capacity} have entered, ${left === 0 ? 'no place' : places} left.`;
};

/** Why an event takes no list now, in words; null while it takes them. The server decides when one is sent. */
export const notTaken = ({ phase, opensAt, timeZone, late }: EventHead): string | null => {
  if (phase === 'soon') return `Entering opens on ${dayTime(opensAt, timeZone)}.`;
  return phase === 'closed' && late === 'refuse'
    ? 'Lists are closed: no more can be sent. Ask the organiser.'
    : null;
};

/** Until when a list that is sent can be replaced, and what becomes of later ones. */
export const replaceText = ({ phase, closesAt, timeZone, late }: EventHead): string => {
  if (phase !== 'closed') {
    const after = late === 'mark' ? ' Lists sent later are marked late.' : '';
    return `You can replace your list until ${dayTime(closesAt, timeZone)}. ${COUNTING_RULE}${after}`;
  }
  return late === 'mark' ? 'Lists are closed. A list sent now is marked late.' : 'Lists are closed.';
};

/**
 * Whether the page of an event leads to where a list is entered, and what it says of that; null where nothing is to
 * be said.
 */
export const enteringText = (event: EventHead): { readonly open: boolean; readonly text: string | null } => {
  const { openEntry, phase, capacity, entered } = event;
  if (!openEntry) {
    const byLink = 'To enter a list, open the link from the organiser. You need no account';
    return { open: false, text: phase === 'closed' ? null : `${byLink}. ${replaceText(event)}` };
  }
  const shut = notTaken(event);
  if (shut !== null) return { open: false, text: shut };
  if (capacity !== null && entered >= capacity) {
    return { open: false, text: `All ${capacity} places are taken. Ask the organiser.` };
  }
  return {
    open: true,
    text: phase === 'closed' ? replaceText(event) : `No account needed. ${replaceText(event)}`,
  };
};
