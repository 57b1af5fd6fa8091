'use client';

import type { ComponentProps, ReactNode } from 'react';
import { errorText } from '@/app/_components/server-changes';
import { Button } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageActs, PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';

type OpeningProps = {
  current: NonNullable<ComponentProps<typeof TopBar>['current']>;
  title: string;
  children: ReactNode;
};

/** The page of an editor until its document is there. */
export const Opening = ({ current, title, children }: OpeningProps) => (
  <>
    <TopBar current={current} />
    <PlainPage title={title}>
      {children}
      <noscript>
        <p>The editor needs JavaScript. Turn it on in this browser, then open the page again.</p>
      </noscript>
    </PlainPage>
  </>
);

/** A document that did not come, and another try. */
export const NotOpened = ({ error, onAgain }: { error: Error; onAgain: () => unknown }) => (
  <>
    <Notice severity="error" live>
      {errorText(error)}
    </Notice>
    <PageActs>
      <Button onClick={() => void onAgain()}>Try again</Button>
    </PageActs>
  </>
);
