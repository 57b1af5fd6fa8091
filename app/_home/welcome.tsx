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
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">No armies yet</h2>
      <p>
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
      <h3>Rules it knows</h3>
      <ul className="systems">
        {systems.map(({ id, name, purpose }) => {
          const army = scenarios.find(({ system }) => system === id)?.sides.at(-1);
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p>{purpose}</p>
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
    <div className="example" data-nation={nation}>
      <div className="parade" aria-hidden="true">
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

/** Our own paper, photographed by `npm run pictures`. */
const Pictures = () => (
  <div className="pictures">
    <figure>
      <img
        {...sizeOf(roster)}
        alt="The upper part of a printed roster: commanders, units, prices and hit boxes"
      />
      <figcaption>The roster: every unit with its price and boxes to mark</figcaption>
    </figure>
    <figure>
      <img {...sizeOf(cards)} alt="Printed cards of units with their moves, ranges and rolls" />
      <figcaption>Cards to cut out, and a quick reference cut to the armies</figcaption>
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
