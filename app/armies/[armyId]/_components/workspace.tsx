'use client';

import { useEffect, useRef } from 'react';
import { Announcer } from '@/app/_editor/announcer';
import { EditNotice } from '@/app/_editor/edit-notice';
import { Later, laterPart } from '@/app/_editor/later';
import { DragProvider, useDragLayer } from '@/app/_editor/tree/drag-handles';
import { useLayout } from '@/app/_editor/use-layout';
import { BuilderBar } from './bar/builder-bar';
import { useActions, useBuilder } from './builder-context';
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
  const nation = useBuilder(({ view }) => view.summary.nation);
  const name = useBuilder(({ file }) => file.name);
  const search = useRef<HTMLInputElement>(null);
  useBuilderKeys(search);

  const { handles, dragging } = useDragLayer();

  useEffect(() => {
    document.title = `${name || 'Army'}: Muster`;
  }, [name]);

  return (
    <DragProvider value={handles}>
      <div className={FRAME} data-panes data-nation={nation}>
        <BuilderBar />
        <BuilderNotice />
        {layout !== 'phone' && <Catalogue search={search} />}
        <Ledger />
        {layout !== 'phone' && <SidePane layout={layout} />}
        <Dock />
      </div>
      <div data-nation={nation}>
        {dragging && <Later part={DRAG_LAYER} props={{ handles }} />}
        <ArmyPanels layout={layout} />
      </div>
      <Said />
    </DragProvider>
  );
};

const Said = () => {
  const said = useBuilder((state) => state.said);
  const save = useBuilder((state) => state.save);
  return <Announcer said={said} save={save} />;
};

const BuilderNotice = () => {
  const notice = useBuilder((state) => state.notice);
  const save = useBuilder((state) => state.save);
  const choosing = useBuilder(({ panel }) => panel === 'conflict');
  const { dismiss, open } = useActions();
  return (
    <EditNotice
      notice={notice}
      save={save}
      choosing={choosing}
      onChoose={() => open('conflict')}
      onDismiss={dismiss}
    />
  );
};
