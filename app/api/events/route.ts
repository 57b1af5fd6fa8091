import { createEvent } from '@/lib/events/create-event';
import { MAX_TERMS_BODY, MAX_TERMS_VALUES } from '@/lib/events/limits';
import { listEvents, NO_EVENTS } from '@/lib/events/list-events';
import { answer } from '../_http/answer';
import { bodyText } from '../_http/body';
import { route } from '../_http/route';
import { answerWith } from '../_http/statuses';

/** Events that I run, and those that I have entered. */
export const GET = route(async ({ viewer }) =>
  answer(viewer === null ? NO_EVENTS : await listEvents(viewer)),
);

/** A new event of mine. With a key that was used before, the one it made is answered. */
export const POST = route(async ({ request, owner }) => {
  const body = await bodyText(request, MAX_TERMS_BODY, { values: MAX_TERMS_VALUES });
  return answerWith(await createEvent(owner, body), 201);
});
