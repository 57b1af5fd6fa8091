'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getQueryClient } from '@/app/_components/server-state';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { kitQuery } from '@/app/events/packs/_components/kit-queries';
import { combine } from '@/lib/rules/events/combine';
import { whyNotChecked } from '@/lib/rules/events/expressible';
import { type PackFault, packFaults } from '@/lib/rules/events/faults';
import type { Pack } from '@/lib/rules/events/schema';
import { ruleSentence } from '@/lib/rules/events/sentence';

type TermsSentencesProps = { system: string; packs: readonly Pack[] };

/** What the packs of an event demand together, and what they have against themselves. */
export const TermsSentences = ({ system, packs }: TermsSentencesProps) => {
  const { data: kit } = useQuery(kitQuery(system), getQueryClient());
  const terms = useMemo(() => combine(packs), [packs]);
  const faults = useMemo(() => (kit ? packFaults(terms, kit.words) : []), [kit, terms]);
  if (!kit) return <RoomFor slots={terms.terms.map(({ slot }) => slot)} />;
  if (terms.terms.length === 0)
    return <p className="soft py-[5px]">{`The book alone: ${kit.system.name}.`}</p>;
  return (
    <>
      <Faults faults={faults} />
      <ul aria-label="Terms">
        {terms.terms.map(({ slot, rule }) => {
          const byHand = rule.kind === 'note' || whyNotChecked(rule, kit.words) !== undefined;
          return (
            <li key={slot} className="border-rule flex items-baseline gap-2 border-b py-[5px]">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {ruleSentence(rule, kit.words)}.{' '}
                {byHand && <span className="mute">An organiser checks this by hand.</span>}
                {rule.severity !== 'error' && !byHand && (
                  <span className="mute">{rule.severity === 'warning' ? 'A warning.' : 'A note.'}</span>
                )}
              </span>
              {rule.cite && <CiteChip cite={rule.cite} source={kit.system.source} />}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** The content below the terms does not move when they are loaded. */
const RoomFor = ({ slots: [, ...others] }: { slots: readonly string[] }) => (
  <div aria-busy="true">
    <p className="py-[5px]">Reading the terms.</p>
    {others.map((slot) => (
      <div key={slot} className="h-[30px]" />
    ))}
  </div>
);

const Faults = ({ faults }: { faults: readonly PackFault[] }) =>
  faults.length === 0 ? null : (
    <ul aria-label="Problems with the terms" role="status">
      {faults.map(({ slot, severity, message }) => (
        <li key={`${slot} ${message}`} className="flex gap-2 py-1">
          <SeverityMark severity={severity} className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
