import { eventPreview } from '@/app/_pictures/event-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';
import { readEvent } from '@/lib/events/read-event';

/** The picture of an event, for anyone who has its address. */
export const GET = pictureRoute<{ eventId: string }>('event', async ({ params: { eventId } }) => {
  const page = await readEvent(null, eventId);
  return page && eventPreview(page);
});
