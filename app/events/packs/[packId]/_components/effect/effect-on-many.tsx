'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { errorText } from '@/app/_components/server-changes';
import { getQueryClient } from '@/app/_components/server-state';
import { AppLink } from '@/app/_components/ui/app-link';
import { Icon } from '@/app/_components/ui/icon';
import { ArmyVerdict, Severity } from '@/app/_components/ui/severity-mark';
import * as eventsWords from '@/app/events/words';
import { readyMadeQuery } from '@/lib/armies/queries';
import { type EffectVerdict, effectOf, type TriedArmy } from '@/lib/events/packs/edit/effect';
import { ruleName } from '@/lib/events/packs/edit/rule-name';
import type { EventOfPack } from '@/lib/events/packs/pack-answers';
import { triedDraftQuery } from '@/lib/events/queries';
import type { TryTermsAnswer } from '@/lib/events/schema';
import { deskPath } from '@/lib/pages';
import { counted } from '@/lib/rules/core/army/words';
import { ruleSentence } from '@/lib/rules/events/sentence';
import { useBelow, usePack, usePackState, useTerms } from '../pack-context';

/** The armies that ship, each looked at once. */
const useReadyMade = (): readonly TriedArmy[] => {
  const { kit, samples } = usePack();
  const answers = useQueries(
    {
      queries: samples.map(({ id }) => readyMadeQuery(id)),
      combine: (all) => all.map(({ data }) => data),
    },
    getQueryClient(),
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

type TurnedList = Extract<TryTermsAnswer, { ok: true }>['turned'][number];

/** The effect of the pack as edited on the lists of an event: its server judges them. */
const useTried = ({ id }: EventOfPack) => {
  const file = usePackState((state) => state.file);
  const { packs } = useBelow();
  return useQuery(triedDraftQuery(id, [...packs, file]), getQueryClient());
};

/** The events of this pack whose lists are tried. */
const useEventsTried = (): readonly EventOfPack[] => usePack().events.filter(({ tried }) => tried);

const verdictOf = ({ standing, errors }: TurnedList['was']): EffectVerdict => ({
  legality: standing,
  errors,
});

const isTurned = ({ was, is }: TurnedList): boolean =>
  was.standing !== is.standing || was.errors !== is.errors;

const VerdictWord = ({ verdict: { legality, errors } }: { verdict: EffectVerdict }) => (
  <ArmyVerdict standing={legality} counts={{ error: errors, warning: 0, wanting: 0, info: 0 }} />
);

type TurnedLineProps = {
  name: ReactNode;
  /** null where the verdict stays, and only what is found is another */
  was: EffectVerdict | null;
  now: EffectVerdict;
  /** why */
  children?: ReactNode;
};

/** An army whose verdict turns: what it was, and what it becomes. */
const TurnedLine = ({ name, was, now, children }: TurnedLineProps) => (
  <li className="border-rule grid min-h-[31px] grid-cols-[minmax(0,1fr)_auto_16px_minmax(72px,auto)] items-center gap-x-2 border-b py-1">
    <b className="font-[560] wrap-anywhere">{name}</b>
    {was === null ? <span /> : <VerdictWord verdict={was} />}
    {was === null ? (
      <span />
    ) : (
      <span>
        <Icon name="chevron-right" />
        <span className="vh">becomes</span>
      </span>
    )}
    <span className="text-end">
      <VerdictWord verdict={now} />
    </span>
    {children !== undefined && <div className="col-span-full">{children}</div>}
  </li>
);

/** How many armies of a kind are legal under all rules together. */
const Together = ({ label, legal, of }: { label: string; legal: number; of: number }) => (
  <tr className="border-rule border-b tabular-nums">
    <th scope="row" className="h-[27px] py-1 pr-2 text-start font-normal wrap-anywhere">
      {label}, {of}
    </th>
    <td className="text-end whitespace-nowrap">{`${legal} ready`}</td>
    <td className="w-[104px] text-end whitespace-nowrap">
      {of > legal && <Severity severity="error">{`${of - legal} illegal`}</Severity>}
    </td>
  </tr>
);

/** The lists entered at an event whose verdict would turn, each with its reason and its place on the desk. */
const EnteredTurned = ({ event }: { event: EventOfPack }) => {
  const { data, error, isFetching } = useTried(event);
  const fault = errorText(error);
  if (data === undefined) {
    return (
      <li className="border-rule soft flex min-h-[31px] items-center border-b py-1 wrap-anywhere">
        {fault ?? `Checking the lists of ${event.name}`}
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
              {`Entry ${each.number},`} <bdi>{each.name}</bdi>
            </AppLink>
          }
          was={isTurned(each) ? verdictOf(each.was) : null}
          now={verdictOf(each.is)}
        >
          <p className="text-12 text-ink-2 wrap-anywhere">{eventsWords.whatTurned(each)}</p>
        </TurnedLine>
      ))}
      <li
        className="border-rule soft flex min-h-[31px] items-center border-b py-1 wrap-anywhere"
        aria-busy={isFetching}
      >
        {fault ??
          (turned.length === 0
            ? `No verdict changes among the lists of ${event.name}`
            : `${counted(stay, 'entered list stays', 'entered lists stay')} as ${stay === 1 ? 'it is' : 'they are'}; compared with the terms saved at ${event.name}`)}
      </li>
    </>
  );
};

/** How many of the lists entered at an event are legal under all rules together. */
const EnteredTogether = ({ event, several }: { event: EventOfPack; several: boolean }) => {
  const { data } = useTried(event);
  if (data === undefined) return null;
  const label = several ? `Entered at ${event.name}` : 'Entered so far';
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
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">By this change alone</h3>
      <ul>
        {events.map((event) => (
          <EnteredTurned key={event.id} event={event} />
        ))}
        {turned.map(({ id, name, was, now: is }) => (
          <TurnedLine key={id} name={name} was={was} now={is} />
        ))}
        <li className="border-rule soft flex min-h-[31px] items-center border-b">
          {turned.length === 0
            ? 'No ready-made army changes verdict'
            : `${counted(stay, 'ready-made army stays', 'ready-made armies stay')} as ${stay === 1 ? 'it is' : 'they are'}`}
        </li>
      </ul>
      <h3 className="border-rule-ink text-16 border-b pt-3.5 pb-1">All rules together</h3>
      <table className="w-full">
        <tbody>
          <Together label="Ready-made armies" legal={legal} of={of} />
          {events.map((event) => (
            <EnteredTogether key={event.id} event={event} several={events.length > 1} />
          ))}
        </tbody>
      </table>
      {most !== undefined && (
        <p className="text-ink-2 py-1.5 wrap-anywhere">
          <b className="font-[560]">{ruleName(most.term.rule, kit.words)}</b>{' '}
          {`changes ${most.count} of ${of}`}
          {packs.length > 0 && `, a rule of ${most.term.pack.name}`}:{' '}
          {ruleSentence(most.term.rule, kit.words)}.
        </p>
      )}
    </>
  );
};
