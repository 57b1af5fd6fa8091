'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { faultText } from '@/app/_components/server-changes';
import { serverState } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import * as common from '@/app/_components/words';
import { WhatTurned } from '@/app/events/_terms/what-turned';
import { readyMadeQuery } from '@/lib/armies/queries';
import { effectOf, type Tried, type Verdict } from '@/lib/events/packs/edit/effect';
import { ruleName } from '@/lib/events/packs/edit/rule-name';
import type { EventOfPack } from '@/lib/events/packs/pack-answers';
import { triedDraftQuery } from '@/lib/events/queries';
import type { TryTermsAnswer } from '@/lib/events/schema';
import { deskPath } from '@/lib/pages';
import { ruleSentence } from '@/lib/rules/events/sentence';
import { useBelow, usePack, usePackState, useTerms } from '../pack-context';
import * as words from '../words';
import { Together, TurnedLine } from './turned-line';

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

type Turned = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** What the pack as it stands here would do to the lists entered at an event: its server judges them. */
const useTried = ({ id }: EventOfPack) => {
  const file = usePackState((state) => state.file);
  const { packs } = useBelow();
  return useQuery(triedDraftQuery(id, [...packs, file]), serverState());
};

/** The events of this pack whose lists are tried. */
const useEventsTried = (): readonly EventOfPack[] => usePack().events.filter(({ tried }) => tried);

const verdictOf = ({ standing, errors }: Turned['was']): Verdict => ({ legality: standing, errors });

const isTurned = ({ was, is }: Turned): boolean => was.standing !== is.standing || was.errors !== is.errors;

/** The lists entered at an event whose verdict would turn, each with its reason and its place on the desk. */
const EnteredTurned = ({ event }: { event: EventOfPack }) => {
  const { data, error, isFetching } = useTried(event);
  const fault = faultText(error);
  if (data === undefined) {
    return (
      <li className="border-rule soft flex min-h-[31px] items-center border-b py-1 wrap-anywhere">
        {fault ?? words.checkingLists(event.name)}
      </li>
    );
  }
  const { turned, lists } = data;
  const stay = lists - turned.length;
  if (lists === 0) return null;
  return (
    <>
      {turned.map((each) => (
        <TurnedLine
          key={each.number}
          name={
            <AppLink href={`${deskPath(event.id)}#${each.number}`}>
              {words.entryNumber(each.number)} <bdi>{each.name}</bdi>
            </AppLink>
          }
          was={isTurned(each) ? verdictOf(each.was) : null}
          now={verdictOf(each.is)}
        >
          <WhatTurned {...each} />
        </TurnedLine>
      ))}
      <li
        className="border-rule soft flex min-h-[31px] items-center border-b py-1 wrap-anywhere"
        aria-busy={isFetching}
      >
        {fault ??
          (turned.length === 0 ? words.noEntryChanges(event.name) : words.entriesStay(stay, event.name))}
      </li>
    </>
  );
};

/** How many of the lists entered at an event are legal under all rules together. */
const EnteredTogether = ({ event, several }: { event: EventOfPack; several: boolean }) => {
  const { data } = useTried(event);
  if (data === undefined) return null;
  const label = several ? words.enteredAt(event.name) : words.enteredSoFar;
  return <Together label={label} legal={data.legal} of={data.lists} />;
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
