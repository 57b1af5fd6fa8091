'use client';

import * as armyWords from '@/app/_components/army/words';
import { Severity } from '@/app/_components/ui/severity-mark';
import { DockAdd, DockSums, EditorDock } from '@/app/_editor/editor-dock';
import { amountOf } from '@/lib/rules/core/army/number';
import { useOwnActions, useOwnState } from './own-context';
import { useOwnCommands } from './use-own-commands';
import * as words from './words';

/** The counts and Add, always under the thumb, where there is no pane beside the tree. */
export const OwnDock = () => {
  const units = useOwnState(({ tree }) => tree.units);
  const formations = useOwnState(({ tree }) => tree.formations);
  const warnings = useOwnState(({ findings }) => findings.length);
  const { open } = useOwnActions();
  const { addUnit } = useOwnCommands();
  return (
    <EditorDock className="min-h-14">
      <DockSums
        className="hover:bg-paper-sunk flex items-center gap-3 px-4"
        label={words.sumsAndFindings}
        onOpen={() => open('findings')}
      >
        <span className="min-w-0 flex-1 truncate">
          <b className="font-[560]">{amountOf(units, 'unit')}</b>
          <span className="text-ink-3 text-12"> {words.inFormations(formations)}</span>
        </span>
        <Severity severity={warnings === 0 ? 'pass' : 'warning'} className="font-semibold">
          {warnings === 0 ? '' : warnings}
        </Severity>
      </DockSums>
      <DockAdd className="flex w-28" onAdd={() => addUnit()}>
        {armyWords.unit}
      </DockAdd>
    </EditorDock>
  );
};
