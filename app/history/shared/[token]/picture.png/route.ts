import { battlePreview } from '@/app/_pictures/battle-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';
import { readLinkedBattle } from '@/lib/history/battles';
import { linkedPath } from '@/lib/pages';

/** The picture of the link to an order of battle; none where it was ended. */
export const GET = pictureRoute<{ token: string }>('battle', async ({ params: { token } }) => {
  const battle = await readLinkedBattle(token);
  return battle && battlePreview(battle, linkedPath(token));
});
