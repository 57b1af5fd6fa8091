import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PlainPage } from '@/app/_components/ui/paper';
import { LinkBar } from '@/app/_components/ui/top-bar';
import * as factsWords from '@/app/events/_facts/words';
import { verifyPath } from '@/lib/pages';
import { typedCode } from '../../lib/events/enter/code';
import { CodeForm } from './_components/code-form';
import * as words from './words';

export const metadata: Metadata = {
  title: factsWords.lookUpCode,
  description: 'What the code on the sheet of an entered list means.',
};

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const { code } = await searchParams;
  const receiptCode = typedCode(code);
  if (receiptCode !== '') redirect(verifyPath(receiptCode));
  return (
    <>
      <LinkBar>{words.codeFromSheet}</LinkBar>
      <PlainPage title={factsWords.lookUpCode}>
        <p>
          The sheet of every list entered at an event carries a code. It shows whether the sheet matches the
          list as entered, and whether that list was accepted.
        </p>
        <CodeForm />
      </PlainPage>
    </>
  );
}
