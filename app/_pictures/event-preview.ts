import 'server-only';
import { dayTime } from '@/app/events/_facts/event-times';
import { dayAndPlace, whatIsPlayed, whenAndWhere } from '@/app/events/_facts/event-words';
import { systemOf, type TermsTold, termsTold } from '@/app/events/_facts/terms-told';
import type { EventPage } from '@/lib/events/schema';
import { zoneName } from '@/lib/events/zone-names';
import { enterPath, eventPath } from '@/lib/pages';
import type { LinkPreview } from './link-preview';

/** What the terms say of points, as players read it. */
const pointsTerm = ({ lines }: TermsTold): string[] =>
  lines
    .filter(({ slot }) => slot === 'points')
    .map(({ text }) => text)
    .slice(0, 1);

/** What the link to an event shows: day and place, the rules and points, until when lists are taken. */
export const eventPreview = async ({
  event,
  terms,
}: Pick<EventPage, 'event' | 'terms'>): Promise<LinkPreview> => {
  const words = await termsTold(terms, await systemOf(event.system));
  const closing = `Lists close on ${dayTime(event.closesAt, event.timeZone)}`;
  return {
    path: eventPath(event.id),
    title: event.name,
    sentence: [whenAndWhere(event), ...pointsTerm(words), `${closing} (${zoneName(event.timeZone)}).`].join(
      ' ',
    ),
    card: {
      title: event.name,
      about: whatIsPlayed(event),
      facts: [dayAndPlace(event), ...pointsTerm(words), closing],
    },
  };
};

/** The same of the link by which players enter, which stays the address that is opened. */
export const entrancePreview = async (
  page: Pick<EventPage, 'event' | 'terms'>,
  token: string,
): Promise<LinkPreview> => {
  const preview = await eventPreview(page);
  return { ...preview, path: enterPath(token), pictured: preview.path };
};
