'use client';

import { Button } from '@/app/_components/ui/button';
import { BottomSheet } from '@/app/_components/ui/dialog';
import { Notice } from '@/app/_components/ui/notice';
import type { PanelProps } from '@/app/_editor/panels';
import { RowActs, SheetActs } from '@/app/_editor/tree/row-acts';
import { nodeIn } from '@/lib/history/own/tree/tree';
import { NodeForm } from '../forms/node-form';
import { useOwnActions, useOwnCommands, useOwnState } from '../own-context';
import { useSelectedName } from './own-pane';
import { DraftFindingsList, SumsPanel } from './sums-and-findings';

/** What is selected, where there is no pane for it: its findings, its form, and what can be done with it. */
export const NodeSheet = ({ open, onClose }: PanelProps) => {
  const name = useSelectedName();
  return (
    <BottomSheet open={open} onClose={onClose} title={name}>
      <div className="touch:[--label:92px] [--label:84px]">
        <NodeFindings />
        <NodeForm />
        <NodeActs onClose={onClose} />
      </div>
    </BottomSheet>
  );
};

const NodeFindings = () => {
  const selection = useOwnState((state) => state.selection);
  const findings = useOwnState((state) => state.findings);
  const mine = findings.filter(({ id }) => id === selection);
  return mine.map(({ code, message }) => (
    <Notice key={code} severity="warning" className="mb-2">
      {message}
    </Notice>
  ));
};

const NodeActs = ({ onClose }: { onClose: () => void }) => {
  const node = useOwnState(({ tree, selection }) => nodeIn(tree, selection));
  const commands = useOwnCommands();
  const { open } = useOwnActions();
  if (node === null || node.kind === 'side') return null;
  const { id } = node;
  return (
    <>
      <RowActs id={id} commands={commands} onMove={() => open('move')} onClose={onClose} />
      <SheetActs>
        <Button icon="plus" onClick={() => commands.addUnit(id)}>
          {node.kind === 'unit' ? 'Next unit' : 'Unit in it'}
        </Button>
        {node.kind === 'formation' ? (
          <Button icon="plus" onClick={() => commands.addWithin(id)}>
            Formation in it
          </Button>
        ) : (
          <Button icon="copy" onClick={() => commands.addAnother(id)}>
            Another like this
          </Button>
        )}
      </SheetActs>
    </>
  );
};

/** Sums and findings where there is no pane for them. */
export const OwnFindingsSheet = ({ open, onClose }: PanelProps) => (
  <BottomSheet open={open} onClose={onClose} title="Sums and findings">
    <SumsPanel />
    <div className="pt-3">
      <DraftFindingsList onJump={onClose} />
    </div>
  </BottomSheet>
);
