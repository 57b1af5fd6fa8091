import type { Metadata } from 'next';
import { partIn } from '@/app/_components/army/parts';
import { publicPreview } from '@/app/_pictures/code-preview';
import { linkPreview } from '@/app/_pictures/link-preview';
import { verifyCode } from '@/lib/events/enter/verify-code';
import { getViewer } from '@/lib/identity/viewer';
import { typedCode } from '../typed-code';
import * as words from '../words';
import { VerifiedView } from './_components/verified-view';

/** Previews are made of what anybody may know of the list, whoever asks; its title of nothing. */
export const generateMetadata = async ({ params }: PageProps<'/verify/[code]'>): Promise<Metadata> => {
  const { code } = await params;
  return {
    title: words.codeFromSheet,
    ...(await linkPreview(() => publicPreview(code))),
    robots: { index: false, follow: false },
    // it may hold the private link of a receipt
    referrer: 'no-referrer',
  };
};

export default async function CodePage({ params, searchParams }: PageProps<'/verify/[code]'>) {
  const [{ code }, { receipt, rows, lines }] = await Promise.all([params, searchParams]);
  const link = typeof receipt === 'string' ? receipt : null;
  const verified = await verifyCode({ viewer: await getViewer(), receipt: link }, typedCode(code));
  return <VerifiedView verified={verified} receipt={link} rows={partIn(rows)} lines={partIn(lines)} />;
}
