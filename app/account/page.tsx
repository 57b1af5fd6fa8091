import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs } from '@/app/_components/ui/plain-page';
import { readAccount } from '@/lib/accounts/read-account';
import { getAccount } from '@/lib/identity/viewer';
import { SIGN_IN, SIGN_UP } from '@/lib/pages';
import { AccountFrame } from './_components/account-frame';
import { AccountView } from './_components/account-view';

export const metadata: Metadata = { title: 'My account', robots: { index: false, follow: false } };

export default async function AccountPage() {
  const account = await getAccount();
  const details = account && (await readAccount(account.userId));
  return details === null ? <NoAccount /> : <AccountView account={details} />;
}

const NoAccount = () => (
  <AccountFrame title="No account">
    <p>
      You are not signed in. You need no account to build, check and print armies. With one you can open them
      on every device and run events.
    </p>
    <PageActs>
      <LinkButton variant="main" href={SIGN_IN}>
        Sign in
      </LinkButton>
      <LinkButton href={SIGN_UP}>Create an account</LinkButton>
    </PageActs>
  </AccountFrame>
);
