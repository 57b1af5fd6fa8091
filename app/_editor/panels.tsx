'use client';

import { useStore } from 'zustand';
import type { EditorStore } from './editor-store';
import { LazyDialog, type LazyPartLoader } from './lazy-part';

/** What everything gets that opens over an editor or a desk. */
export type PanelProps = { readonly open: boolean; readonly onClose: () => void };

/** What opens over an editor, by its name; none of it is in the first load. */
export type PanelPart<P extends string> = readonly [panel: P, part: LazyPartLoader<PanelProps>];

type PanelsProps = { store: EditorStore; parts: readonly PanelPart<string>[] };

/** What opens over an editor, each part fetched when it is first wanted. */
export const Panels = ({ store, parts }: PanelsProps) => {
  const open = useStore(store, ({ panel }) => panel);
  const { close } = store.getState();
  return parts.map(([panel, part]) => (
    <LazyDialog key={panel} part={part} props={{ open: panel === open, onClose: () => close(panel) }} />
  ));
};
