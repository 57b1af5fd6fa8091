import { LinkButton } from '@/app/_components/ui/button';
import { PageActs } from '@/app/_components/ui/paper';
import { ACCOUNT } from '@/lib/pages';
import * as words from '../words';
import { AccountFrame } from './account-frame';
import { SignOut } from './sign-out';

/** For somebody who is signed in and comes to where one signs in. */
export const SignedInAlready = ({ email, next }: { email: string; next: string }) => (
  <AccountFrame title={words.areSignedIn}>
    <p>
      {words.browserIsSignedInAs} <b>{email}</b>
      {words.signOutFirst}
    </p>
    <PageActs>
      <LinkButton variant="main" href={next}>
        {words.goOn}
      </LinkButton>
      <LinkButton href={ACCOUNT}>{words.myAccount}</LinkButton>
      <SignOut />
    </PageActs>
  </AccountFrame>
);
