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

const KEYS = [
  ['↑ ↓, J K', 'From list to list'],
  [treeWords.enterKey, 'Open the list'],
  ['X', 'Tick the list; Shift + click ticks all in between'],
  ['T', 'Go to the actions for ticked lists'],
  ['A', deskWords.accept],
  ['R', 'Return, with the note'],
  ['Q', 'Ask, with the note'],
  ['/', commonParts.search],
  ['?', 'These keys'],
  [treeWords.escapeKey, 'Leave a field, close a panel, untick'],
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
          Use single-letter keys in this browser
        </CheckField>
      </div>
    </Dialog>
  );
};
