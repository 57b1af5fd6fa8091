import { MAX_TERMS_BODY, MAX_TERMS_VALUES } from '@/lib/events/limits';
import { createPack, listPacks, NO_PACKS } from '@/lib/events/packs';
import { answer } from '../_http/answer';
import { readBody } from '../_http/body';
import { route } from '../_http/route';
import { answerWith } from '../_http/statuses';

/** My packs, last edited first. */
export const GET = route(async ({ viewer }) => answer(viewer === null ? NO_PACKS : await listPacks(viewer)));

/** A new pack of mine. With a key that was used before, the one it made is answered. */
export const POST = route(async ({ request, owner }) => {
  const body = await readBody(request, MAX_TERMS_BODY, { values: MAX_TERMS_VALUES });
  return answerWith(await createPack(owner, body), 201);
});
