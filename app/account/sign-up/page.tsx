import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { nextPath, nextQuestion } from '@/lib/accounts/next-path';
import { getAccount } from '@/lib/identity/viewer';
import { AccountFrame } from '../_components/account-frame';
import { SignUp } from '../_components/sign-up';
import { SignedInAlready } from '../_components/signed-in-already';

export const metadata: Metadata = { title: 'Create an account', robots: { index: false, follow: false } };

export default async function SignUpPage({ searchParams }: PageProps<'/account/sign-up'>) {
  const next = nextPath((await searchParams).next);
  const account = await getAccount();
  if (account !== null) return <SignedInAlready email={account.email} next={next} />;
  return (
    <AccountFrame title="Create an account">
      <p className="soft">
        Armies and orders of battle made in this browser become those of the account, and so do its other
        devices.
      </p>
      <SignUp next={next} />
      <p className="border-rule border-t pt-4">
        <LinkButton variant="bare" href={`/account/sign-in${nextQuestion(next)}`}>
          I have an account
        </LinkButton>
      </p>
    </AccountFrame>
  );
}
