import { listReadyMade, listSides, priceExample } from '@/lib/armies/ready-made';
import { listBattles } from '@/lib/history/battles';
import { readRegiment } from '@/lib/history/read-regiment';
import { getViewer } from '@/lib/identity/viewer';
import { ratingsOf } from '@/lib/rules/rating';
import { systemCards } from './_components/army/system-card';
import { Home } from './_my-armies/home';
import { homeStartOf } from './_my-armies/home-start';
import { FromBattle, type RegimentExample, StartColumns } from './_my-armies/start-columns';
import { isShellRequest } from './_shell/is-shell-request';
import { ratedYear, regimentUnit } from './history/regiments/[id]/regiment-unit';

/** A regiment of which sources tell much. */
const SHOWN = 'prussia-ir-13';

let ratings: Promise<RegimentExample['ratings']> | undefined;

/** What a first visitor may expect of every regiment; null where the history is not there. */
const regimentExample = async (): Promise<RegimentExample | null> => {
  const regiment = await readRegiment(SHOWN, null);
  const unit = regiment === null ? null : regimentUnit(regiment);
  if (regiment === null || unit === null) return null;
  const { nation } = regiment;
  // five musters, the same each time
  ratings ??= ratingsOf(unit, nation.army ?? nation.id, ratedYear(regiment));
  return { regiment, ratings: await ratings };
};

export default async function ArmiesPage() {
  const isShell = await isShellRequest();
  const viewer = isShell ? null : await getViewer();
  const [start, readyMade, sides, systems, battles] = await Promise.all([
    homeStartOf(viewer),
    listReadyMade(),
    listSides(),
    systemCards(),
    listBattles(),
  ]);
  return (
    <Home
      start={isShell ? null : start}
      readyMade={readyMade}
      sides={sides}
      systems={systems}
      battles={<FromBattle battles={battles} />}
      columns={
        // A user with armies does not see them.
        !isShell &&
        start.list.all === 0 && (
          <StartColumns price={await priceExample()} battles={battles} example={await regimentExample()} />
        )
      }
    />
  );
}
