'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { Severity } from '@/app/_components/ui/severity-mark';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { EditorFrame, EditorNotice, type TreeEditorKeys, useEditorKeys } from '@/app/_editor/editor-frame';
import { type Layout, useLayout } from '@/app/_editor/editor-window';
import { lazyPart } from '@/app/_editor/lazy-part';
import { NotOpened, Opening } from '@/app/_editor/opening';
import { type PanelPart, Panels } from '@/app/_editor/panels';
import * as historyWords from '@/app/history/words';
import type { NationRef } from '@/lib/history/answers';
import type { OwnRecord } from '@/lib/history/own/answers';
import { ownBattleQuery } from '@/lib/history/own/queries';
import { type BattleTree, nodeIn } from '@/lib/history/own/tree/tree';
import { regimentsQuery } from '@/lib/history/queries';
import { counted } from '@/lib/rules/core/army/words';
import { createOwnSession } from '../_store/own-session';
import type { OwnPanel } from '../_store/own-store';
import { OwnBar } from './own-bar';
import { OwnProvider, useOwn, useOwnActions, useOwnCommands, useOwnState } from './own-context';
import { OwnPane } from './panels/own-pane';
import { OwnTree } from './tree/own-tree';

const DRAG_LAYER = lazyPart(() => import('./tree/own-drag').then(({ OwnDrag }) => OwnDrag));

/** Two panes, each with its own scroll; below 1240 px the right one is a sheet, and a dock is under the tree. */
const FRAME =
  "grid h-dvh grid-cols-[minmax(0,1fr)_400px] grid-rows-[52px_auto_minmax(0,1fr)] bg-paper [grid-template-areas:'bar_bar'_'notice_notice'_'tree_side'] max-desktop:grid-cols-[minmax(0,1fr)] max-desktop:grid-rows-[52px_auto_minmax(0,1fr)_auto] max-desktop:[grid-template-areas:'bar'_'notice'_'tree'_'dock'] phone:grid-rows-[56px_auto_minmax(0,1fr)_auto] phone:text-16";

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

/** The counts and Add, always under the thumb, where there is no pane beside the tree. */
const OwnDock = () => {
  const units = useOwnState(({ tree }) => tree.units);
  const formations = useOwnState(({ tree }) => tree.formations);
  const warnings = useOwnState(({ findings }) => findings.length);
  const { open } = useOwnActions();
  const { addUnit } = useOwnCommands();
  return (
    <EditorDock className="min-h-14">
      <DockSums
        className="hover:bg-paper-sunk flex items-center gap-3 px-4"
        label="Sums and findings"
        onOpen={() => open('findings')}
      >
        <span className="min-w-0 flex-1 truncate">
          <b className="font-[560]">{counted(units, 'unit')}</b>
          <span className="text-ink-3 text-12"> {`in ${counted(formations, 'formation')}`}</span>
        </span>
        <Severity severity={warnings === 0 ? 'pass' : 'warning'} className="font-semibold">
          {warnings === 0 ? '' : warnings}
        </Severity>
      </DockSums>
      <DockAdd className="flex w-28" onAdd={() => addUnit()}>
        Unit
      </DockAdd>
    </EditorDock>
  );
};

/** The nations whose regiments are wanted: of units that have one attached, and of the selected unit. */
const nationsInUse = (tree: BattleTree, selection: string | null): string => {
  const selected = nodeIn(tree, selection);
  const of = tree.nodes.flatMap((node) =>
    node.kind === 'unit' && node.node.regiment !== null ? [node.node.nation] : [],
  );
  if (selected?.kind === 'unit') of.push(selected.node.nation);
  return [...new Set(of.filter((nation) => nation !== null))].toSorted().join(' ');
};

/** Fetches the regiments of the nations in use, once each, for names to choose from and for findings. Draws nothing. */
const OwnRegiments = () => {
  const nations = useOwnState(({ tree, selection }) => nationsInUse(tree, selection));
  const { learn, now } = useOwnActions();
  const ids = nations === '' ? [] : nations.split(' ');
  const answers = useQueries({ queries: ids.map(regimentsQuery) }, getQueryClient());
  useEffect(() => {
    for (const [index, id] of ids.entries()) {
      const regiments = answers[index]?.data;
      if (regiments !== undefined && now().regiments.get(id) !== regiments) learn(id, regiments);
    }
  });
  return null;
};

const NODE = lazyPart(() => import('./panels/pane-sheets').then((part) => part.NodeSheet));
const FINDINGS = lazyPart(() => import('./panels/pane-sheets').then((part) => part.OwnFindingsSheet));

const EVERYWHERE: readonly PanelPart<OwnPanel | 'conflict'>[] = [
  ['conflict', lazyPart(() => import('./panels/own-conflict-dialog').then((part) => part.OwnConflictDialog))],
  ['move', lazyPart(() => import('./panels/own-move-sheet').then((part) => part.OwnMoveSheet))],
  ['paste', lazyPart(() => import('./panels/own-paste-dialog').then((part) => part.OwnPasteDialog))],
  ['share', lazyPart(() => import('./panels/own-share-dialog').then((part) => part.OwnShareDialog))],
  ['keys', lazyPart(() => import('./panels/own-keys-dialog').then((part) => part.OwnKeysDialog))],
];

const WITHOUT_PANE: readonly PanelPart<OwnPanel | 'conflict'>[] = [
  ['node', NODE],
  ['findings', FINDINGS],
  ...EVERYWHERE,
];

/** What opens over the tree. None of it is in the first load; what a thumb reaches for comes soon after. */
export const OwnPanels = ({ layout }: { layout: Layout | null }) => {
  const small = layout !== null && layout !== 'wide';
  useEffect(() => {
    if (!small) return;
    NODE.preload();
    FINDINGS.preload();
  }, [small]);
  return <Panels store={useOwn().session.store} parts={small ? WITHOUT_PANE : EVERYWHERE} />;
};

/** The editor of an order of battle: head, both sides, sums and forms beside them or over them. */
const OwnWorkspace = () => {
  const layout = useLayout();
  const { store } = useOwn().session;
  const name = useOwnState(({ file }) => file.name);
  useOwnKeys();
  return (
    <EditorFrame
      store={store}
      title={name || 'Order of battle'}
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

type FetchedOwnProps = { id: string; name: string; nations: readonly NationRef[] };

type OwnEditorProps = { record: OwnRecord; nations: readonly NationRef[] };

/** The editor of one order of battle of somebody's own. */
const OwnEditor = ({ record, nations }: OwnEditorProps) => {
  const { id, visibility, hidden } = record;
  const [session] = useState(() =>
    createOwnSession(record, new Map(nations.map((nation) => [nation.id, nation.name]))),
  );
  useEffect(() => session.start(), [session]);
  return (
    <OwnProvider value={{ session, id, nations, visibility, hidden }}>
      <OwnWorkspace />
    </OwnProvider>
  );
};

/** The editor of an order of battle, which may be large: the page says its name, the browser fetches the rest. */
export const FetchedOwn = ({ id, name, nations }: FetchedOwnProps) => {
  // asked for once: from then on the editor holds it, and its queue knows what is newer
  const { data, error, isFetching, refetch } = useQuery(
    { ...ownBattleQuery(id), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    getQueryClient(),
  );
  if (data !== undefined) return <OwnEditor record={data} nations={nations} />;
  return (
    <Opening current="history" title={name || historyWords.battleWithoutName}>
      {isFetching || error === null ? (
        <p role="status">Opening the order of battle.</p>
      ) : (
        <NotOpened error={error} onAgain={refetch} />
      )}
    </Opening>
  );
};
