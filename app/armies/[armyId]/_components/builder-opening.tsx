import type { ReactNode } from 'react';
import { AppLink } from '@/app/_components/ui/app-link';
import { Flag, Icon } from '@/app/_components/ui/icon';
import { PlainPage } from '@/app/_components/ui/paper';
import { TopBar, Wordmark } from '@/app/_components/ui/top-bar';
import * as common from '@/app/_components/words';
import { ARMIES } from '@/lib/pages';
import { NAME_ATTRIBUTE } from '@/lib/platform/shell-data';

/** Three panes, each scrolling alone; below 1240 px the right one is a drawer, on a phone the tree is the page. */
export const PANES =
  "grid h-dvh grid-cols-[312px_minmax(560px,1fr)_384px] grid-rows-[52px_auto_minmax(0,1fr)] bg-paper [grid-template-areas:'bar_bar_bar'_'notice_notice_notice'_'cat_led_side'] max-desktop:grid-cols-[288px_minmax(0,1fr)] max-desktop:grid-rows-[52px_auto_minmax(0,1fr)_auto] max-desktop:[grid-template-areas:'bar_bar'_'notice_notice'_'cat_led'_'cat_dock'] portrait:grid-cols-[280px_minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)] phone:grid-rows-[56px_auto_minmax(0,1fr)_auto] phone:text-16 phone:[grid-template-areas:'bar'_'notice'_'led'_'dock']";

type OpeningProps = {
  /** empty in a shell, where a script of the head shows it (server/page-shell/fill-shell.ts) */
  name?: string;
  nation?: string;
};

const needsJavaScript = 'The builder needs JavaScript. Turn it on in this browser, then open the page again.';

/** The builder until its scripts are loaded: the name and the empty panes. */
export const BuilderOpening = ({ name = '', nation = '' }: OpeningProps) => (
  <div className={PANES} data-panes data-nation={nation} suppressHydrationWarning>
    <header className="border-rule-ink bg-paper phone:gap-0 phone:px-1 flex min-w-0 items-center gap-4 border-b px-4 [grid-area:bar] portrait:gap-2.5">
      <Wordmark className="phone:hidden" />
      <AppLink
        className="phone:grid rounded-2 text-ink hidden size-11 flex-none place-items-center [&>svg]:size-5"
        href={ARMIES}
        aria-label="My armies"
      >
        <Icon name="back" />
      </AppLink>
      <div className="border-rule phone:h-auto phone:flex-1 phone:gap-[7px] phone:border-0 phone:p-0 flex h-7 min-w-0 flex-initial items-center gap-2.5 border-l pl-4">
        <Flag className="phone:h-8 h-6" />
        <h1
          className="font-caslon phone:text-[0.96875rem] truncate text-[1.125rem] leading-[1.2]"
          {...{ [NAME_ATTRIBUTE]: '' }}
          suppressHydrationWarning
        >
          {name}
        </h1>
      </div>
    </header>
    <div className="phone:hidden border-rule-firm bg-paper-sunk border-r px-4 pt-3.5 [grid-area:cat]">
      <h2>Troops</h2>
    </div>
    <main className="bg-paper px-4 [grid-area:led]" id="main">
      <div className="flex h-11 items-center gap-2">
        <h2 className="phone:sr-only">Order of battle</h2>
        <p className="text-ink-3 pt-0.5 noscript:hidden" role="status">
          Opening the army.
        </p>
      </div>
      <noscript>
        <p>{needsJavaScript}</p>
      </noscript>
    </main>
    <div className="border-rule-firm max-desktop:hidden border-l [grid-area:side]" />
  </div>
);

type FrameProps = { name: string; nation: string; children: ReactNode };

/** The page of a large army until it is there. */
export const LargeArmyFrame = ({ name, nation, children }: FrameProps) => (
  <div data-nation={nation}>
    <TopBar />
    <PlainPage title={name || common.armyWithoutName}>
      {children}
      <noscript>
        <p>{needsJavaScript}</p>
      </noscript>
    </PlainPage>
  </div>
);
