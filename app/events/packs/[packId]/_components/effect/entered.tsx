'use client';

import { useQuery } from '@tanstack/react-query';
import { faultText } from '@/app/_components/server-changes';
import { serverState } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { WhatTurned } from '@/app/events/_terms/what-turned';
import type { EventOfPack } from '@/lib/events/judge/contract';
import type { Verdict } from '@/lib/events/packs/edit/effect';
import { triedDraftQuery } from '@/lib/events/queries';
import type { TryTermsAnswer } from '@/lib/events/schema';
import { deskPath } from '@/lib/pages';
import { useBelow, usePack, usePackState } from '../pack-context';
import { Together, TurnedLine } from './turned-line';
import * as words from './words';

type Turned = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** What the pack as it stands here would do to the lists entered at an event: its server judges them. */
const useTried = ({ id }: EventOfPack) => {
  const file = usePackState((state) => state.file);
  const { packs } = useBelow();
  return useQuery(triedDraftQuery(id, [...packs, file]), serverState());
};

/** The events of this pack whose lists are tried. */
export const useEventsTried = (): readonly EventOfPack[] => usePack().events.filter(({ tried }) => tried);

const verdictOf = ({ standing, errors }: Turned['was']): Verdict => ({ legality: standing, errors });

const isTurned = ({ was, is }: Turned): boolean => was.standing !== is.standing || was.errors !== is.errors;

/** The lists entered at an event whose verdict would turn, each with its reason and its place on the desk. */
export const EnteredTurned = ({ event }: { event: EventOfPack }) => {
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
export const EnteredTogether = ({ event, several }: { event: EventOfPack; several: boolean }) => {
  const { data } = useTried(event);
  if (data === undefined) return null;
  const label = several ? words.enteredAt(event.name) : words.enteredSoFar;
  return <Together label={label} legal={data.legal} of={data.lists} />;
};
