import type { Metadata } from 'next';
import { LinkButton } from '@/app/_components/ui/button';
import * as uiWords from '@/app/_components/ui/words';
import { nextPath, nextQuestion } from '@/lib/accounts/next-path';
import { SIGN_IN } from '@/lib/pages';
import { AccountFrame } from '../_components/account-frame';
import { Recover } from '../_components/recover';
import * as words from '../words';

export const metadata: Metadata = { title: words.recoverAnAccount, robots: { index: false, follow: false } };

export default async function RecoverPage({ searchParams }: PageProps<'/account/recover'>) {
  const next = nextPath((await searchParams).next);
  return (
    <AccountFrame title={words.recoverAnAccount}>
      <p className="soft">
        A recovery code sets a new password and signs out all devices of the account. If you have no code, ask
        the operator of this Muster: they can make one.
      </p>
      <Recover next={next} />
      <p className="border-rule border-t pt-4">
        <LinkButton variant="bare" href={`${SIGN_IN}${nextQuestion(next)}`}>
          {uiWords.signIn}
        </LinkButton>
      </p>
    </AccountFrame>
  );
}
