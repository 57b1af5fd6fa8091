import { createArmy } from '@/lib/armies/create-army';
import { MAX_SAVE_BODY, MAX_SAVE_VALUES } from '@/lib/armies/limits';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listQuestionSchema } from '@/lib/armies/schema';
import { answer } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';
import { answerWith } from '../_http/statuses';

/** A page of my armies: `?search=&nation=&system=&sort=edited|name|points|year&after=`, after what the last page says. */
export const GET = route(async ({ request, viewer }) => {
  const question = listQuestionSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  return answer(viewer === null ? NO_ARMIES : await listArmies(viewer, question));
});

/** A new army from an army file. */
export const POST = route(async ({ request, owner }) => {
  const file = await readBody(request, MAX_SAVE_BODY, { values: MAX_SAVE_VALUES });
  return answerWith(await createArmy(owner, file), 201);
});
