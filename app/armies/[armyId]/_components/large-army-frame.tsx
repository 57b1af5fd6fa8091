import type { ReactNode } from 'react';
import { PlainPage } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import * as words from './words';

type FrameProps = { name: string; nation: string; children: ReactNode };

/** The page of a large army until it is there. */
export const LargeArmyFrame = ({ name, nation, children }: FrameProps) => (
  <div data-nation={nation}>
    <TopBar />
    <PlainPage title={name || common.armyWithoutName}>
      {children}
      <noscript>
        <p>{words.needsJavaScript}</p>
      </noscript>
    </PlainPage>
  </div>
);
