'use client';

import { type ReactNode, useState } from 'react';
import type { SystemCard } from '@/app/_components/army/system-card';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { DropVeil, usePageDrop } from '@/app/_components/ui/file-drop';
import { Notice } from '@/app/_components/ui/notice';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { replaceText } from '@/app/events/_facts/event-words';
import { ListVerdict } from '@/app/events/_facts/list-verdict';
import type { checkListChange } from '@/lib/events/enter/player-queries';
import type { EventHead } from '@/lib/events/schema';
import { builderPath } from '@/lib/pages';
import type { BuildOptions } from './build-options';
import { ListChoice } from './list-choice';
import { type ChosenList, listName, type MyList } from './my-list';
import { sendWords } from './send-words';
import { useListCheck } from './use-list-check';

export type ListDeskProps = {
  card: SystemCard;
  lists: readonly MyList[];
  /** of all armies of the system, also those not offered */
  count: number;
  chosenList: ChosenList | null;
  build: BuildOptions;
  /** the address of this page */
  path: string;
  /** asks for the verdict on a list */
  checking: ReturnType<typeof checkListChange>;
  /** the third column, which sends what is chosen */
  send: (chosenList: ChosenList | null) => ReactNode;
  /** what the third column is called: "Send it" */
  sendTitle: string;
};

const COLUMN = 'min-w-0 px-6 pt-4 pb-6 max-tablet:px-4';
const SUNK = 'bg-paper-sunk border-rule-firm max-laptop:bg-paper';
/** Where it is narrow, and scripts run, one step is seen at a time. */
const AWAY = 'max-laptop:not-noscript:hidden';

const STEPS = [
  { key: 'list', label: 'List' },
  { key: 'check', label: 'Check' },
  { key: 'send', label: 'Send' },
] as const;

type Step = (typeof STEPS)[number]['key'];

type StepTabsProps = { step: Step; onStep: (step: Step) => void; hasList: boolean };

/** The three steps on a phone; without a script all of them stand on the page. */
const StepTabs = ({ step, onStep, hasList }: StepTabsProps) => (
  <nav className="border-rule-ink max-laptop:not-noscript:block hidden border-b" aria-label="Steps">
    <ol className="grid grid-cols-3">
      {STEPS.map(({ key, label }, index) => (
        <li key={key}>
          <button
            type="button"
            className="text-14 text-ink-2 aria-[current]:border-ink aria-[current]:text-ink -mb-px flex min-h-12 w-full items-center justify-center gap-1.5 border-b-3 border-transparent disabled:opacity-55 aria-[current]:font-semibold"
            disabled={key !== 'list' && !hasList}
            onClick={() => onStep(key)}
            {...(key === step && { 'aria-current': 'step' })}
          >
            <span className="font-caslon text-[1.125rem] font-normal">{index + 1}</span>
            {label}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

/** Three columns, or three steps on a phone: choose a list, read what the terms say of it, send it. */
export const ListDesk = (props: ListDeskProps) => {
  const { card, lists, count, build, path, checking, send, sendTitle } = props;
  const [step, setStep] = useState<Step>(props.chosenList === null ? 'list' : 'check');
  const { chosenList, refused, typed, pending, fault, check, checkFile } = useListCheck(
    checking,
    props.chosenList,
    () => setStep('check'),
  );
  const dropped = usePageDrop((files) => void checkFile(files));
  const at = (own: Step) => (step === own ? '' : AWAY);
  const army = chosenList !== null && 'army' in chosenList.list ? chosenList.list.army : null;
  return (
    <>
      <StepTabs step={step} onStep={setStep} hasList={chosenList !== null} />
      <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid flex-1 grid-cols-[minmax(300px,400px)_minmax(0,1fr)_minmax(300px,396px)]">
        <section className={`${COLUMN} ${SUNK} laptop:border-r ${at('list')}`} aria-labelledby="step-list">
          <RuledTitle id="step-list" title="1. Your list">
            <span className="text-12 text-ink-3">
              {count === 0 ? '' : `${count === 1 ? '1 army' : `${count} armies`} in ${card.name}`}
            </span>
          </RuledTitle>
          <ListChoice
            lists={lists}
            chosenArmy={army}
            path={path}
            build={build}
            refused={fault === undefined ? refused : [fault]}
            typed={typed}
            pending={pending}
            onCheck={check}
            onFile={(files) => void checkFile(files)}
          />
        </section>
        <section
          className={`${COLUMN} max-laptop:pb-24 ${at('check')}`}
          aria-label="The chosen list"
          aria-busy={pending}
        >
          <p className="vh" role="status">
            {pending
              ? 'Reading the list'
              : chosenList === null
                ? ''
                : `${listName(chosenList.checked.list)} was read`}
          </p>
          {chosenList === null ? (
            <p className="text-ink-2 text-14">
              {pending ? 'Reading the list…' : 'Choose a list to see what the terms say about it.'}
            </p>
          ) : (
            <>
              <h2 className="font-caslon text-20 pb-2 wrap-anywhere">{listName(chosenList.checked.list)}</h2>
              <ListVerdict {...chosenList.checked} system={card} title="2. What the terms say" />
              {army !== null && (
                <p className="pt-4">
                  <LinkButton icon="edit" href={builderPath(army, path)}>
                    Change it in the builder
                  </LinkButton>
                </p>
              )}
              <div className="bg-paper border-rule-ink max-laptop:not-noscript:grid fixed inset-x-0 bottom-0 z-10 hidden grid-cols-[1fr_1.5fr] gap-2 border-t px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] print:hidden">
                <Button className="min-h-12" onClick={() => setStep('list')}>
                  Other list
                </Button>
                <Button className="min-h-12" variant="main" onClick={() => setStep('send')}>
                  {sendWords('Send', chosenList.checked.verdict)}
                </Button>
              </div>
            </>
          )}
        </section>
        <section className={`${COLUMN} ${SUNK} laptop:border-l ${at('send')}`} aria-labelledby="step-send">
          <RuledTitle id="step-send" title={`3. ${sendTitle}`}>
            {chosenList !== null && (
              <span className="text-12 text-ink-3">{listName(chosenList.checked.list)}</span>
            )}
          </RuledTitle>
          {send(chosenList)}
        </section>
      </div>
      {dropped && <DropVeil>Drop a list to see what the terms say about it</DropVeil>}
    </>
  );
};

type SendPartProps = {
  event: EventHead;
  chosenList: ChosenList | null;
  busy: boolean;
  /** nothing can be sent now */
  off: boolean;
  /** why nothing was received */
  fault: string | undefined;
};

/** The end of a form that sends a list: what went wrong, the button, and what a press of it means. */
export const SendPart = ({ event, chosenList, busy, off, fault }: SendPartProps) => (
  <>
    {fault !== undefined && (
      <Notice severity="error" live>
        {fault}
      </Notice>
    )}
    <Button type="submit" variant="main" className="text-16 min-h-12" aria-disabled={off}>
      {busy ? 'Sending' : sendWords('Send', chosenList?.checked.verdict ?? { errors: 0, standing: 'legal' })}
    </Button>
    <p className="text-ink-3">
      {chosenList === null ? 'Choose a list first. ' : 'Nothing is sent until then. '}
      {replaceText(event)}
    </p>
  </>
);
