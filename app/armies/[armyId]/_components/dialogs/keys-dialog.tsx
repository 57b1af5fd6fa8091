'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { Dialog } from '@/app/_components/ui/dialog';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import * as treeWords from '@/app/_editor/tree/words';
import { rulesPath } from '@/lib/pages';
import { useSystem } from '../builder-context';

type Keys = { readonly title: string; readonly keys: readonly (readonly [string, string])[] };

const keysOf = (formation: string): readonly Keys[] => [
  {
    title: 'Everywhere',
    keys: [
      ['/', 'Search troops'],
      ['?', 'This help'],
      ['Ctrl + Z', 'Undo'],
      [treeWords.redoKeys, 'Redo'],
      ['Ctrl + Enter', `Add a ${formation}`],
      ['Ctrl + P', 'Print'],
      ['Escape', treeWords.closePanelOrField],
    ],
  },
  {
    title: 'In the search',
    keys: [['Enter', 'Add the first troop type found']],
  },
  {
    title: 'In the order of battle',
    keys: [
      ['↑ ↓', 'Go through rows and headings'],
      ['Home, End', 'First and last'],
      ['← →', 'Fold and unfold'],
      [treeWords.moveRowKeys, 'Move the row, also into the next section'],
      ['Ctrl + D', 'Duplicate'],
      ['F2', 'Rename'],
      ['Ctrl + click, Shift + click', 'Choose several; click one to choose it alone'],
      ['Delete', 'Remove'],
      [treeWords.spaceOnGrip, treeWords.pickUpAndPutDown],
    ],
  },
];

/** Every key of the builder, and where the words of the rules are explained. */
export const KeysDialog = ({ open, onClose }: PanelProps) => {
  const { id, name, terms } = useSystem();
  return (
    <Dialog open={open} onClose={onClose} title="Help and shortcuts">
      <div>
        <p className="text-ink-2 pb-2">
          <AppLink href={rulesPath(id, 'words')}>{`The words of ${name}`}</AppLink>, its prices and every
          check with its page are on its rules page. On a Mac, use Command for Ctrl.
        </p>
        {keysOf(terms.formation).map(({ title, keys }) => (
          <section key={title}>
            <h3 className="text-16 pt-2 pb-1">{title}</h3>
            <KeyList keys={keys} />
          </section>
        ))}
      </div>
    </Dialog>
  );
};
