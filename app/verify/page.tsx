import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { verifyPath } from '@/lib/pages';
import { CodeForm } from './_components/code-form';
import { typedCode } from './typed-code';

export const metadata: Metadata = {
  title: 'Look up a code',
  description: 'What the code on the sheet of an entered list means.',
};

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const { code } = await searchParams;
  const receiptCode = typedCode(code);
  if (receiptCode !== '') redirect(verifyPath(receiptCode));
  return (
    <>
      <LinkBar>Code from a sheet</LinkBar>
      <PlainPage title="Look up a code">
        <p>
          The sheet of every list entered at an event carries a code. It shows whether the sheet matches the
          list as entered, and whether that list was accepted.
        </p>
        <CodeForm />
      </PlainPage>
    </>
  );
}
