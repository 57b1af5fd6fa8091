'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, IconButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { Announcer } from './announcer';
import { BuilderBar } from './bar/builder-bar';
import { useActions, useBuilder } from './builder-context';
import { Catalogue } from './catalogue/catalogue';
import { Dock } from './dock';
import { Later, laterPart } from './later';
import { type DragHandles, DragProvider } from './ledger/drag-handles';
import { Ledger } from './ledger/ledger';
import { Panels } from './panels/panels';
import { SidePane } from './panels/side-pane';
import { useBuilderKeys } from './use-builder-keys';
import { useLayout } from './use-layout';

const DRAG_LAYER = laterPart(() => import('./ledger/drag-layer').then(({ DragLayer }) => DragLayer));

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

  const [dragging, setDragging] = useState(false);
  const handles = useMemo(
    (): DragHandles => ({ listeners: new Map(), pressed: { now: null }, want: () => setDragging(true) }),
    [],
  );

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
        <Panels layout={layout} />
      </div>
      <Announcer />
    </DragProvider>
  );
};

const NOTICE = 'items-center py-1 [grid-area:notice]';

/** Something that happened to the army and that the player did not do, or has to decide. */
const BuilderNotice = () => {
  const notice = useBuilder((state) => state.notice);
  const waiting = useBuilder(
    ({ save, panel }) => (save.kind === 'conflict' || save.kind === 'gone') && panel !== 'conflict',
  );
  const { dismiss, open } = useActions();
  if (waiting) {
    return (
      <Notice
        severity="warning"
        className={NOTICE}
        action={
          <Button size="small" onClick={() => open('conflict')}>
            Choose
          </Button>
        }
      >
        Your edits are on this device and wait for your choice.
      </Notice>
    );
  }
  if (notice === null) return null;
  return (
    <Notice
      severity="info"
      live
      className={NOTICE}
      action={<IconButton icon="close" label="Dismiss" size="small" onClick={dismiss} />}
    >
      {notice}
    </Notice>
  );
};
