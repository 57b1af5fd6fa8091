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
  ['↑ ↓', words.goThroughAll],
  ['← →', treeWords.foldAndUnfold],
  [treeWords.endKeys, treeWords.firstAndLast],
  [words.editKeys, commonParts.edit],
  [words.insertKeys, words.addUnitAfter],
  [words.likeKeys, words.addUnitLike],
  [words.pasteKeys, words.pasteOneEach],
  [treeWords.addKeys, words.addFormationAfter],
  [treeWords.moveRowKeys, words.moveUnitOn],
  [words.nestKeys, words.moveInOrOut],
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
    <p className="text-ink-2 pb-2">{words.macKeys}</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
