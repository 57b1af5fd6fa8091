import type { ReactNode } from 'react';
import { PlainPage } from '@/app/_components/ui/plain-page';
import { TopBar } from '@/app/_components/ui/top-bar';

type FrameProps = { name: string; nation: string; children: ReactNode };

/** The page of a large army until it is there. */
export const LargeArmyFrame = ({ name, nation, children }: FrameProps) => (
  <div data-nation={nation}>
    <TopBar />
    <PlainPage title={name || 'Army without a name'}>
      {children}
      <noscript>
        <p>The builder needs JavaScript. Turn it on in this browser, then open the page again.</p>
      </noscript>
    </PlainPage>
  </div>
);
