import { route } from '@/app/api/_http/create-route';
import { downloadText, notFound, tagged } from '@/app/api/_http/json-response';
import { calendarOf } from '@/lib/events/calendar';
import { readCalendar } from '@/lib/events/read-event';
import { siteLink } from '@/lib/identity/visitor';
import { eventPath } from '@/lib/pages';
import { contentKey } from '@/lib/platform/content-keys';

/** The day of an event and the closing of its lists, for calendars, which ask again and again. */
export const GET = route<{ eventId: string }>(async ({ request, params: { eventId } }) => {
  const event = await readCalendar(eventId);
  if (event === null) return notFound('event');
  const calendar = calendarOf(event, siteLink(eventPath(eventId), request.headers));
  const file = { name: event.name, ending: '.ics', fallback: 'Event' };
  return tagged(request, contentKey(calendar), async (headers) =>
    downloadText(file, 'text/calendar', calendar, headers),
  );
});
