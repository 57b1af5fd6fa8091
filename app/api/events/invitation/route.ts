import { MAX_ACT_BODY } from '@/lib/events/limits';
import { acceptInvitation } from '@/lib/events/people/people';
import { notFound } from '../../_http/answer';
import { readBody } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';

const noInvitation = (): Response =>
  notFound('This invitation was used or taken back. Ask the organiser for another one.');

/** Uses an invitation up: whoever holds it runs the event from then on. */
export const POST = route(async ({ request, owner }) =>
  answerWith(await acceptInvitation(owner, await readBody(request, MAX_ACT_BODY)), 200, noInvitation),
);
