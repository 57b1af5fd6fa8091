'use client';

import { useRef } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { EditorFrame, EditorNotice } from '@/app/_editor/editor-frame';
import { laterPart } from '@/app/_editor/later';
import { useLayout } from '@/app/_editor/use-layout';
import { BuilderBar } from './bar/builder-bar';
import { useBuilder, useSession } from './builder-context';
import { Catalogue } from './catalogue/catalogue';
import { Dock } from './dock';
import { Ledger } from './ledger/ledger';
import { ArmyPanels } from './panels/army-panels';
import { SidePane } from './panels/side-pane';
import { useBuilderKeys } from './use-builder-keys';

const DRAG_LAYER = laterPart(() => import('./ledger/ledger-drag').then(({ LedgerDrag }) => LedgerDrag));

/** Three panes, each scrolling alone; below 1240 px the right one is a drawer, on a phone the tree is the page. */
const FRAME =
  "grid h-dvh grid-cols-[312px_minmax(560px,1fr)_384px] grid-rows-[52px_auto_minmax(0,1fr)] bg-paper [grid-template-areas:'bar_bar_bar'_'notice_notice_notice'_'cat_led_side'] max-[1240px]:grid-cols-[288px_minmax(0,1fr)] max-[1240px]:grid-rows-[52px_auto_minmax(0,1fr)_auto] max-[1240px]:[grid-template-areas:'bar_bar'_'notice_notice'_'cat_led'_'cat_dock'] portrait:grid-cols-[280px_minmax(0,1fr)] phone:grid-cols-[minmax(0,1fr)] phone:grid-rows-[56px_auto_minmax(0,1fr)_auto] phone:text-16 phone:[grid-template-areas:'bar'_'notice'_'led'_'dock']";

/** The panes of the builder. What the window has no room for, the style sheet hides at once and the client leaves out. */
export const Workspace = () => {
  const layout = useLayout();
  const { store } = useSession();
  const nation = useBuilder(({ view }) => view.summary.nation);
  const name = useBuilder(({ file }) => file.name);
  const search = useRef<HTMLInputElement>(null);
  useBuilderKeys(search);
  return (
    <EditorFrame
      store={store}
      title={name || armyWords.army}
      dragLayer={DRAG_LAYER}
      nation={nation}
      panels={<ArmyPanels layout={layout} />}
    >
      <div className={FRAME} data-panes data-nation={nation}>
        <BuilderBar />
        <EditorNotice store={store} />
        {layout !== 'phone' && <Catalogue search={search} />}
        <Ledger />
        {layout !== 'phone' && <SidePane layout={layout} />}
        <Dock />
      </div>
    </EditorFrame>
  );
};
