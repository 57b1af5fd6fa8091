'use client';

import { useState } from 'react';
import * as armyWords from '@/app/_components/army/words';
import * as common from '@/app/_components/words';
import { readyMadeFile } from '@/lib/armies/queries';
import type { ReadyMade } from '@/lib/armies/schema';
import { COMPARE, SUGGEST } from '@/lib/pages';
import { shortYear } from '@/lib/rules/core/army/years';
import { pointsText } from '@/lib/rules/core/price/points';
import { useCreateArmy } from '../_components/army/create-army';
import { formatPoints } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { AppLink } from '../_components/ui/app-link';
import { Button, LinkButton } from '../_components/ui/button';
import { BottomSheet } from '../_components/ui/dialog';
import { Flag } from '../_components/ui/flag';
import { Notice } from '../_components/ui/notice';
import { PointsBar } from '../_components/ui/points-bar';
import { Segments, SPREAD } from '../_components/ui/segments';
import { type Scenario, sideName } from './scenarios';
import { StartTitle } from './start-title';
import * as words from './words';

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
      <BottomSheet
        open={army !== undefined}
        onClose={() => setArmy(undefined)}
        title={army ? army.name : words.readyMadeArmy}
      >
        {army && (
          <Preview army={army} opponent={opponent} system={systems.find(({ id }) => id === army.system)} />
        )}
      </BottomSheet>
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

const FIGURE = 'font-caslon text-20 leading-none font-normal tabular-nums';

type PreviewProps = { army: ReadyMade; opponent: ReadyMade | undefined; system: SystemCard | undefined };

const Preview = ({ army, opponent, system }: PreviewProps) => {
  const { summary, origin } = army;
  const [year, setYear] = useState(summary.year);
  const { create, pending, fault } = useCreateArmy();
  const pointScale = system?.pointScale ?? 1;

  return (
    <div className="grid gap-3.5" data-nation={summary.nation}>
      <PointsBar shares={summary.shares} total={summary.points} budget={summary.budget} />
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {summary.points !== null && (
          <span>
            <b className={FIGURE}>{formatPoints(summary.points, pointScale)}</b>{' '}
            {system?.terms.points ?? armyWords.pointsWithin}
          </span>
        )}
        <span>
          <b className={FIGURE}>{summary.units}</b> {system?.terms.units ?? armyWords.unitsWithin}
        </span>
        {summary.breakingPoint !== null && (
          <span>
            {words.breakingPointWithin} <b className={FIGURE}>{summary.breakingPoint}</b>
          </span>
        )}
      </p>
      {origin !== null && (
        <p className="soft">
          {origin.name}. {origin.note} {system?.source}.
        </p>
      )}
      {system !== undefined && (
        <Segments
          legend={common.year}
          className={SPREAD.years}
          value={String(year)}
          onChange={(value) => setYear(Number(value))}
          options={system.choices.years.map((value) => ({
            value: String(value),
            label: shortYear(value, year, system.choices.years[0] ?? value),
            longLabel: String(value),
          }))}
        />
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <Button
        variant="main"
        size="big"
        disabled={pending}
        onClick={() => create(() => readyMadeFile(army.id, year))}
      >
        {pending ? words.makingArmy : words.startWithArmy}
      </Button>
      {opponent !== undefined && (
        <LinkButton variant="bare" icon="swap" href={`${COMPARE}?a=ready:${army.id}&b=ready:${opponent.id}`}>
          {words.compareWith(sideName(opponent))}
        </LinkButton>
      )}
    </div>
  );
};
