import { saveTerms } from '@/lib/events/judge/save-terms';
import { MAX_TERMS_BODY, MAX_TERMS_VALUES } from '@/lib/events/limits';
import { bodyText } from '../../../_http/body';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';
import { noEvent } from '../../no-event';

type Params = { readonly id: string };

/** A new version of the terms; lists that are not frozen are judged by it. */
export const PUT = route<Params>(async ({ request, viewer, params: { id } }) => {
  const body = await bodyText(request, MAX_TERMS_BODY, { values: MAX_TERMS_VALUES });
  return viewer === null ? noEvent() : answerWith(await saveTerms(viewer, id, body), 200, noEvent);
});
