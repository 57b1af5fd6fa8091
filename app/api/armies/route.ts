import { createArmy } from '@/lib/armies/create-army';
import { MAX_SAVE_BODY } from '@/lib/armies/limits';
import { listArmies } from '@/lib/armies/list-armies';
import { answer } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';
import { answerWith } from '../_http/statuses';

/** My armies, last edited first. */
export const GET = route(async ({ viewer }) => answer(viewer === null ? [] : await listArmies(viewer)));

/** A new army from an army file. */
export const POST = route(async ({ request, owner }) => {
  const file = await readBody(request, MAX_SAVE_BODY);
  return answerWith(await createArmy(owner, file), 201);
});
