import type { EventHead } from '@/lib/events/schema';
import { dayTime } from '../../_facts/event-times';
import { replaceText } from '../../_facts/event-words';

const closingOf = ({ phase, closesAt, timeZone }: EventHead): string =>
  `Lists ${phase === 'closed' ? 'closed' : 'close'} on ${dayTime(closesAt, timeZone)} (${timeZone}).`;

/** What a player is reminded by; `link` leads to where a list is entered, null where nothing does. */
export const reminderText = (event: EventHead, link: string | null): string =>
  [
    `${event.name}: we do not have your list yet.`,
    closingOf(event),
    ...(link === null ? [] : [`Enter it here: ${link}`]),
    event.phase === 'closed'
      ? replaceText(event)
      : 'You need no account, and you can replace your list until then.',
  ].join('\n\n');

/** Opens the reader's own mail program; recipients do not see each other. */
export const mailTo = (addresses: readonly string[], event: EventHead, text: string): string => {
  const query = `subject=${encodeURIComponent(event.name)}&body=${encodeURIComponent(text)}`;
  const [only = '', ...others] = addresses.map(encodeURIComponent);
  return others.length === 0
    ? `mailto:${only}?${query}`
    : `mailto:?bcc=${[only, ...others].join(',')}&${query}`;
};
