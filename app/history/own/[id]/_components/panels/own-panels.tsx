'use client';

import { useEffect } from 'react';
import { laterPart } from '@/app/_editor/later';
import { type PanelPart, Panels } from '@/app/_editor/panels';
import type { Layout } from '@/app/_editor/use-layout';
import type { OwnPanel } from '../../_store/own-state';
import { useOwn } from '../own-context';

const NODE = laterPart(() => import('./node-sheet').then((part) => part.NodeSheet));
const FINDINGS = laterPart(() => import('./own-findings-sheet').then((part) => part.OwnFindingsSheet));

const EVERYWHERE: readonly PanelPart<OwnPanel | 'conflict'>[] = [
  ['conflict', laterPart(() => import('./own-conflict-dialog').then((part) => part.OwnConflictDialog))],
  ['move', laterPart(() => import('./own-move-sheet').then((part) => part.OwnMoveSheet))],
  ['paste', laterPart(() => import('./own-paste-dialog').then((part) => part.OwnPasteDialog))],
  ['share', laterPart(() => import('./own-share-dialog').then((part) => part.OwnShareDialog))],
  ['keys', laterPart(() => import('./own-keys-dialog').then((part) => part.OwnKeysDialog))],
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
