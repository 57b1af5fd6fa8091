import type { Metadata } from 'next';
import * as uiWords from '@/app/_components/ui/words';
import { NothingHere } from './_components/ui/nothing-here';

export const metadata: Metadata = { title: uiWords.nothingHere };

export default function NotFound() {
  return <NothingHere />;
}
