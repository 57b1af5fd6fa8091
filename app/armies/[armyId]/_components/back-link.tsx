import Link from 'next/link';
import { Icon } from '@/app/_components/ui/icon';

/** The way to where one came from. */
export const BackLink = ({ href, to }: { href: string; to: string }) => (
  <Link href={href} className="max-tablet:min-h-11 inline-flex min-h-6 items-center gap-1 wrap-anywhere">
    <Icon name="back" /> {to}
  </Link>
);
