import { battlePreview } from '@/app/_pictures/battle-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';
import { readBattle } from '@/lib/history/battles';
import { battlePath } from '@/lib/pages';

/** The picture of an order of battle that this viewer may read. */
export const GET = pictureRoute<{ id: string }>('battle', async ({ viewer, params: { id } }) => {
  const battle = await readBattle(id, viewer?.userId ?? null);
  return battle && battlePreview(battle, battlePath(id));
});
