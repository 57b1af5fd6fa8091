'use client';

import { readyMadeFile } from '@/lib/armies/queries';
import type { ReadyMade } from '@/lib/armies/schema';
import { useCreateArmy } from '../_components/army/create-army';
import { formatPoints } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { Button } from '../_components/ui/button';
import { Glyph } from '../_components/ui/glyph';
import { Notice } from '../_components/ui/notice';
import { PointsBar } from '../_components/ui/points-bar';
import cards from './pictures/cards.jpg';
import roster from './pictures/roster.jpg';
import type { Scenario } from './scenarios';

type WelcomeProps = {
  /** armies to look at, those of the first system first */
  scenarios: readonly Scenario[];
  systems: readonly SystemCard[];
  onImport: () => void;
};

/** What a first visitor sees in place of the list: what this is, for which rules, what it prints, and how to begin. */
export const Welcome = ({ scenarios, systems, onImport }: WelcomeProps) => {
  const { create, pending, fault } = useCreateArmy();
  const example = scenarios[0]?.sides.at(-1);

  const open = ({ id, summary }: ReadyMade) => create(() => readyMadeFile(id, summary.year));

  return (
    <section
      className="text-14 grid max-w-[780px] min-w-0 content-start justify-items-start gap-3.5 px-6 pt-5.5 pb-6 leading-(--lh-read) max-[721px]:px-4"
      aria-labelledby="welcome"
    >
      <h2 id="welcome" className="text-20">
        No armies yet
      </h2>
      <p className="max-w-[62ch]">
        Choose a nation and a year, then add brigades and units. Points, limits and findings follow every
        click; nothing has to be saved by hand, and no account is needed.
      </p>
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {example && (
          <Button variant="main" disabled={pending} onClick={() => open(example)}>
            Open an example army
          </Button>
        )}
        <Button icon="upload" onClick={onImport}>
          Import armies
        </Button>
      </div>
      {example && <Example army={example} system={systems[0]} />}
      <Pictures />
      <h3 className="text-16 pt-1.5">Rules it knows</h3>
      <ul className="border-rule-ink w-full border-t">
        {systems.map(({ id, name, purpose }) => {
          const army = scenarios.find(({ system }) => system === id)?.sides.at(-1);
          return (
            <li
              key={id}
              className="border-rule grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 border-b py-[7px]"
            >
              <div>
                <b className="font-semibold">{name}</b>
                <p className="text-ink-2 leading-(--lh)">{purpose}</p>
              </div>
              {army && (
                <Button
                  size="small"
                  disabled={pending}
                  aria-label={`Open an example of ${name}`}
                  onClick={() => open(army)}
                >
                  Example
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Example = ({ army, system }: { army: ReadyMade; system: SystemCard | undefined }) => {
  const { nation, shares, points, units } = army.summary;
  return (
    <div className="border-rule-ink grid w-full gap-2.5 border-y pt-4 pb-3" data-nation={nation}>
      <div className="flex gap-2.5" aria-hidden="true">
        <Glyph symbol="grenadier" />
        <Glyph symbol="line" />
        <Glyph symbol="line" />
        <Glyph symbol="heavy-cavalry" />
        <Glyph symbol="light-cavalry" />
        <Glyph symbol="gun-medium" />
      </div>
      <PointsBar shares={shares} total={points} budget={null} />
      <p>
        <b>{army.name}</b>, {units} units
        {points !== null && system && `, ${formatPoints(points, system.pointScale)} ${system.terms.points}`}
      </p>
    </div>
  );
};

const PICTURE = 'border-rule-firm w-full border';
const CAPTION = 'text-12 text-ink-2 pt-1';

/** Our own paper, photographed by `npm run pictures`. */
const Pictures = () => (
  <div className="grid w-full grid-cols-2 gap-4 max-[721px]:grid-cols-1">
    <figure>
      <img
        className={PICTURE}
        {...sizeOf(roster)}
        alt="The upper part of a printed roster: commanders, units, prices and hit boxes"
      />
      <figcaption className={CAPTION}>The roster: every unit with its price and boxes to mark</figcaption>
    </figure>
    <figure>
      <img
        className={PICTURE}
        {...sizeOf(cards)}
        alt="Printed cards of units with their moves, ranges and rolls"
      />
      <figcaption className={CAPTION}>Cards to cut out, and a quick reference cut to the armies</figcaption>
    </figure>
  </div>
);

const sizeOf = ({ src, width, height }: { src: string; width: number; height: number }) => ({
  src,
  width,
  height,
  loading: 'lazy' as const,
  decoding: 'async' as const,
});
