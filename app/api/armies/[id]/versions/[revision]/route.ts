import { getVersion } from '@/lib/armies/get-version';
import { keepVersion } from '@/lib/armies/keep-version';
import { MAX_SAVE_BODY } from '@/lib/armies/limits';
import { answer, notFound } from '../../../../_http/answer';
import { readBody } from '../../../../_http/body';
import { route } from '../../../../_http/route';
import { answerWith } from '../../../../_http/statuses';
import { revisionOf } from './revision';

type Params = { readonly id: string; readonly revision: string };

/** One earlier version of the army. */
export const GET = route<Params>(async ({ viewer, params: { id, revision } }) => {
  const version = viewer && (await getVersion(viewer, id, revisionOf(revision)));
  return version ? answer(version) : notFound('There is no such version here.');
});

/** Keeps the version, under a name if `label` is not empty. */
export const PUT = route<Params>(async ({ request, viewer, params: { id, revision } }) => {
  const body = await readBody(request, MAX_SAVE_BODY);
  return viewer === null ? notFound() : answerWith(await keepVersion(viewer, id, revisionOf(revision), body));
});
