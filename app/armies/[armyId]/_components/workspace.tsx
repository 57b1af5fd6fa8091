'use client';

import { useRef } from 'react';
import * as armyWords from '@/app/_components/army/words';
import { EditorFrame, EditorNotice } from '@/app/_editor/editor-frame';
import { laterPart } from '@/app/_editor/later';
import { useLayout } from '@/app/_editor/use-layout';
import { BuilderBar } from './bar/builder-bar';
import { useBuilder, useSession } from './builder-context';
import { PANES } from './builder-opening';
import { Catalogue } from './catalogue/catalogue';
import { Dock } from './dock';
import { Ledger } from './ledger/ledger';
import { ArmyPanels } from './panels/army-panels';
import { SidePane } from './panels/side-pane';
import { useBuilderKeys } from './use-builder-keys';

const DRAG_LAYER = laterPart(() => import('./ledger/ledger-drag').then(({ LedgerDrag }) => LedgerDrag));

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
      <div className={PANES} data-panes data-nation={nation}>
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
