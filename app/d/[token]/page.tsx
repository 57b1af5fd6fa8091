import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readDeviceLink } from '@/lib/devices/device-links';
import * as words from '../../devices/words';
import { ConfirmDevice } from './confirm-device';

export const metadata: Metadata = {
  title: words.openArmiesHere,
  robots: { index: false, follow: false },
};

export default async function DevicePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const link = await readDeviceLink(token);
  return (
    <>
      <TopBar />
      {link === null ? <Spent /> : <ConfirmDevice token={token} {...link} />}
    </>
  );
}

const Spent = () => (
  <PlainPage title="This link does not work">
    <p>
      It has been used, is more than half an hour old, or is incomplete. Make a new one in the browser that
      has your armies, under “Other device” at the top of My armies.
    </p>
    <PageActs>
      <LinkButton variant="main" href="/">
        My armies
      </LinkButton>
    </PageActs>
  </PlainPage>
);
