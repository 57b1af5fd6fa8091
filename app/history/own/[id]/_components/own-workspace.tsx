'use client';

import { useMemo } from 'react';
import * as common from '@/app/_components/words';
import { EditorFrame, EditorNotice } from '@/app/_editor/editor-frame';
import { laterPart } from '@/app/_editor/later';
import { type TreeEditorKeys, useEditorKeys } from '@/app/_editor/use-editor-keys';
import { useLayout } from '@/app/_editor/use-layout';
import { OwnBar } from './own-bar';
import { useOwn, useOwnState } from './own-context';
import { OwnDock } from './own-dock';
import { OwnRegiments } from './own-regiments';
import { OwnPane } from './panels/own-pane';
import { OwnPanels } from './panels/own-panels';
import { OwnTree } from './tree/own-tree';
import { useOwnCommands } from './use-own-commands';

const DRAG_LAYER = laterPart(() => import('./tree/own-drag').then(({ OwnDrag }) => OwnDrag));

/** Two panes, each scrolling alone; below 1240 px the right one is a sheet, and a dock stands under the tree. */
const FRAME =
  "grid h-dvh grid-cols-[minmax(0,1fr)_400px] grid-rows-[52px_auto_minmax(0,1fr)] bg-paper [grid-template-areas:'bar_bar'_'notice_notice'_'tree_side'] max-[1240px]:grid-cols-[minmax(0,1fr)] max-[1240px]:grid-rows-[52px_auto_minmax(0,1fr)_auto] max-[1240px]:[grid-template-areas:'bar'_'notice'_'tree'_'dock'] phone:grid-rows-[56px_auto_minmax(0,1fr)_auto] phone:text-16";

/** The keys of every editor; the battle itself can be selected, and no row shows it. */
const useOwnKeys = () => {
  const { store } = useOwn().session;
  const { addFormation } = useOwnCommands();
  const keys = useMemo(
    (): TreeEditorKeys => ({
      addFormation: () => addFormation(),
      isThere: (id) => store.getState().tree.byId.has(id),
    }),
    [addFormation, store],
  );
  useEditorKeys(store, keys);
};

/** The editor of an order of battle: head, both sides, sums and forms beside them or over them. */
export const OwnWorkspace = () => {
  const layout = useLayout();
  const { store } = useOwn().session;
  const name = useOwnState(({ file }) => file.name);
  useOwnKeys();
  return (
    <EditorFrame
      store={store}
      title={name || common.orderOfBattle}
      dragLayer={DRAG_LAYER}
      panels={<OwnPanels layout={layout} />}
    >
      <div className={FRAME} data-panes>
        <OwnBar />
        <EditorNotice store={store} />
        <OwnTree />
        {(layout === null || layout === 'wide') && <OwnPane />}
        <OwnDock />
      </div>
      <OwnRegiments />
    </EditorFrame>
  );
};
