import type { EventHead } from '@/lib/events/schema';
import { dayTime } from '../../_facts/event-times';
import { replaceText } from '../../_facts/event-words';
import * as words from '../words';

const closingOf = ({ phase, closesAt, timeZone }: EventHead): string =>
  words.listsCloseOn(phase === 'closed', dayTime(closesAt, timeZone), timeZone);

/** What a player is reminded by; `link` leads to where a list is entered, null where nothing does. */
export const reminderText = (event: EventHead, link: string | null): string =>
  [
    words.noListYet(event.name),
    closingOf(event),
    ...(link === null ? [] : [words.enterItAt(link)]),
    event.phase === 'closed' ? replaceText(event) : words.needsNoAccount,
  ].join('\n\n');

/** Opens the reader's own mail program; recipients do not see each other. */
export const mailTo = (addresses: readonly string[], event: EventHead, text: string): string => {
  const query = `subject=${encodeURIComponent(event.name)}&body=${encodeURIComponent(text)}`;
  const [only = '', ...others] = addresses.map(encodeURIComponent);
  return others.length === 0
    ? `mailto:${only}?${query}`
    : `mailto:?bcc=${[only, ...others].join(',')}&${query}`;
};
