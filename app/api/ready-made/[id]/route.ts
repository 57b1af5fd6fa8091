import { readyMadeArmy } from '@/lib/armies/ready-made';
import { answer, notFound } from '../../_http/answer';
import { route } from '../../_http/route';

/** The file of a ready-made army. */
export const GET = route<{ id: string }>(async ({ params }) => {
  const file = await readyMadeArmy(params.id);
  return file === null ? notFound('There is no such ready-made army here.') : answer(file);
});
