import { LinkButton } from '@/app/_components/ui/button';
import { PageActs } from '@/app/_components/ui/plain-page';
import { ACCOUNT } from '@/lib/pages';
import { AccountFrame } from './account-frame';
import { SignOut } from './sign-out';

/** For somebody who is signed in and comes to where one signs in. */
export const SignedInAlready = ({ email, next }: { email: string; next: string }) => (
  <AccountFrame title="You are signed in">
    <p>
      This browser is signed in as <b>{email}</b>. To use another account, sign out first.
    </p>
    <PageActs>
      <LinkButton variant="main" href={next}>
        Go on
      </LinkButton>
      <LinkButton href={ACCOUNT}>My account</LinkButton>
      <SignOut />
    </PageActs>
  </AccountFrame>
);
