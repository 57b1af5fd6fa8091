import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LinkBar } from '@/app/_components/ui/link-bar';
import { PlainPage } from '@/app/_components/ui/plain-page';
import * as common from '@/app/_components/words';
import { verifyPath } from '@/lib/pages';
import { CodeForm } from './_components/code-form';
import { typedCode } from './typed-code';
import * as words from './words';

export const metadata: Metadata = {
  title: common.lookUpCode,
  description: words.aboutCode,
};

export default async function VerifyPage({ searchParams }: PageProps<'/verify'>) {
  const { code } = await searchParams;
  const receiptCode = typedCode(code);
  if (receiptCode !== '') redirect(verifyPath(receiptCode));
  return (
    <>
      <LinkBar>{words.codeFromSheet}</LinkBar>
      <PlainPage title={common.lookUpCode}>
        <p>{words.whatCodesShow}</p>
        <CodeForm />
      </PlainPage>
    </>
  );
}
