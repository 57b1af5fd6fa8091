import { readPeople } from '@/lib/events/people/people';
import { answer } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** Who runs an event, and its links that still work. */
export const GET = route<Params>(async ({ viewer, params: { id } }) => {
  const people = viewer && (await readPeople(viewer, id));
  return people === null ? noEvent() : answer(people);
});
