'use client';

import { Dialog } from '@/app/_components/ui/dialog';
import * as common from '@/app/_components/words';
import { KeyList } from '@/app/_editor/key-list';
import type { PanelProps } from '@/app/_editor/panel-props';
import * as ownEditorWords from '@/app/history/own/[id]/_components/words';
import * as words from './words';

const KEYS = [
  ['↑ ↓', words.goThroughAll],
  ['← →', common.foldAndUnfold],
  [common.endKeys, common.firstAndLast],
  [words.editKeys, common.edit],
  [words.insertKeys, words.addUnitAfter],
  [words.likeKeys, words.addUnitLike],
  [ownEditorWords.pasteKeys, words.pasteOneEach],
  [common.addKeys, words.addFormationAfter],
  [common.moveRowKeys, words.moveUnitOn],
  [words.nestKeys, words.moveInOrOut],
  [common.duplicateKeys, common.duplicate],
  [common.deleteIt, common.remove],
  [common.undoKeys, common.undo],
  [common.redoKeys, common.redo],
  [common.spaceOnGrip, common.pickUpAndPutDown],
  [common.escapeKey, common.closePanelOrField],
] as const;

/** Every key of the editor. */
export const OwnKeysDialog = ({ open, onClose }: PanelProps) => (
  <Dialog open={open} onClose={onClose} title={common.keys}>
    <p className="text-ink-2 pb-2">{words.macKeys}</p>
    <KeyList keys={KEYS} />
  </Dialog>
);
