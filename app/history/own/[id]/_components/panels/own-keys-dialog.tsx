'use client';

import { Dialog } from '@/app/_components/ui/dialog';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import * as treeWords from '@/app/_editor/tree/words';

const KEYS = [
  ['↑ ↓', 'Go through sides, formations and units'],
  ['← →', 'Fold and unfold'],
  ['Home, End', 'First and last'],
  ['Enter, F2', 'Edit'],
  ['+, Insert', 'Add a unit after it'],
  ['Shift + Enter', 'Add another unit like it, with the next number'],
  ['Ctrl + V', 'Paste lines, one unit each'],
  ['Ctrl + Enter', 'Add a formation after it'],
  [treeWords.moveRowKeys, 'Move it, a unit also into the next formation'],
  ['Alt + → ←', 'Move it into a formation, or out of one'],
  ['Ctrl + D', 'Duplicate'],
  ['Delete', 'Remove'],
  ['Ctrl + Z', 'Undo'],
  [treeWords.redoKeys, 'Redo'],
  [treeWords.spaceOnGrip, treeWords.pickUpAndPutDown],
  ['Escape', treeWords.closePanelOrField],
] as const;

/** Every key of the editor. */
export const OwnKeysDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title="Keys">
    <p className="text-ink-2 pb-2">On a Mac, use Command for Ctrl.</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
