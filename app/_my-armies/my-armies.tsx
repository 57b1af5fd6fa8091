'use client';

import type { ReactNode } from 'react';
import type { SystemCard } from '../_components/army/system-card';
import { Button, TextButton } from '../_components/ui/button';
import { Paper } from '../_components/ui/paper';
import type { Scenario } from './scenarios';
import { OpenCode, OpenShared, ReadyMadeList, StartTitle } from './ways-to-start';

type MyArmiesProps = {
  systems: readonly SystemCard[];
  scenarios: readonly Scenario[];
  /** battles to begin with */
  battles: ReactNode;
  show: (dialog: 'side' | 'new') => void;
  /** the list */
  children: ReactNode;
};

/** The first page of somebody with armies: the armies, and what starts a new one. */
export const MyArmies = ({ systems, scenarios, battles, show, children }: MyArmiesProps) => (
  <Paper className="max-tablet:pb-[calc(68px+env(safe-area-inset-bottom))] desktop:grid desktop:grid-cols-[minmax(0,1fr)_336px] desktop:grid-rows-[auto_1fr] max-w-[1560px]">
    <div className="desktop:row-span-2 min-w-0">{children}</div>
    <aside
      className="border-rule-firm bg-paper-sunk max-desktop:grid max-desktop:grid-cols-[repeat(auto-fit,minmax(min(300px,100%),1fr))] max-desktop:items-start max-desktop:gap-x-8 max-desktop:gap-y-5 max-desktop:border-t max-desktop:border-l-0 max-tablet:px-4 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 border-l px-5.5 pt-5 pb-6 print:hidden"
      aria-label="Start an army"
    >
      <section className="max-tablet:hidden" aria-labelledby="new-army">
        <h2 id="new-army" className="text-20 border-rule-ink border-b pb-1.5">
          New army
        </h2>
        <Button variant="main" size="big" icon="plus" className="mt-3 w-full" onClick={() => show('side')}>
          Choose a side
        </Button>
        <p className="pt-2">
          or begin with{' '}
          <TextButton className="pointer-coarse:min-h-11" onClick={() => show('new')}>
            an empty army
          </TextButton>
        </p>
      </section>
      <section aria-labelledby="from-battle">
        <StartTitle id="from-battle">From a battle</StartTitle>
        {battles}
      </section>
      <ReadyMadeList scenarios={scenarios} systems={systems} />
      <OpenShared />
      <OpenCode />
    </aside>
    <div
      className="bg-paper border-rule-ink tablet:hidden fixed inset-x-0 bottom-0 z-5 border-t px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] print:hidden"
      data-dock
    >
      <Button variant="main" icon="plus" className="text-16 min-h-12 w-full" onClick={() => show('side')}>
        New army
      </Button>
    </div>
  </Paper>
);
