'use client';

import { useState } from 'react';
import * as commonParts from '@/app/_components/part-words';
import { CheckField } from '@/app/_components/ui/check-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import * as treeWords from '@/app/_editor/tree/words';
import * as deskWords from '@/app/events/[eventId]/desk/words';
import { areKeysOn, switchKeys } from '../use-desk-keys';
import * as words from './words';

const KEYS = [
  [words.listKeys, words.fromListToList],
  [treeWords.enterKey, words.openTheList],
  [words.tickKey, words.tickTheList],
  [words.tickedKey, words.goToTicked],
  [words.acceptKey, deskWords.accept],
  ['R', words.returnWithNote],
  [words.askKey, words.askWithNote],
  ['/', commonParts.search],
  ['?', words.theseKeys],
  [treeWords.escapeKey, words.leaveOrUntick],
] as const;

/** Every key of the desk. */
export const DeskKeysDialog = ({ open, onClose }: PanelProps) => {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog open={open} onClose={onClose} title={treeWords.keys}>
      <KeyList keys={KEYS} />
      <div className="border-rule border-t pt-2">
        <CheckField
          checked={on}
          onChange={({ target }) => {
            setOn(target.checked);
            switchKeys(target.checked);
          }}
        >
          {words.useLetterKeys}
        </CheckField>
      </div>
    </Dialog>
  );
};
