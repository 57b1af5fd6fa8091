'use client';

import { useEffect, useState } from 'react';
import { Later, type LaterPart, laterPart } from '@/app/_editor/later';
import type { PanelProps } from '@/app/_editor/panel-props';
import type { Layout } from '@/app/_editor/use-layout';
import type { OwnPanel } from '../../_store/own-state';
import { useOwnActions, useOwnState } from '../own-context';

const NODE = laterPart(() => import('./node-sheet').then((part) => part.NodeSheet));
const FINDINGS = laterPart(() => import('./own-findings-sheet').then((part) => part.OwnFindingsSheet));

const EVERYWHERE: readonly (readonly [OwnPanel, LaterPart<PanelProps>])[] = [
  ['conflict', laterPart(() => import('./own-conflict-dialog').then((part) => part.OwnConflictDialog))],
  ['move', laterPart(() => import('./own-move-sheet').then((part) => part.OwnMoveSheet))],
  ['share', laterPart(() => import('./own-share-dialog').then((part) => part.OwnShareDialog))],
  ['keys', laterPart(() => import('./own-keys-dialog').then((part) => part.OwnKeysDialog))],
];

const WITHOUT_PANE = [['node', NODE], ['findings', FINDINGS], ...EVERYWHERE] as const;

/** What opens over the tree. None of it is in the first load; what a thumb reaches for comes soon after. */
export const OwnPanels = ({ layout }: { layout: Layout | null }) => {
  const small = layout !== null && layout !== 'wide';
  useEffect(() => {
    if (!small) return;
    NODE.preload();
    FINDINGS.preload();
  }, [small]);
  const parts = small ? WITHOUT_PANE : EVERYWHERE;
  return parts.map(([panel, part]) => <Held key={panel} panel={panel} part={part} />);
};

/** Stays once it was opened: a dialog must close, not vanish, to give the focus back. */
const Held = ({ panel, part }: { panel: OwnPanel; part: LaterPart<PanelProps> }) => {
  const open = useOwnState((state) => state.panel === panel);
  const { close } = useOwnActions();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <Later part={part} props={{ open, onClose: () => close(panel) }} />;
};
