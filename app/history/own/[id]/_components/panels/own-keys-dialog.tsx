'use client';

import * as commonParts from '@/app/_components/part-words';
import { Dialog } from '@/app/_components/ui/dialog';
import * as common from '@/app/_components/words';
import { KeyList } from '@/app/_editor/key-list';
import type { PanelProps } from '@/app/_editor/panels';
import * as keyWords from '@/app/_editor/tree/words';
import * as editorWords from '@/app/_editor/words';
import * as words from '../words';

const KEYS = [
  ['↑ ↓', words.goThroughAll],
  ['← →', keyWords.foldAndUnfold],
  [keyWords.endKeys, keyWords.firstAndLast],
  [words.editKeys, commonParts.edit],
  [words.insertKeys, words.addUnitAfter],
  [words.likeKeys, words.addUnitLike],
  [words.pasteKeys, words.pasteOneEach],
  [keyWords.addKeys, words.addFormationAfter],
  [keyWords.moveRowKeys, words.moveUnitOn],
  [words.nestKeys, words.moveInOrOut],
  [keyWords.duplicateKeys, common.duplicate],
  [common.deleteIt, common.remove],
  [keyWords.undoKeys, common.undo],
  [keyWords.redoKeys, editorWords.redo],
  [keyWords.spaceOnGrip, keyWords.pickUpAndPutDown],
  [keyWords.escapeKey, keyWords.closePanelOrField],
] as const;

/** Every key of the editor. */
export const OwnKeysDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title={keyWords.keys}>
    <p className="text-ink-2 pb-2">{words.macKeys}</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
