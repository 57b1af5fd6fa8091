import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { nextPath, nextQuestion } from '@/lib/accounts/next-path';
import { getAccount } from '@/lib/identity/viewer';
import { RECOVER, SIGN_UP } from '@/lib/pages';
import { AccountFrame, SignedInAlready } from '../_components/account-frame';
import { SignIn } from '../_components/sign-in';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false, follow: false } };

export default async function SignInPage({ searchParams }: PageProps<'/account/sign-in'>) {
  const search = await searchParams;
  const next = nextPath(search.next);
  const account = await getAccount();
  if (account !== null) return <SignedInAlready email={account.email} next={next} />;
  return (
    <AccountFrame title="Sign in">
      {search.left !== undefined && (
        <Notice severity="info" live>
          You are signed out. Your armies and orders of battle are in your account; sign in to see them again.
        </Notice>
      )}
      <p className="soft">
        You need no account to build and print armies. With one you can open them on every device and run
        events. What you made in this browser comes with you.
      </p>
      <SignIn next={next} />
      <p className="border-rule flex flex-wrap gap-2 border-t pt-4">
        <LinkButton href={`${SIGN_UP}${nextQuestion(next)}`}>Create an account</LinkButton>
        <LinkButton variant="bare" href={`${RECOVER}${nextQuestion(next)}`}>
          Use a recovery code
        </LinkButton>
      </p>
    </AccountFrame>
  );
}
