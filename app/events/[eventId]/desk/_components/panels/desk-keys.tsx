'use client';

import { useState } from 'react';
import { CheckField } from '@/app/_components/ui/check-field';
import { Dialog } from '@/app/_components/ui/dialog';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import { areKeysOn, switchKeys } from '../use-desk-keys';

const KEYS = [
  ['↑ ↓, J K', 'From list to list'],
  ['Enter', 'Open the list'],
  ['X', 'Tick the list; Shift + click ticks all in between'],
  ['T', 'Go to the actions for ticked lists'],
  ['A', 'Accept'],
  ['R', 'Return, with the note'],
  ['Q', 'Ask, with the note'],
  ['/', 'Search'],
  ['?', 'These keys'],
  ['Escape', 'Leave a field, close a panel, untick'],
] as const;

/** Every key of the desk. */
export const DeskKeysDialog = ({ open, onClose }: PanelProps) => {
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog open={open} onClose={onClose} title="Keys">
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
