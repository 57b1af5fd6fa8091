import type { Metadata } from 'next';
import { nextPath } from '@/lib/accounts/next-path';
import { getAccount } from '@/lib/identity/viewer';
import { AccountFrame, SignedInAlready } from '../_components/account-frame';
import { SignUp } from '../_components/sign-up';

export const metadata: Metadata = { title: 'Create an account', robots: { index: false, follow: false } };

export default async function SignUpPage({ searchParams }: PageProps<'/account/sign-up'>) {
  const next = nextPath((await searchParams).next);
  const account = await getAccount();
  if (account !== null) return <SignedInAlready email={account.email} next={next} />;
  return (
    <AccountFrame title="Create an account">
      <SignUp next={next} />
    </AccountFrame>
  );
}
