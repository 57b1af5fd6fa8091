import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { nextPath, nextQuestion } from '@/lib/accounts/next-path';
import { SIGN_IN } from '@/lib/pages';
import { AccountFrame } from '../_components/account-frame';
import { Recover } from '../_components/recover';

export const metadata: Metadata = { title: 'Recover an account', robots: { index: false, follow: false } };

export default async function RecoverPage({ searchParams }: PageProps<'/account/recover'>) {
  const next = nextPath((await searchParams).next);
  return (
    <AccountFrame title="Recover an account">
      <p className="soft">
        A recovery code sets a new password and signs out all devices of the account. If you have no code, ask
        the operator of this Muster: they can make one.
      </p>
      <Recover next={next} />
      <p className="border-rule border-t pt-4">
        <LinkButton variant="bare" href={`${SIGN_IN}${nextQuestion(next)}`}>
          Sign in
        </LinkButton>
      </p>
    </AccountFrame>
  );
}
