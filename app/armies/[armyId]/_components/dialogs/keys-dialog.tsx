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
import * as words from './words';

type Keys = { readonly title: string; readonly keys: readonly (readonly [string, string])[] };

const keysOf = (formation: string): readonly Keys[] => [
  {
    title: words.everywhere,
    keys: [
      ['/', builderWords.searchTroops],
      ['?', words.thisHelp],
      [treeWords.undoKeys, common.undo],
      [treeWords.redoKeys, editorWords.redo],
      [treeWords.addKeys, builderWords.addFormation(formation)],
      [words.printKeys, uiWords.print],
      [treeWords.escapeKey, treeWords.closePanelOrField],
    ],
  },
  {
    title: words.inSearch,
    keys: [[treeWords.enterKey, words.addFirstFound]],
  },
  {
    title: words.inOrderOfBattle,
    keys: [
      ['↑ ↓', words.goThroughRows],
      [treeWords.endKeys, treeWords.firstAndLast],
      ['← →', treeWords.foldAndUnfold],
      [treeWords.moveRowKeys, words.moveRow],
      [treeWords.duplicateKeys, common.duplicate],
      ['F2', common.rename],
      [words.chooseSeveralKeys, words.chooseSeveral],
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
          <AppLink href={rulesPath(id, 'words')}>{words.theWordsOf(name)}</AppLink>
          {words.whereWordsStand}
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
