import type { Metadata } from 'next';
import { NothingHere } from './_components/ui/nothing-here';

export const metadata: Metadata = { title: 'Nothing here' };

export default function NotFound() {
  return <NothingHere />;
}
