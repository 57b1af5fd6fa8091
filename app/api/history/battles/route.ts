import { MAX_BATTLE_BODY, MAX_BATTLE_VALUES } from '@/lib/history/own/bounds';
import { createBattle } from '@/lib/history/own/create-battle';
import { listOwnBattles, NO_BATTLES } from '@/lib/history/own/list-own-battles';
import { answer } from '../../_http/answer';
import { bodyText } from '../../_http/body';
import { route } from '../../_http/route';
import { answerWith } from '../../_http/statuses';
import { noBattle } from './no-battle';

/** My orders of battle, last edited first. */
export const GET = route(async ({ viewer }) =>
  answer(viewer === null ? NO_BATTLES : await listOwnBattles(viewer)),
);

/** A new one of mine: of a document, as a copy, or empty. With a key that was used before, the one it made is answered. */
export const POST = route(async ({ request, viewer, owner }) => {
  const body = await bodyText(request, MAX_BATTLE_BODY, { values: MAX_BATTLE_VALUES });
  return answerWith(await createBattle(viewer, owner, body), 201, noBattle);
});
