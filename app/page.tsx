import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listReadyMade } from '@/lib/armies/ready-made';
import { getViewer } from '@/lib/identity/viewer';
import { systemCards } from './_components/army/system-card';
import { Home } from './_my-armies/home';

export default async function ArmiesPage() {
  const viewer = await getViewer();
  const [armies, readyMade, systems] = await Promise.all([
    viewer === null ? NO_ARMIES : listArmies(viewer),
    listReadyMade(),
    systemCards(),
  ]);
  return <Home armies={armies} readyMade={readyMade} systems={systems} />;
}
