import { restoreVersion } from '@/lib/armies/restore-version';
import { notFound } from '../../../../../_http/answer';
import { route } from '../../../../../_http/route';
import { answerWith } from '../../../../../_http/statuses';
import { revisionOf } from '../revision';

type Params = { readonly id: string; readonly revision: string };

/** Makes an earlier version today's, as a new revision. */
export const POST = route<Params>(async ({ viewer, params: { id, revision } }) =>
  viewer === null ? notFound() : answerWith(await restoreVersion(viewer, id, revisionOf(revision))),
);
