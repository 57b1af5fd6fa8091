'use client';

import { createContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Actions, useAround, useStoreActions } from '@/app/_editor/editor-frame';
import { removeRow } from '@/app/_editor/tree/remove-row';
import * as treeWords from '@/app/_editor/tree/words';
import type { NationRef } from '@/lib/history/answers';
import type { Visibility } from '@/lib/history/own/answers';
import type { RowTold } from '@/lib/history/own/csv/csv-check';
import { addRows } from '@/lib/history/own/csv/paste-change';
import { addAnother, addFormation, addUnit, addWithin } from '@/lib/history/own/tree/additions';
import {
  duplicate,
  moveBy,
  moveIn,
  moveOut,
  moveTo,
  type OwnSpot,
  remove,
} from '@/lib/history/own/tree/moves';
import { calledIn, nodeIn } from '@/lib/history/own/tree/tree';
import { newId } from '@/lib/ids';
import type { Change } from '@/lib/rules/core/army/editing';
import type { OwnSession } from '../_store/own-session';
import type { OwnState } from '../_store/own-store';

type OwnContextValue = {
  readonly session: OwnSession;
  readonly id: string;
  /** all that a unit may be of, in the order of their names */
  readonly nations: readonly NationRef[];
  readonly visibility: Visibility;
  /** taken out of sight by the operator */
  readonly hidden: boolean;
};

const OwnContext = createContext<OwnContextValue | null>(null);

export const OwnProvider = OwnContext.Provider;

/** What a part of the editor is about. */
export const useOwn = (): OwnContextValue => useAround(OwnContext);

/** A part of the editor's state; the component renders when that part changes. */
export const useOwnState = <T,>(select: (state: OwnState) => T): T =>
  useStore(useOwn().session.store, select);

/** What can be done; never changes, so it causes no drawing. `now` reads the state in an event. */
export const useOwnActions = (): Actions<OwnState> => useStoreActions(useOwn().session.store);

/** The colours in which a nation is drawn, and its name. */
export const useNation = (id: string | null): NationRef | undefined => {
  const { nations } = useOwn();
  return nations.find((nation) => nation.id === id);
};

/** The present place of a node, in words. */
const placeOf = (id: string, now: ReturnType<typeof useOwnActions>['now']): string => {
  const { tree } = now();
  const node = nodeIn(tree, id);
  const parent = nodeIn(tree, node?.parent ?? null);
  return node && parent ? `${calledIn(parent)}, place ${node.index + 1}` : '';
};

const noRoomHere = 'There is no room for more here';

/** The commands on the order of battle, for any button. Reads the state when called. */
export const useOwnCommands = () => {
  const actions = useOwnActions();
  return useMemo(() => {
    const { change, select, now, announce, fold, open, paste } = actions;

    /** Makes a move, unfolds where it went, and says so; without one it says why. */
    const moved = (treeChange: Change | null, id: string, otherwise: string) => {
      if (treeChange === null) return announce(otherwise);
      change(treeChange, { focus: 'row' });
      const parent = nodeIn(now().tree, id)?.parent;
      if (parent) fold([parent], false);
      announce(`${treeChange.label}: ${placeOf(id, now)}`);
    };
    const added = (treeChange: Change | null): string | null => {
      if (treeChange === null) {
        announce(noRoomHere);
        return null;
      }
      change(treeChange, { focus: 'rename' });
      open('node');
      const parent = nodeIn(now().tree, treeChange.select ?? null)?.parent;
      if (parent) fold([parent], false);
      return treeChange.select ?? null;
    };
    /** what is selected, else the first side */
    const near = () => nodeIn(now().tree, now().selection)?.id ?? now().tree.nodes[0]?.id ?? '';

    return {
      moveBy: (id: string, step: -1 | 1) =>
        moved(
          moveBy(now().file, now().tree, id, step),
          id,
          step === 1 ? treeWords.isLast : treeWords.isFirst,
        ),
      moveIn: (id: string) =>
        moved(moveIn(now().file, now().tree, id), id, 'There is nothing to move it into'),
      moveOut: (id: string) => moved(moveOut(now().file, now().tree, id), id, 'It is not in anything'),
      moveTo: (id: string, spot: OwnSpot) =>
        moved(moveTo(now().file, now().tree, id, spot), id, 'It is already there'),
      duplicate: (id: string) => change(duplicate(now().tree, id, newId), { focus: 'row' }),
      remove: (id: string) => removeRow(remove(now().tree, id), actions, 'It has changed since: use undo'),
      rename: (id: string) => {
        select(id, 'rename');
        open('node');
      },
      addUnit: (id = near()) => added(addUnit(now().tree, id, newId)),
      /** opens the dialog that takes lines, with those that were pasted */
      pasteAt: (id: string | null, lines = '') => {
        if (id !== null) select(id);
        paste(lines);
      },
      /** adds rows that were pasted, as one step; false where there is no room */
      addRows: (id: string, rows: readonly RowTold[]): boolean => {
        const step = addRows(now().tree, id, rows, newId);
        if (step === null) announce(noRoomHere);
        else change(step, { focus: 'row' });
        return step !== null;
      },
      addAnother: (id: string) => added(addAnother(now().tree, id, newId)),
      addFormation: (id = near()) => added(addFormation(now().tree, id, newId)),
      addWithin: (id: string) => added(addWithin(now().tree, id, newId)),
      /** goes to a node, wherever it is folded away */
      jump: (id: string) => {
        const { tree } = now();
        const chain: string[] = [];
        for (let at = nodeIn(tree, id)?.parent; at != null; at = nodeIn(tree, at)?.parent) chain.push(at);
        fold(chain, false);
        select(id, 'row');
      },
    };
  }, [actions]);
};
