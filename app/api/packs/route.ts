import { createPack } from '@/lib/events/packs/create-pack';
import { listPacks, NO_PACKS } from '@/lib/events/packs/list-packs';
import { MAX_PACK_BODY, MAX_PACK_VALUES } from '@/lib/rules/read-packs';
import { answer } from '../_http/answer';
import { bodyText } from '../_http/body';
import { route } from '../_http/route';
import { answerWith } from '../_http/statuses';

/** My packs, last edited first. */
export const GET = route(async ({ viewer }) => answer(viewer === null ? NO_PACKS : await listPacks(viewer)));

/** A new one of mine. With a key that was used before, the one it made is answered. */
export const POST = route(async ({ request, owner }) => {
  const body = await bodyText(request, MAX_PACK_BODY, { values: MAX_PACK_VALUES });
  return answerWith(await createPack(owner, body), 201);
});
