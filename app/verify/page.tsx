import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { verifyPath } from '@/lib/pages';
import { CodeForm } from './_components/code-form';
import { typedCode } from './typed-code';

export const metadata: Metadata = {
  title: 'Look a code up',
  description: 'What the code on the sheet of an entered list stands for.',
};

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const { code } = await searchParams;
  const receiptCode = typedCode(code);
  if (receiptCode !== '') redirect(verifyPath(receiptCode));
  return (
    <>
      <LinkBar>Code from a sheet</LinkBar>
      <PlainPage title="Look a code up">
        <p>
          The sheet of every list that was entered at an event carries a code. It tells whether the sheet
          shows the list as it was entered, and whether it is the one that was accepted.
        </p>
        <CodeForm />
      </PlainPage>
    </>
  );
}
