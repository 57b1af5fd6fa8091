import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import * as common from '@/app/_components/words';
import { ClearDevice } from '@/app/_no-signal/clear-device';
import type { AccountDetails } from '@/lib/accounts/schema';
import { DEVICES } from '@/lib/pages';
import * as words from '../words';
import { AccountFrame } from './account-frame';
import { ChangePassword } from './change-password';
import { DeleteAccount } from './delete-account';
import { PasskeyList } from './passkey-list';
import { RenewCodes } from './renew-codes';
import { SignOut } from './sign-out';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? words.oneOf(one) : `${count} ${many}`;

/** My account: who I am, how I sign in, on which devices, and how to leave. */
export const AccountView = ({ account }: { account: AccountDetails }) => {
  const { name, email, passkeys, codes, devices, armies, battles, games } = account;
  return (
    <AccountFrame title={words.myAccount}>
      <p>
        <b className="wrap-anywhere">{name}</b>, <span className="wrap-anywhere">{email}</span>
        {words.whatIsYours(
          counted(armies, 'army', 'armies'),
          counted(battles, common.orderOfBattleWithin, common.ordersOfBattleWithin),
          counted(games, 'game', 'games'),
        )}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <SignOut />
        <LinkButton variant="bare" icon="phone" href={DEVICES}>
          {words.devicesCounted(devices)}
        </LinkButton>
      </p>
      <ClearDevice />
      <Section title={words.passkeys}>
        <PasskeyList passkeys={passkeys} />
      </Section>
      <Section title={words.password}>
        <ChangePassword />
      </Section>
      <Section title={words.recoveryCodes}>
        <RenewCodes left={codes} />
      </Section>
      <Section title={words.deleteAccount}>
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
