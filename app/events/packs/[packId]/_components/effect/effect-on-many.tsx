'use client';

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverState } from '@/app/_components/server-state';
import { Icon } from '@/app/_components/ui/icon';
import { Severity } from '@/app/_components/ui/severity-mark';
import { readyMadeQuery } from '@/lib/armies/queries';
import { amountOf } from '@/lib/rules/core/number';
import { effectOf, type Tried, type Turned, type Verdict } from '../../../_pack/effect';
import { usePack, useTerms } from '../pack-context';

/** The armies that ship, each looked at once. */
const useReadyMade = (): readonly Tried[] => {
  const { kit, samples } = usePack();
  const answers = useQueries(
    {
      queries: samples.map(({ id }) => readyMadeQuery(id)),
      combine: (all) => all.map(({ data }) => data),
    },
    serverState(),
  );
  return useMemo(
    () =>
      samples.flatMap(({ id, label }, index) => {
        const file = answers[index];
        return file === undefined ? [] : [{ id, name: label, seen: kit.seen(file) }];
      }),
    [kit, samples, answers],
  );
};

const VerdictWord = ({ verdict: { legality, errors } }: { verdict: Verdict }) => {
  if (legality === 'legal') return <Severity severity="pass">legal</Severity>;
  if (legality === 'unfinished') return <Severity severity="wanting">unfinished</Severity>;
  return <Severity severity="error">{amountOf(errors, 'error')}</Severity>;
};

/** Which verdicts the last change turned, and how many armies are legal under all rules together. */
export const EffectOnMany = () => {
  const { kit, entered } = usePack();
  const { now, before } = useTerms();
  const ready = useReadyMade();
  const onReady = useMemo(() => effectOf(kit, before, now, ready), [kit, before, now, ready]);
  const onEntered = useMemo(() => effectOf(kit, before, now, entered), [kit, before, now, entered]);
  const turned = [...onEntered.turned, ...onReady.turned];
  const stay = onReady.of + onEntered.of - turned.length;
  return (
    <>
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">By this change alone</h3>
      <ul>
        {turned.map((each) => (
          <TurnedLine key={each.id} turned={each} />
        ))}
        <li className="border-rule soft flex min-h-[31px] items-center border-b">
          {turned.length === 0
            ? 'No verdict turns'
            : `${amountOf(stay, 'army stays', 'armies stay')} as ${stay === 1 ? 'it is' : 'they are'}`}
        </li>
      </ul>
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">All rules together</h3>
      <table className="w-full">
        <tbody>
          <Together label="Ready-made armies" legal={onReady.legal} of={onReady.of} />
          {entered.length > 0 && (
            <Together label="Entered so far" legal={onEntered.legal} of={onEntered.of} />
          )}
        </tbody>
      </table>
    </>
  );
};

const TurnedLine = ({ turned: { name, was, now } }: { turned: Turned }) => (
  <li className="border-rule grid min-h-[31px] grid-cols-[minmax(0,1fr)_auto_16px_92px] items-center gap-2 border-b py-1">
    <b className="truncate font-[560]">{name}</b>
    <VerdictWord verdict={was} />
    <span>
      <Icon name="chevron-right" />
      <span className="vh">becomes</span>
    </span>
    <span className="text-end">
      <VerdictWord verdict={now} />
    </span>
  </li>
);

const Together = ({ label, legal, of }: { label: string; legal: number; of: number }) => (
  <tr className="border-rule border-b tabular-nums">
    <th scope="row" className="h-[27px] text-start font-normal">
      {label}, {of}
    </th>
    <td className="text-end">{legal} legal</td>
    <td className="w-[116px] text-end">
      {of > legal && <Severity severity="error">{of - legal} not legal</Severity>}
    </td>
  </tr>
);
