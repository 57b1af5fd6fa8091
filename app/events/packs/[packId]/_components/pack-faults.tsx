'use client';

import { useMemo } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import * as common from '@/app/_components/words';
import { packFaults } from '@/lib/rules/events/faults';
import { useBelow, usePack, usePackActions, useTerms } from './pack-context';
import * as partWords from './words';

const goTo = (slot: string) => {
  const row = document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(slot)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
};

/** What is contradictory, impossible or without effect in the pack itself. */
export const PackFaults = () => {
  const { words } = usePack().kit;
  const { now } = useTerms();
  const { fault } = useBelow();
  const { select } = usePackActions();
  const faults = useMemo(() => packFaults(now, words), [now, words]);
  if (faults.length === 0 && fault === undefined) return null;
  return (
    <section aria-label={partWords.faultsOfPack} className="mt-3 grid gap-1.5">
      {fault !== undefined && <Notice severity="error">{fault}</Notice>}
      {faults.map(({ slot, severity, message }) => (
        <Notice
          key={`${slot} ${message}`}
          severity={severity}
          action={
            <TextButton
              className="touch:min-h-11"
              onClick={() => {
                select(slot);
                goTo(slot);
              }}
            >
              {common.show}
              <span className="vh"> {partWords.theRule}</span>
            </TextButton>
          }
        >
          {message}
        </Notice>
      ))}
    </section>
  );
};
