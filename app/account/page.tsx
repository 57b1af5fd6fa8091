import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs } from '@/app/_components/ui/paper';
import { ClearDevice } from '@/app/_no-signal/clear-device';
import { readAccount } from '@/lib/accounts/own-things';
import type { AccountDetails } from '@/lib/accounts/schema';
import { getAccount } from '@/lib/identity/viewer';
import { DEVICES, SIGN_IN, SIGN_UP } from '@/lib/pages';
import { capital, countedOrNo } from '@/lib/rules/core/army/words';
import { AccountFrame } from './_components/account-frame';
import { ChangePassword, DeleteAccount, RenewCodes } from './_components/account-settings';
import { PasskeyList } from './_components/passkey-list';
import { SignOut } from './_components/sign-out';

export const metadata: Metadata = { title: 'My account', robots: { index: false, follow: false } };

/** My account: who I am, how I sign in, on which devices, and how to leave. */
const AccountView = ({ account }: { account: AccountDetails }) => {
  const { name, email, passkeys, codes, devices, armies, battles, games } = account;
  return (
    <AccountFrame title="My account">
      <p>
        <b className="wrap-anywhere">{name}</b>, <span className="wrap-anywhere">{email}</span>
        {`. ${capital(countedOrNo(armies, 'army', 'armies'))}, ${countedOrNo(battles, 'order of battle', 'orders of battle')} of your own, ${countedOrNo(games, 'game')}.`}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <SignOut />
        <LinkButton variant="bare" icon="phone" href={DEVICES}>
          {`My devices (${devices})`}
        </LinkButton>
      </p>
      <ClearDevice />
      <Section title="Passkeys">
        <PasskeyList passkeys={passkeys} />
      </Section>
      <Section title="Password">
        <ChangePassword />
      </Section>
      <Section title="Recovery codes">
        <RenewCodes left={codes} />
      </Section>
      <Section title="Delete the account">
        <DeleteAccount armies={armies} battles={battles} games={games} devices={devices} />
      </Section>
    </AccountFrame>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-rule-ink grid gap-3 border-t pt-3.5" aria-label={title}>
    <h2 className="text-20">{title}</h2>
    {children}
  </section>
);

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
