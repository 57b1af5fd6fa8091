'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/app/_components/ui/icon';

type PartProps = { className?: string; children: ReactNode };

/** The buttons under the thumb, if no pane is beside the tree. */
export const EditorDock = ({ className = '', children }: PartProps) => (
  <footer
    className={`border-rule-ink bg-paper phone:pb-[env(safe-area-inset-bottom)] max-desktop:flex hidden border-t [grid-area:dock] ${className}`}
  >
    {children}
  </footer>
);

/** The state of the document, and the way to its findings. */
export const DockSums = ({
  className = '',
  label,
  onOpen,
  children,
}: PartProps & { label: string; onOpen: () => void }) => (
  <button
    type="button"
    className={`min-w-0 flex-1 text-start ${className}`}
    aria-label={label}
    onClick={onOpen}
  >
    {children}
  </button>
);

/** Adds to the tree. */
export const DockAdd = ({ className = '', onAdd, children }: PartProps & { onAdd: () => void }) => (
  <button
    type="button"
    className={`bg-ink text-paper flex-none items-center justify-center gap-1.5 font-semibold ${className}`}
    onClick={onAdd}
  >
    <Icon name="plus" className="size-5" />
    {children}
  </button>
);
