'use client';

import { useCallback, useEffect, useMemo } from 'react';
import type { Layout } from '@/app/_editor/editor-window';
import { type LazyPartLoader, lazyPart } from '@/app/_editor/lazy-part';
import { type PanelPart, type PanelProps, Panels } from '@/app/_editor/panels';
import { useSettled, whenIdle } from '@/app/_editor/when-idle';
import type { Panel } from '../../_store/builder-state';
import { useBuilder, useParts, useSession } from '../builder-context';
import { useAskedToPrint } from '../print/print-address';
import { sheetsOf } from '../print/sheets-of';

const ADD = lazyPart(() => import('../catalogue/add-sheet').then((part) => part.AddSheet));
const FINDINGS = lazyPart(() => import('./pane-sheets').then((part) => part.FindingsSheet));
const UNIT = lazyPart(() => import('./pane-sheets').then((part) => part.UnitSheet));
const MOVE = lazyPart(() => import('../ledger/army-move').then((part) => part.ArmyMove));
const SETTINGS = lazyPart(() => import('../dialogs/settings-dialog').then((part) => part.SettingsDialog));
const SHARE = lazyPart(() => import('../dialogs/share-dialog').then((part) => part.ShareDialog));
const TEXT = lazyPart(() => import('../dialogs/text-dialog').then((part) => part.TextDialog));
const PRINT = lazyPart(() => import('../print/print-page').then((part) => part.PrintPage));
const SEVERAL = lazyPart(() => import('../ledger/several-dialog').then((part) => part.SeveralDialog));
const ELSEWHERE = lazyPart(() => import('../dialogs/elsewhere-dialog').then((part) => part.ElsewhereDialog));
const KEYS = lazyPart(() => import('../dialogs/keys-dialog').then((part) => part.KeysDialog));
const CONFLICT = lazyPart(() => import('../dialogs/army-conflict').then((part) => part.ArmyConflict));

const EVERYWHERE: readonly PanelPart<Panel | 'conflict'>[] = [
  ['move', MOVE],
  ['settings', SETTINGS],
  ['share', SHARE],
  ['several', SEVERAL],
  ['keys', KEYS],
];

/** What says how the army was judged opens when its checks are there. */
const JUDGED: readonly PanelPart<Panel | 'conflict'>[] = [
  ['print', PRINT],
  ['conflict', CONFLICT],
  ['text', TEXT],
  ['elsewhere', ELSEWHERE],
];

const PHONE: readonly PanelPart<Panel | 'conflict'>[] = [
  ['add', ADD],
  ['findings', FINDINGS],
  ['unit', UNIT],
  ...EVERYWHERE,
];

/** What a thumb reaches for at once. */
const SOON_PHONE: readonly LazyPartLoader<PanelProps>[] = [ADD, UNIT, FINDINGS, MOVE];
const SOON_WIDE: readonly LazyPartLoader<PanelProps>[] = [];

/**
 * What opens over the tree. None of it is in the first load. The forms, and a phone's sheets, come when the page is
 * idle; what must work where there is no connection, such as printing, once the player has settled in.
 */
export const ArmyPanels = ({ layout }: { layout: Layout | null }) => {
  const phone = layout === 'phone';
  const checked = useBuilder((state) => state.checked !== null);
  useAskedToPrint();
  usePreload(phone ? SOON_PHONE : SOON_WIDE);
  const { store } = useSession();
  const parts = useMemo(
    () => [...(phone ? PHONE : EVERYWHERE), ...(checked ? JUDGED : [])],
    [phone, checked],
  );
  return <Panels store={store} parts={parts} />;
};

const usePreload = (soon: readonly LazyPartLoader<PanelProps>[]) => {
  const { system, Inspector, ArmyForm } = useParts();
  useEffect(
    () =>
      whenIdle(() => {
        Inspector.preload();
        for (const panel of soon) panel.preload();
      }),
    [soon, Inspector],
  );
  const load = useCallback(() => {
    for (const part of [PRINT, SETTINGS, MOVE, TEXT]) part.preload();
    ArmyForm.preload();
    // A failure is shown when the sheet is opened.
    sheetsOf(system).catch(() => undefined);
  }, [system, ArmyForm]);
  useSettled(load);
};
