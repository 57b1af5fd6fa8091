'use client';

import { Button, IconButton } from '@/app/_components/ui/button';
import { Glyph } from '@/app/_components/ui/glyph';
import { coloursOf } from '@/lib/history/answers';
import { calledIn, nodeIn } from '@/lib/history/own/tree/tree';
import { unitSymbol } from '@/lib/history/unit-symbol';
import { NodeForm } from '../forms/node-form';
import { useNation, useOwnActions, useOwnCommands, useOwnState } from '../own-context';
import * as words from '../words';
import { DraftFindingsList, SumsPanel } from './sums-and-findings';

/** How the selected thing is called; the battle itself where nothing of its tree is. */
export const useSelectedName = (): string => {
  const node = useOwnState(({ tree, selection }) => nodeIn(tree, selection));
  return node === null ? 'About the battle' : calledIn(node);
};

/** The right pane: sums, findings, and the form of what is selected at its foot. */
export const OwnPane = () => {
  const node = useOwnState(({ tree, selection }) => nodeIn(tree, selection));
  const name = useSelectedName();
  const { select } = useOwnActions();
  const { addAnother } = useOwnCommands();
  const of = useNation(node?.kind === 'unit' ? node.node.nation : null);
  return (
    <aside
      className="bg-paper border-rule-firm max-desktop:hidden flex min-h-0 flex-col border-l [grid-area:side]"
      aria-label="Sums, findings and what is selected"
    >
      <div className="min-h-[140px] flex-[1_1_0] overflow-auto">
        <SumsPanel />
        <div className="px-[18px] pb-3">
          <DraftFindingsList />
        </div>
      </div>
      <section
        className="border-rule-ink bg-paper-sunk relative max-h-[64%] min-h-0 flex-[0_1_auto] overflow-auto border-t px-[18px] pb-3 [--label:78px]"
        aria-label={`Selected: ${name}`}
      >
        <div className="flex min-h-[42px] items-center gap-2.5">
          {node?.kind === 'unit' && (
            <span {...(of && { 'data-nation': coloursOf(of) })}>
              <Glyph symbol={unitSymbol(node.node)} />
            </span>
          )}
          <h2 className="min-w-0 flex-1 pt-0.5 wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {node !== null && (
            <IconButton
              icon="close"
              label="Close"
              size="small"
              className="-mr-[7px]"
              onClick={() => select(null)}
            />
          )}
        </div>
        <NodeForm />
        {node?.kind === 'unit' && (
          <p className="pt-3">
            <Button size="small" icon="copy" title="Shift + Enter" onClick={() => addAnother(node.id)}>
              {words.addAnother}
            </Button>
          </p>
        )}
      </section>
    </aside>
  );
};
