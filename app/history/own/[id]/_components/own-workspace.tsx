'use client';

import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { serverState } from '@/app/_components/server-state';
import { Severity } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { EditorFrame, EditorNotice } from '@/app/_editor/editor-frame';
import { laterPart } from '@/app/_editor/later';
import { type TreeEditorKeys, useEditorKeys } from '@/app/_editor/use-editor-keys';
import { useLayout } from '@/app/_editor/use-layout';
import { nodeIn, type Tree } from '@/lib/history/own/tree/tree';
import { regimentsQuery } from '@/lib/history/queries';
import { amountOf } from '@/lib/rules/core/army/number';
import { OwnBar } from './own-bar';
import { useOwn, useOwnActions, useOwnState } from './own-context';
import { OwnPane } from './panels/own-pane';
import { OwnPanels } from './panels/own-panels';
import { OwnTree } from './tree/own-tree';
import { useOwnCommands } from './use-own-commands';
import * as words from './words';

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
        label={words.sumsAndFindings}
        onOpen={() => open('findings')}
      >
        <span className="min-w-0 flex-1 truncate">
          <b className="font-[560]">{amountOf(units, 'unit')}</b>
          <span className="text-ink-3 text-12"> {words.inFormations(formations)}</span>
        </span>
        <Severity severity={warnings === 0 ? 'pass' : 'warning'} className="font-semibold">
          {warnings === 0 ? '' : warnings}
        </Severity>
      </DockSums>
      <DockAdd className="flex w-28" onAdd={() => addUnit()}>
        {armyPartWords.unit}
      </DockAdd>
    </EditorDock>
  );
};

/** The nations whose regiments are wanted: of units that have one attached, and of the selected unit. */
const nationsInUse = (tree: Tree, selection: string | null): string => {
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
  const answers = useQueries({ queries: ids.map(regimentsQuery) }, serverState());
  useEffect(() => {
    for (const [index, id] of ids.entries()) {
      const regiments = answers[index]?.data;
      if (regiments !== undefined && now().regiments.get(id) !== regiments) learn(id, regiments);
    }
  });
  return null;
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
