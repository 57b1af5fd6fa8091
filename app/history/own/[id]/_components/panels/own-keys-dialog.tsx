'use client';

import { Dialog } from '@/app/_components/ui/dialog';
import { KeyList } from '@/app/_editor/key-list';
import type { PanelProps } from '@/app/_editor/panel-props';

const KEYS = [
  ['↑ ↓', 'Go through sides, formations and units'],
  ['← →', 'Fold and unfold'],
  ['Home, End', 'First and last'],
  ['Enter, F2', 'Edit'],
  ['+, Insert', 'Add a unit after it'],
  ['Shift + Enter', 'Add another unit like it, with the next number'],
  ['Ctrl + V', 'Paste lines, one unit each'],
  ['Ctrl + Enter', 'Add a formation after it'],
  ['Alt + ↑ ↓', 'Move it, a unit also into the next formation'],
  ['Alt + → ←', 'Move it into a formation, or out of one'],
  ['Ctrl + D', 'Duplicate'],
  ['Delete', 'Remove'],
  ['Ctrl + Z', 'Undo'],
  ['Ctrl + Shift + Z', 'Redo'],
  ['Space on the grip', 'Pick up and put down; arrows move'],
  ['Escape', 'Close a panel, leave a field'],
] as const;

/** Every key of the editor. */
export const OwnKeysDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="Keys">
    <p className="text-ink-2 pb-2">On a Mac, use Command for Ctrl.</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
