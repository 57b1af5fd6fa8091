import type { ReactNode } from 'react';
import { LinkButton } from '@/app/_components/ui/button';
import { PageActs, PageTitle, Paper } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { ACCOUNT } from '@/lib/pages';
import { SignOut } from './sign-out';

/** A page of an account: one column, narrow enough for its forms. */
export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <TopBar />
    <Paper className="text-14 max-tablet:px-4 max-tablet:pt-5 grid max-w-[560px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-6 pt-8 pb-24 leading-(--lh-read)">
      <PageTitle>{title}</PageTitle>
      {children}
    </Paper>
  </>
);

/** For a signed-in user who opens the page to sign in. */
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
