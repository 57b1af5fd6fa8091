import { readDifference } from '@/lib/events/desk/read-difference';
import { answer } from '../../../../../_http/answer';
import { route } from '../../../../../_http/route';
import { askedNumber, noEvent, numberIn } from '../../../../no-event';

type Params = { readonly id: string; readonly number: string };

/** What differs between two lists of an event: versions of an entry, or those of two entries. */
export const GET = route<Params>(async ({ request, viewer, params: { id, number } }) => {
  const entry = numberIn(number);
  if (viewer === null || entry === null) return noEvent();
  const asked = (name: string) => askedNumber(request, name);
  const lists = { from: asked('from'), to: asked('to'), other: asked('other') };
  const difference = await readDifference(viewer, id, entry, lists);
  return difference === null ? noEvent() : answer(difference);
});
