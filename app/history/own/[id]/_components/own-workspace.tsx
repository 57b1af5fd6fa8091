'use client';

import { useEffect } from 'react';
import { Announcer } from '@/app/_editor/announcer';
import { EditNotice } from '@/app/_editor/edit-notice';
import { Later, laterPart } from '@/app/_editor/later';
import { DragProvider, useDragLayer } from '@/app/_editor/tree/drag-handles';
import { useLayout } from '@/app/_editor/use-layout';
import { OwnBar } from './own-bar';
import { useOwnActions, useOwnState } from './own-context';
import { OwnDock } from './own-dock';
import { OwnRegiments } from './own-regiments';
import { OwnPane } from './panels/own-pane';
import { OwnPanels } from './panels/own-panels';
import { OwnTree } from './tree/own-tree';
import { useOwnKeys } from './use-own-keys';

const DRAG_LAYER = laterPart(() => import('./tree/own-drag').then(({ OwnDrag }) => OwnDrag));

/** Two panes, each scrolling alone; below 1240 px the right one is a sheet, and a dock stands under the tree. */
const FRAME =
  "grid h-dvh grid-cols-[minmax(0,1fr)_400px] grid-rows-[52px_auto_minmax(0,1fr)] bg-paper [grid-template-areas:'bar_bar'_'notice_notice'_'tree_side'] max-[1240px]:grid-cols-[minmax(0,1fr)] max-[1240px]:grid-rows-[52px_auto_minmax(0,1fr)_auto] max-[1240px]:[grid-template-areas:'bar'_'notice'_'tree'_'dock'] phone:grid-rows-[56px_auto_minmax(0,1fr)_auto] phone:text-16";

/** The editor of an order of battle: head, both sides, sums and forms beside them or over them. */
export const OwnWorkspace = () => {
  const layout = useLayout();
  const name = useOwnState(({ file }) => file.name);
  useOwnKeys();
  const { handles, dragging } = useDragLayer();
  useEffect(() => {
    document.title = `${name || 'Order of battle'}: Muster`;
  }, [name]);
  return (
    <DragProvider value={handles}>
      <div className={FRAME} data-panes>
        <OwnBar />
        <OwnNotice />
        <OwnTree />
        {(layout === null || layout === 'wide') && <OwnPane />}
        <OwnDock />
      </div>
      {dragging && <Later part={DRAG_LAYER} props={{ handles }} />}
      <OwnPanels layout={layout} />
      <OwnRegiments />
      <Said />
    </DragProvider>
  );
};

const Said = () => {
  const said = useOwnState((state) => state.said);
  const save = useOwnState((state) => state.save);
  return <Announcer said={said} save={save} />;
};

const OwnNotice = () => {
  const notice = useOwnState((state) => state.notice);
  const save = useOwnState((state) => state.save);
  const choosing = useOwnState(({ panel }) => panel === 'conflict');
  const { dismiss, open } = useOwnActions();
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
