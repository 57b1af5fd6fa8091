'use client';

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Panel } from '../_store/builder-store';
import { useActions, useBuilder } from './builder-context';
import type { Layout } from './use-layout';
import { whenIdle } from './when-idle';

const loadPrint = () => import('./print-dialog');

const AddSheet = lazy(() => import('./add-sheet').then(({ AddSheet }) => ({ default: AddSheet })));
const FindingsSheet = lazy(() =>
  import('./findings-sheet').then((part) => ({ default: part.FindingsSheet })),
);
const UnitSheet = lazy(() => import('./unit-sheet').then(({ UnitSheet }) => ({ default: UnitSheet })));
const MoveSheet = lazy(() => import('./move-sheet').then(({ MoveSheet }) => ({ default: MoveSheet })));
const SettingsDialog = lazy(() =>
  import('./settings-dialog').then((part) => ({ default: part.SettingsDialog })),
);
const ShareDialog = lazy(() =>
  import('./share-dialog').then(({ ShareDialog }) => ({ default: ShareDialog })),
);
const PrintDialog = lazy(() => loadPrint().then(({ PrintDialog }) => ({ default: PrintDialog })));
const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then((part) => ({ default: part.ConflictDialog })),
);

/** What every panel over the tree gets. */
export type PanelProps = { readonly open: boolean; readonly onClose: () => void };

type Part = (props: PanelProps) => ReactNode;

const EVERYWHERE: readonly (readonly [Panel, Part])[] = [
  ['move', (props) => <MoveSheet {...props} />],
  ['settings', (props) => <SettingsDialog {...props} />],
  ['share', (props) => <ShareDialog {...props} />],
  ['print', (props) => <PrintDialog {...props} />],
  ['conflict', (props) => <ConflictDialog {...props} />],
];

const PHONE: readonly (readonly [Panel, Part])[] = [
  ['add', (props) => <AddSheet {...props} />],
  ['findings', (props) => <FindingsSheet {...props} />],
  ['unit', (props) => <UnitSheet {...props} />],
];

/** What opens over the tree, each loaded when it is first wanted; printing earlier, so that it works without a connection. */
export const Panels = ({ layout }: { layout: Layout | null }) => {
  useEffect(() => whenIdle(() => void loadPrint()), []);
  return (layout === 'phone' ? [...PHONE, ...EVERYWHERE] : EVERYWHERE).map(([panel, part]) => (
    <Held key={panel} panel={panel} part={part} />
  ));
};

/** Stays once it was opened: a dialog must close, not vanish, to give the focus back. */
const Held = ({ panel, part }: { panel: Panel; part: Part }) => {
  const open = useBuilder((state) => state.panel === panel);
  const { close } = useActions();
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{part({ open, onClose: () => close(panel) })}</Suspense>;
};
