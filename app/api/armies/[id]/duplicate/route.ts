import { duplicateArmy } from '@/lib/armies/duplicate-army';
import { notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';

/** A copy of the army under a name of its own. */
export const POST = route<{ readonly id: string }>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await duplicateArmy(viewer, id), 201),
);
