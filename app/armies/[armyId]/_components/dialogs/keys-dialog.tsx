'use client';

import { AppLink } from '@/app/_components/ui/app-link';
import { Dialog } from '@/app/_components/ui/dialog';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import { KeyList } from '@/app/_editor/dialog-parts';
import type { PanelProps } from '@/app/_editor/panels';
import * as treeWords from '@/app/_editor/tree/words';
import * as editorWords from '@/app/_editor/words';
import * as builderWords from '@/app/armies/[armyId]/_components/words';
import { rulesPath } from '@/lib/pages';
import { useSystem } from '../builder-context';

type Keys = { readonly title: string; readonly keys: readonly (readonly [string, string])[] };

const keysOf = (formation: string): readonly Keys[] => [
  {
    title: 'Everywhere',
    keys: [
      ['/', builderWords.searchTroops],
      ['?', 'This help'],
      [treeWords.undoKeys, common.undo],
      [treeWords.redoKeys, editorWords.redo],
      [treeWords.addKeys, builderWords.addFormation(formation)],
      ['Ctrl + P', uiWords.print],
      [treeWords.escapeKey, treeWords.closePanelOrField],
    ],
  },
  {
    title: 'In the search',
    keys: [[treeWords.enterKey, 'Add the first troop type found']],
  },
  {
    title: 'In the order of battle',
    keys: [
      ['↑ ↓', 'Go through rows and headings'],
      [treeWords.endKeys, treeWords.firstAndLast],
      ['← →', treeWords.foldAndUnfold],
      [treeWords.moveRowKeys, 'Move the row, also into the next section'],
      [treeWords.duplicateKeys, common.duplicate],
      ['F2', common.rename],
      ['Ctrl + click, Shift + click', 'Choose several; click one to choose it alone'],
      [common.deleteIt, common.remove],
      [treeWords.spaceOnGrip, treeWords.pickUpAndPutDown],
    ],
  },
];

/** Every key of the builder, and where the words of the rules are explained. */
export const KeysDialog = ({ open, onClose }: PanelProps) => {
  const { id, name, terms } = useSystem();
  return (
    <Dialog open={open} onClose={onClose} title={builderWords.helpAndShortcuts}>
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
