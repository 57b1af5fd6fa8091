import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlainPage } from '@/app/_components/ui/paper';
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
          An organiser asks you to help check the lists of an event. The invitation works once. The event’s
          audit trail records what you do under the name you give here.
        </p>
        <JoinForm token={token} />
      </PlainPage>
    </>
  );
}
