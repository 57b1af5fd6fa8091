import type { Metadata } from 'next';
import { listDevices } from '@/lib/devices/devices';
import { currentSession } from '@/lib/identity/viewer';
import { partIn } from '../_components/army/parts';
import { LinkButton } from '../_components/ui/button';
import { PageActs, Paper, PlainPage } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { DeviceList } from './_components/device-list';

export const metadata: Metadata = { title: 'My devices', robots: { index: false, follow: false } };

export default async function DevicesPage({ searchParams }: PageProps<'/devices'>) {
  const page = partIn((await searchParams).page);
  const session = await currentSession();
  if (session === null) return <Nobody />;
  const devices = await listDevices(session, page);
  return (
    <>
      <TopBar />
      <Paper className="max-tablet:px-4 grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-3.5 px-6 pt-5.5 pb-12">
        <h1>My devices</h1>
        <p className="soft">
          The browsers that can open your armies. End any that is lost, sold or not yours: it can no longer
          open them. The armies stay with the others.
        </p>
        {/** Another page or another list renders from scratch. */}
        <DeviceList page={devices} part={page} />
      </Paper>
    </>
  );
}

const Nobody = () => (
  <>
    <TopBar />
    <PlainPage title="No devices yet">
      <p>This browser has no armies yet. Make one first.</p>
      <PageActs>
        <LinkButton variant="main" href="/">
          My armies
        </LinkButton>
      </PageActs>
    </PlainPage>
  </>
);
