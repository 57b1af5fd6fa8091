import { createPrint } from '@/lib/armies/create-print';
import { notFound } from '../../../_http/answer';
import { route } from '../../../_http/route';
import { answerWith } from '../../../_http/statuses';

/** Notes a print of the saved army: its short code, revision and date for the footer. */
export const POST = route<{ readonly id: string }>(async ({ viewer, params: { id } }) =>
  viewer === null ? notFound() : answerWith(await createPrint(viewer, id), 201),
);
