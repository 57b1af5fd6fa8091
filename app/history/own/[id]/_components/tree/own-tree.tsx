'use client';

import { useRef } from 'react';
import * as armyPartWords from '@/app/_components/army/part-words';
import { Button } from '@/app/_components/ui/button';
import * as common from '@/app/_components/words';
import * as keyWords from '@/app/_editor/key-words';
import { LANDING } from '@/app/_editor/tree/drag-handles';
import { useRequestedFocus } from '@/app/_editor/tree/use-requested-focus';
import * as editorWords from '@/app/_editor/words';
import { sideId } from '@/lib/history/own/tree/tree';
import { amountOf } from '@/lib/rules/core/army/number';
import { useOwnActions, useOwnState } from '../own-context';
import { useOwnCommands } from '../use-own-commands';
import * as words from '../words';
import { SideSection } from './side-section';
import { useOwnTreeKeys } from './use-own-tree-keys';

const TREE =
  'relative min-w-0 overflow-auto bg-paper px-5 pb-6 [grid-area:tree] scroll-pt-14 scroll-pb-10 phone:px-0 phone:pb-10 phone:scroll-pt-3';

/**
 * Both sides as trees: sections under headings, lists in lists, rows whose names are buttons. Arrow keys move among all
 * of them (one tab stop for both trees).
 */
export const OwnTree = () => {
  const sides = useOwnState(({ file }) => file.sides);
  const focus = useOwnState((state) => state.focus);
  const { focused } = useOwnActions();
  const tree = useRef<HTMLElement>(null);
  useOwnTreeKeys(tree);
  useRequestedFocus(focus, focused);
  return (
    <main ref={tree} className={TREE} id="main">
      <TreeHead />
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 min-[1360px]:grid-cols-2 ${LANDING}`}>
        {sides.map((side, index) => (
          <SideSection key={sideId(index)} side={side} index={index} />
        ))}
      </div>
      <p className="vh" id="drag-help">
        {editorWords.howToDragByKeys}
      </p>
    </main>
  );
};

const TreeHead = () => {
  const units = useOwnState(({ tree }) => tree.units);
  const formations = useOwnState(({ tree }) => tree.formations);
  const { open } = useOwnActions();
  const commands = useOwnCommands();
  return (
    <div className="bg-paper phone:hidden sticky top-0 z-5 flex h-12 items-center gap-2">
      <p className="font-caslon text-20">{common.orderOfBattle}</p>
      <p className="text-ink-3 flex-1 pt-0.5">
        {amountOf(units, 'unit')}, {amountOf(formations, 'formation')}
      </p>
      <Button size="small" icon="plus" title="+" onClick={() => commands.addUnit()}>
        {armyPartWords.unit}
      </Button>
      <Button
        size="small"
        icon="plus"
        title={keyWords.addKeys}
        aria-keyshortcuts="Control+Enter"
        onClick={() => commands.addFormation()}
      >
        {words.formation}
      </Button>
      <Button size="small" icon="upload" title={words.pasteKeys} onClick={() => commands.pasteAt(null)}>
        {words.pasteLines}
      </Button>
      <Button size="small" variant="bare" onClick={() => open('keys')}>
        {keyWords.keys}
      </Button>
    </div>
  );
};
