import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';
import { readInvitation } from '@/lib/events/people/people';
import { JoinForm } from './join-form';

export const metadata: Metadata = { title: 'Invitation', robots: { index: false, follow: false } };

export default async function InvitationPage({ params }: PageProps<'/invite/[token]'>) {
  const { token } = await params;
  const event = await readInvitation(token);
  if (event === null) notFound();
  return (
    <>
      <TopBar current="events" />
      <PlainPage title={event.name}>
        <p>
          Somebody who runs an event asks you to check its lists with them. The invitation works once. What
          you do there stands in the trail of the event under the name you give here.
        </p>
        <JoinForm token={token} />
      </PlainPage>
    </>
  );
}
