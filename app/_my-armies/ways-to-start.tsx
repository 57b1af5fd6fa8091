'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { LazyDialog, lazyPart } from '@/app/_editor/lazy-part';
import type { ReadyMade } from '@/lib/armies/schema';
import { PLAY, SUGGEST } from '@/lib/pages';
import { pointsText } from '@/lib/rules/core/price/points';
import { readSharedLink } from '../_components/army/shared-link';
import type { SystemCard } from '../_components/army/system-card';
import { AppLink } from '../_components/ui/app-link';
import { Button } from '../_components/ui/button';
import { Fault, Input } from '../_components/ui/field';
import { Flag } from '../_components/ui/icon';
import { type Scenario, sideName } from './scenarios';

/** The head of one way to start an army: under a rule in the column beside the list, else over a column of its own. */
export const StartTitle = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2
    className="max-desktop:text-20 border-rule-ink max-desktop:mt-0 max-desktop:border-t-0 max-desktop:pt-0 mt-5 border-t pt-3"
    id={id}
  >
    {children}
  </h2>
);

/** Opens the page behind a pasted share link. */
export const OpenShared = () => {
  const id = useId();
  const router = useRouter();
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string>();

  const open = (event: FormEvent) => {
    event.preventDefault();
    const link = readSharedLink(pasted);
    if (link.ok) router.push(link.path);
    else setFault(link.message);
  };

  return (
    <form onSubmit={open} aria-labelledby={`${id}-title`}>
      <StartTitle id={`${id}-title`}>Open a shared army</StartTitle>
      <div className="mt-2.5 mb-1.5 flex gap-2">
        <Input
          placeholder="Share link"
          aria-label="Share link"
          autoComplete="off"
          value={pasted}
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          onChange={(event) => {
            setPasted(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit">Open</Button>
      </div>
      {fault !== undefined && (
        <Fault id={`${id}-fault`} live>
          {fault}
        </Fault>
      )}
    </form>
  );
};

/** Opens the list, sheet or seat of a code. A plain form: it works without a script. */
export const OpenCode = () => {
  const id = useId();
  return (
    <form action={PLAY} method="get" aria-labelledby={`${id}-title`}>
      <StartTitle id={`${id}-title`}>A code</StartTitle>
      <div className="mt-2.5 mb-1.5 flex gap-2">
        <Input
          name="code"
          placeholder="Of a list, a sheet or a table"
          aria-label="A code of a list, a sheet or a table"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
        <Button type="submit">Open</Button>
      </div>
    </form>
  );
};

const SHEET = lazyPart(() => import('./ready-made-sheet').then((part) => part.ReadyMadeSheet));

type ReadyMadeListProps = { scenarios: readonly Scenario[]; systems: readonly SystemCard[] };

/** Forces of scenarios, side by side, and examples of each rule system: a click shows one, another makes it yours. */
export const ReadyMadeList = ({ scenarios, systems }: ReadyMadeListProps) => {
  const [army, setArmy] = useState<ReadyMade>();
  const opponent = scenarios
    .find(({ sides }) => sides.some(({ id }) => id === army?.id))
    ?.sides.find(({ id }) => id !== army?.id);
  return (
    <section aria-labelledby="ready-made">
      <StartTitle id="ready-made">Ready-made armies</StartTitle>
      <ul className="mt-1.5">
        {scenarios.map((scenario) => (
          <li
            key={scenario.key}
            className="border-rule grid min-h-10 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 border-b py-[5px] pointer-coarse:min-h-11"
          >
            <Sides
              scenario={scenario}
              system={systems.find(({ id }) => id === scenario.system)}
              onChoose={setArmy}
            />
          </li>
        ))}
      </ul>
      <p className="soft pt-2">
        Of every nation, in each rule system: <AppLink href={SUGGEST}>typical armies</AppLink>
      </p>
      <LazyDialog
        part={SHEET}
        props={{
          open: army !== undefined,
          onClose: () => setArmy(undefined),
          army,
          opponent,
          system: systems.find(({ id }) => id === army?.system),
        }}
      />
    </section>
  );
};

type SidesProps = {
  scenario: Scenario;
  system: SystemCard | undefined;
  onChoose: (army: ReadyMade) => void;
};

/** "12 and 14.5 units" */
const sizesText = ({ sides }: Scenario, system: SystemCard | undefined): string =>
  `${sides.map(({ summary }) => pointsText(summary.units)).join(' and ')} ${system?.terms.units ?? 'units'}`;

const Sides = ({ scenario, system, onChoose }: SidesProps) => (
  <>
    <span className="flex gap-[3px]" aria-hidden="true">
      {scenario.sides.map(({ id, summary }) => (
        <Flag key={id} nation={summary.nation} className="h-[17px]" />
      ))}
    </span>
    <p>
      <b className="font-[560]">{scenario.title}</b>
      <span className="text-12 text-ink-3 block">
        {' '}
        {[system?.name, scenario.date?.replaceAll(' ', '\u00a0'), sizesText(scenario, system)]
          .filter((part) => part !== undefined)
          .join(', ')}
      </span>
    </p>
    <div className="flex gap-1.5">
      {scenario.sides.map((army) => (
        <Button
          key={army.id}
          size="small"
          onClick={() => onChoose(army)}
          aria-label={scenario.sides.length > 1 ? army.name : `Show ${army.name}`}
        >
          {scenario.sides.length > 1 ? sideName(army) : 'Show'}
        </Button>
      ))}
    </div>
  </>
);
