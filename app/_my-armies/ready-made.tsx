'use client';

import { useState } from 'react';
import * as common from '@/app/_components/words';
import { LaterDialog, laterPart } from '@/app/_editor/later';
import type { ReadyMade } from '@/lib/armies/schema';
import { SUGGEST } from '@/lib/pages';
import { pointsText } from '@/lib/rules/core/price/points';
import type { SystemCard } from '../_components/army/system-card';
import { AppLink } from '../_components/ui/app-link';
import { Button } from '../_components/ui/button';
import { Flag } from '../_components/ui/flag';
import { type Scenario, sideName } from './scenarios';
import { StartTitle } from './start-title';
import * as words from './words';

const SHEET = laterPart(() => import('./ready-made-sheet').then((part) => part.ReadyMadeSheet));

type ReadyMadeListProps = { scenarios: readonly Scenario[]; systems: readonly SystemCard[] };

/** Forces of scenarios, side by side, and examples of each rule system: a click shows one, another makes it yours. */
export const ReadyMadeList = ({ scenarios, systems }: ReadyMadeListProps) => {
  const [army, setArmy] = useState<ReadyMade>();
  const opponent = scenarios
    .find(({ sides }) => sides.some(({ id }) => id === army?.id))
    ?.sides.find(({ id }) => id !== army?.id);
  return (
    <section aria-labelledby="ready-made">
      <StartTitle id="ready-made">{common.readyMadeArmies}</StartTitle>
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
        {words.ofEveryNation} <AppLink href={SUGGEST}>{words.typicalArmies}</AppLink>
      </p>
      <LaterDialog
        part={SHEET}
        props={{
          ...{ open: army !== undefined, onClose: () => setArmy(undefined), army, opponent },
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
  `${sides.map(({ summary }) => pointsText(summary.units)).join(words.andBetween)} ${system?.terms.units ?? 'units'}`;

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
          aria-label={scenario.sides.length > 1 ? army.name : words.showNamed(army.name)}
        >
          {scenario.sides.length > 1 ? sideName(army) : common.show}
        </Button>
      ))}
    </div>
  </>
);
