'use client';

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serverState } from '@/app/_components/server-state';
import * as common from '@/app/_components/words';
import { readyMadeQuery } from '@/lib/armies/queries';
import { effectOf, type Tried } from '@/lib/events/packs/edit/effect';
import { ruleName } from '@/lib/events/packs/edit/rule-name';
import { ruleSentence } from '@/lib/rules/events/sentence';
import { useBelow, usePack, useTerms } from '../pack-context';
import { EnteredTogether, EnteredTurned, useEventsTried } from './entered';
import { Together, TurnedLine } from './turned-line';
import * as words from './words';

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

/** Which verdicts the last change turned, and how many armies are legal under all rules together. */
export const EffectOnMany = () => {
  const { kit } = usePack();
  const { now, before } = useTerms();
  const { packs } = useBelow();
  const ready = useReadyMade();
  const events = useEventsTried();
  const { turned, legal, of, most } = useMemo(
    () => effectOf(kit, before, now, ready),
    [kit, before, now, ready],
  );
  const stay = of - turned.length;
  return (
    <>
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">{words.byThisChange}</h3>
      <ul>
        {events.map((event) => (
          <EnteredTurned key={event.id} event={event} />
        ))}
        {turned.map(({ id, name, was, now: is }) => (
          <TurnedLine key={id} name={name} was={was} now={is} />
        ))}
        <li className="border-rule soft flex min-h-[31px] items-center border-b">
          {turned.length === 0 ? words.noArmyChanges : words.armiesStay(stay)}
        </li>
      </ul>
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">{words.allRulesTogether}</h3>
      <table className="w-full">
        <tbody>
          <Together label={common.readyMadeArmies} legal={legal} of={of} />
          {events.map((event) => (
            <EnteredTogether key={event.id} event={event} several={events.length > 1} />
          ))}
        </tbody>
      </table>
      {most !== undefined && (
        <p className="text-ink-2 py-1.5 wrap-anywhere">
          <b className="font-[560]">{ruleName(most.term.rule, kit.words)}</b>{' '}
          {words.changesOf(most.count, of)}
          {packs.length > 0 && words.ruleOf(most.term.pack.name)}: {ruleSentence(most.term.rule, kit.words)}.
        </p>
      )}
    </>
  );
};
