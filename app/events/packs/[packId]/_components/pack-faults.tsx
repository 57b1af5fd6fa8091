'use client';

import { useMemo } from 'react';
import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Notice } from '@/app/_components/ui/notice';
import { limitOf } from '@/lib/events/packs/edit/additions';
import { addRule, leaveFree } from '@/lib/events/packs/edit/changes';
import { capital } from '@/lib/rules/core/army/words';
import { type PackAdvice as Advice, packAdvice } from '@/lib/rules/events/advice';
import { packFaults } from '@/lib/rules/events/faults';
import { useBelow, usePack, usePackActions, usePackState, useTerms } from './pack-context';

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
    <section aria-label="Faults of the pack" className="mt-3 grid gap-1.5">
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
              Show
              <span className="vh"> the rule</span>
            </TextButton>
          }
        >
          {message}
        </Notice>
      ))}
    </section>
  );
};

/** What neither the book nor a pack limits: the organiser limits it, or says that it is free. */
export const PackAdvice = () => {
  const { words } = usePack().kit;
  const file = usePackState((state) => state.file);
  const { now } = useTerms();
  const advice = packAdvice(now, file.rules, words);
  return advice.map((each) => <OneAdvice key={each.slot} advice={each} several={file.on.length > 0} />);
};

const OneAdvice = ({ advice, several }: { advice: Advice; several: boolean }) => {
  const { words, system } = usePack().kit;
  const file = usePackState((state) => state.file);
  const { change } = usePackActions();
  const { group, label, cite, slot } = advice;
  return (
    <Notice className="mt-3" severity="warning" action={<CiteChip cite={cite} source={system.source} />}>
      <p>
        <b>{`${capital(label)} are not limited,`}</b>{' '}
        {`by the book or by ${several ? 'any of the packs' : 'this pack'}: they could make up half a list.`}
      </p>
      <p className="flex flex-wrap gap-x-3 pt-1">
        <TextButton
          className="touch:min-h-11"
          onClick={() => change(addRule(file, limitOf(group, words, file.rules), label))}
        >
          {`Limit ${label}`}
        </TextButton>
        <TextButton className="touch:min-h-11" onClick={() => change(leaveFree(file, slot, label))}>
          Leave unlimited
          <span className="vh">: {label}</span>
        </TextButton>
      </p>
    </Notice>
  );
};
