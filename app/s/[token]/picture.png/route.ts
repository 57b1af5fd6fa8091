import { armyPreview } from '@/app/_pictures/army-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';
import { getSharedArmy } from '@/lib/armies/share-links';
import { sharedPath } from '@/lib/pages';

/** The picture of the link to an army; none where it was ended. */
export const GET = pictureRoute<{ token: string }>('link', async ({ params: { token } }) => {
  const army = await getSharedArmy(token);
  return army && armyPreview({ ...army, path: sharedPath(token) });
});
