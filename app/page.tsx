import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listReadyMade } from '@/lib/armies/ready-made';
import { listSides, priceExample } from '@/lib/armies/sides';
import { listEvents } from '@/lib/events/list-events';
import { nextEvent } from '@/lib/events/next-event';
import { listBattles } from '@/lib/history/list-battles';
import { getViewer } from '@/lib/identity/viewer';
import { systemCards } from './_components/army/system-card';
import { isFrame } from './_frames/is-frame';
import { eventLineOf } from './_my-armies/event-line';
import { FromBattle } from './_my-armies/from-battle';
import { Home } from './_my-armies/home';
import { regimentExample } from './_my-armies/regiment-example';
import { StartColumns } from './_my-armies/start-columns';

export default async function ArmiesPage() {
  const framed = await isFrame();
  const viewer = framed ? null : await getViewer();
  const [armies, readyMade, sides, systems, battles, mine] = await Promise.all([
    viewer === null ? NO_ARMIES : listArmies(viewer),
    listReadyMade(),
    listSides(),
    systemCards(),
    listBattles(),
    viewer === null ? null : listEvents(viewer),
  ]);
  const next = mine && nextEvent(mine, new Date());
  return (
    <Home
      start={framed ? null : { list: armies, event: next && eventLineOf(next) }}
      readyMade={readyMade}
      sides={sides}
      systems={systems}
      battles={<FromBattle battles={battles} />}
      columns={
        // whoever has armies does not see them
        !framed &&
        armies.all === 0 && (
          <StartColumns price={await priceExample()} battles={battles} example={await regimentExample()} />
        )
      }
    />
  );
}
