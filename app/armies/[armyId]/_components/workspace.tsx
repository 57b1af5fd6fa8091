'use client';

import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { formatPoints } from '@/app/_components/army/points';
import { IconButton } from '@/app/_components/ui/button';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { EditorFrame, EditorNotice, type TreeEditorKeys, useEditorKeys } from '@/app/_editor/editor-frame';
import { isTyping, type Layout, useLayout } from '@/app/_editor/editor-window';
import { LazyPart, lazyPart } from '@/app/_editor/lazy-part';
import { whenIdle } from '@/app/_editor/when-idle';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import { BuilderBar } from './bar/builder-bar';
import { useActions, useBuilder, useSession, useSystem } from './builder-context';
import { PANES } from './builder-opening';
import { Catalogue } from './catalogue/catalogue';
import { Ledger } from './ledger/ledger';
import { ArmyPanels } from './panels/army-panels';
import { useCommands } from './use-commands';

const DRAG_LAYER = lazyPart(() => import('./ledger/ledger-drag').then(({ LedgerDrag }) => LedgerDrag));

/** Larger on a phone, where nothing else tells of findings. */
const COUNTS =
  'ml-auto phone:self-center phone:text-16 phone:*:flex-nowrap phone:*:gap-[9px] phone:[&_svg]:size-[17px] phone:[&_svg+span]:text-12';

/** The sum, the findings and Add, always under the thumb. */
const Dock = () => {
  const { budget, shares } = useBuilder(({ view }) => view.summary);
  const total = useBuilder(({ view }) => view.total);
  const findings = useBuilder(({ view }) => view.findings);
  const { pointScale } = useSystem();
  const { open } = useActions();
  return (
    <EditorDock>
      <DockSums
        className="narrow:hover:bg-paper-sunk phone:pt-2.5 phone:pr-3 pt-2 pr-5 pb-2.5 pl-4"
        label="Points and findings"
        onOpen={() => open('findings')}
      >
        <PointsBar shares={shares} total={total} budget={budget} className="h-2.5" />
        <span className="phone:mt-[7px] phone:text-14 mt-1.5 flex items-baseline gap-[7px] whitespace-nowrap">
          {total !== null && (
            <b className="font-caslon text-20 phone:text-[1.375rem] leading-none font-normal tabular-nums">
              {formatPoints(total, pointScale)}
            </b>
          )}
          {budget !== null && <span className="soft">{`of ${formatPoints(budget, pointScale)}`}</span>}
          <span className={COUNTS}>
            {findings && <ArmyVerdict standing={standingOf(findings)} counts={countFindings(findings)} />}
          </span>
        </span>
      </DockSums>
      <DockAdd className="phone:flex hidden w-23" onAdd={() => open('add')}>
        Add
      </DockAdd>
    </EditorDock>
  );
};

const CONTENT = lazyPart(() => import('./panels/side-content').then((part) => part.SideContent));

const DRAWER =
  'narrow:invisible narrow:fixed narrow:inset-[52px_0_0_auto] narrow:z-20 narrow:w-96 narrow:translate-x-4 narrow:opacity-0 narrow:data-[open=true]:visible narrow:data-[open=true]:translate-x-0 narrow:data-[open=true]:opacity-100 narrow:data-[open=true]:shadow-(--lift-menu) motion-safe:narrow:[transition:translate_0.16s_ease-out,opacity_0.16s]';

/** The right pane: the sum, the limits, the findings, and the selected unit at its foot. A drawer when narrow. */
export const SidePane = ({ layout }: { layout: Layout | null }) => {
  const open = useBuilder(({ panel }) => panel === 'unit' || panel === 'findings');
  const { close, select, now } = useActions();
  const drawer = layout === 'narrow';
  // It is loaded after the first list is rendered.
  const [listStands, setListStands] = useState(CONTENT.loaded() !== undefined);
  useEffect(() => whenIdle(() => setListStands(true)), []);
  const shut = () => {
    const { panel } = now();
    if (panel !== null) close(panel);
  };
  return (
    <aside
      className={`bg-paper border-rule-firm phone:hidden flex min-h-0 flex-col border-l [grid-area:side] ${DRAWER}`}
      aria-label="Points, findings and selected unit"
      data-open={open}
      inert={drawer && !open}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drawer) shut();
      }}
    >
      {drawer && (
        <div className="flex justify-end px-2.5 pt-1.5">
          <IconButton icon="close" label="Close" onClick={shut} />
        </div>
      )}
      {listStands && <LazyPart part={CONTENT} props={{ onClose: () => (drawer ? shut() : select(null)) }} />}
    </aside>
  );
};

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'p';

/** How long a key waits for a page that is still opening, in ms. */
const PATIENCE = 3000;

/** The last slash that was pressed: one that the page was not there for yet is not lost. */
let slash: KeyboardEvent | null = null;
if (typeof window !== 'undefined') {
  addEventListener('keydown', (event) => {
    if (event.key === '/' && !isTyping(event.target)) slash = event;
  });
}

const isWaiting = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && performance.now() - event.timeStamp < PATIENCE;

/** The keys of every editor, and the builder's own: print is of the roster, the slash goes to the search. */
export const useBuilderKeys = (search: RefObject<HTMLInputElement | null>) => {
  const { open, now } = useActions();
  const { addFormation } = useCommands();
  const keys = useMemo((): TreeEditorKeys => {
    const goToSearch = () => {
      search.current?.focus();
      search.current?.select();
    };
    return {
      addFormation,
      commandOf: (event) => {
        if (isPrint(event)) return now().panel === 'print' ? null : () => open('print');
        const searches = event.key === '/' && !isTyping(event.target) && search.current !== null;
        return searches ? goToSearch : null;
      },
    };
  }, [addFormation, now, open, search]);
  useEffect(() => {
    if (slash !== null && isWaiting(slash) && !isTyping(document.activeElement)) search.current?.focus();
    slash = null;
  }, [search]);
  useEditorKeys(useSession().store, keys);
};

/**
 * The panes of the builder. What the window has no room for, the style sheet hides at once and the client leaves out.
 */
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
      title={name || 'Army'}
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
