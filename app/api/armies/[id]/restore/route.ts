import { restoreArmy } from '@/lib/armies/restore-army';
import { notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';

/** Brings a deleted army back. */
export const POST = route<{ readonly id: string }>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await restoreArmy(viewer, id)),
);
