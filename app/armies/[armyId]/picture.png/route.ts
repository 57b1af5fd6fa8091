import { armyPreview } from '@/app/_pictures/army-preview';
import { pictureRoute } from '@/app/_pictures/picture-response';
import { getArmy } from '@/lib/armies/get-army';
import { armyPath } from '@/lib/pages';

/** The picture of one of the viewer's armies, to save without a link. */
export const GET = pictureRoute<{ armyId: string }>('army', async ({ viewer, params: { armyId } }) => {
  const army = viewer && (await getArmy(viewer, armyId));
  if (!army) return null;
  const { file, revision } = army;
  return armyPreview({ id: armyId, path: armyPath(armyId), owner: viewer, name: file.name, file, revision });
});
