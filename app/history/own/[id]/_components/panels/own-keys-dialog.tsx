'use client';

import * as commonParts from '@/app/_components/part-words';
import { Dialog } from '@/app/_components/ui/dialog';
import * as common from '@/app/_components/words';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import * as treeWords from '@/app/_editor/tree/words';
import * as editorWords from '@/app/_editor/words';
import * as words from '../words';

const KEYS = [
  ['↑ ↓', 'Go through sides, formations and units'],
  ['← →', treeWords.foldAndUnfold],
  [treeWords.endKeys, treeWords.firstAndLast],
  ['Enter, F2', commonParts.edit],
  ['+, Insert', 'Add a unit after it'],
  [words.likeKeys, 'Add another unit like it, with the next number'],
  [words.pasteKeys, 'Paste lines, one unit each'],
  [treeWords.addKeys, 'Add a formation after it'],
  [treeWords.moveRowKeys, 'Move it, a unit also into the next formation'],
  ['Alt + → ←', 'Move it into a formation, or out of one'],
  [treeWords.duplicateKeys, common.duplicate],
  [common.deleteIt, common.remove],
  [treeWords.undoKeys, common.undo],
  [treeWords.redoKeys, editorWords.redo],
  [treeWords.spaceOnGrip, treeWords.pickUpAndPutDown],
  [treeWords.escapeKey, treeWords.closePanelOrField],
] as const;

/** Every key of the editor. */
export const OwnKeysDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title={treeWords.keys}>
    <p className="text-ink-2 pb-2">On a Mac, use Command for Ctrl.</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
