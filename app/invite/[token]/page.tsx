import type { Metadata } from 'next';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { JoinForm } from './join-form';

export const metadata: Metadata = { title: 'Invitation', robots: { index: false, follow: false } };

export default async function InvitationPage({ params }: PageProps<'/invite/[token]'>) {
  const { token } = await params;
  return (
    <>
      <TopBar current="events" />
      <PlainPage title="Check the lists of an event">
        <p>
          Somebody who runs an event asks you to check its lists with them. The invitation works once. What
          you do there stands in the trail of the event under the name you give here.
        </p>
        <JoinForm token={token} />
      </PlainPage>
    </>
  );
}
