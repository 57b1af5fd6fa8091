import * as common from '@/app/_components/words';
import { downloadText, gone, tagged } from '@/app/api/_http/answer';
import { route } from '@/app/api/_http/route';
import { calendarOf } from '@/lib/events/calendar';
import { readCalendar } from '@/lib/events/read-event';
import { siteLink } from '@/lib/identity/visitor';
import { contentKey } from '@/lib/keys';
import { eventPath } from '@/lib/pages';

/** The day of an event and the closing of its lists, for calendars, which ask again and again. */
export const GET = route<{ eventId: string }>(async ({ request, params: { eventId } }) => {
  const event = await readCalendar(eventId);
  if (event === null) return gone('event');
  const calendar = calendarOf(event, siteLink(eventPath(eventId), request.headers));
  const file = { name: event.name, ending: '.ics', fallback: common.event };
  return tagged(request, contentKey(calendar), async (headers) =>
    downloadText(file, 'text/calendar', calendar, headers),
  );
});
