import { endLink } from '@/lib/events/people/links';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { noEvent } from '../../../no-event';

type Params = { readonly id: string; readonly link: string };

/** Ends a link for players, or takes an invitation back. */
export const DELETE = route<Params>(async ({ viewer, params: { id, link } }) =>
  viewer === null ? noEvent() : answerWith(await endLink(viewer, id, link), 200, noEvent),
);
