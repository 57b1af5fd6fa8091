import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs } from '@/app/_components/ui/paper';
import * as uiWords from '@/app/_components/ui/words';
import { readAccount } from '@/lib/accounts/read-account';
import { getAccount } from '@/lib/identity/viewer';
import { SIGN_IN, SIGN_UP } from '@/lib/pages';
import { AccountFrame } from './_components/account-frame';
import { AccountView } from './_components/account-view';
import * as words from './words';

export const metadata: Metadata = { title: words.myAccount, robots: { index: false, follow: false } };

export default async function AccountPage() {
  const account = await getAccount();
  const details = account && (await readAccount(account.userId));
  return details === null ? <NoAccount /> : <AccountView account={details} />;
}

const NoAccount = () => (
  <AccountFrame title={words.noAccount}>
    <p>{words.whatAccountIsFor}</p>
    <PageActs>
      <LinkButton variant="main" href={SIGN_IN}>
        {uiWords.signIn}
      </LinkButton>
      <LinkButton href={SIGN_UP}>{words.createAccount}</LinkButton>
    </PageActs>
  </AccountFrame>
);
