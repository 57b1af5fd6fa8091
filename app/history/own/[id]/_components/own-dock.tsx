'use client';

import { Icon } from '@/app/_components/ui/icon';
import { Severity } from '@/app/_components/ui/severity-mark';
import { amountOf } from '@/lib/rules/core/army/number';
import { useOwnActions, useOwnState } from './own-context';
import { useOwnCommands } from './use-own-commands';

/** The counts and Add, always under the thumb, where there is no pane beside the tree. */
export const OwnDock = () => {
  const units = useOwnState(({ tree }) => tree.units);
  const formations = useOwnState(({ tree }) => tree.formations);
  const warnings = useOwnState(({ findings }) => findings.length);
  const { open } = useOwnActions();
  const { addUnit } = useOwnCommands();
  return (
    <footer className="border-rule-ink bg-paper phone:pb-[env(safe-area-inset-bottom)] hidden min-h-14 border-t [grid-area:dock] max-[1240px]:flex">
      <button
        type="button"
        className="hover:bg-paper-sunk flex min-w-0 flex-1 items-center gap-3 px-4 text-start"
        aria-label="Sums and findings"
        onClick={() => open('findings')}
      >
        <span className="min-w-0 flex-1 truncate">
          <b className="font-[560]">{amountOf(units, 'unit')}</b>
          <span className="text-ink-3 text-12"> in {amountOf(formations, 'formation')}</span>
        </span>
        <Severity severity={warnings === 0 ? 'pass' : 'warning'} className="font-semibold">
          {warnings === 0 ? '' : warnings}
        </Severity>
      </button>
      <button
        type="button"
        className="bg-ink text-paper flex w-28 flex-none items-center justify-center gap-1.5 font-semibold"
        onClick={() => addUnit()}
      >
        <Icon name="plus" className="size-5" />
        Unit
      </button>
    </footer>
  );
};
