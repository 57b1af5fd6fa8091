'use client';

import { useRouter } from 'next/navigation';
import type { ReadyMade } from '@/lib/armies/schema';
import { Button } from '../_components/ui/button';
import { Glyph } from '../_components/ui/glyph';
import { Notice } from '../_components/ui/notice';
import { PointsBar } from '../_components/ui/points-bar';
import { useCreateArmy } from './create-army';
import { fetchReadyMade } from './fetch-ready-made';

type WelcomeProps = {
  /** an army to look at */
  example: ReadyMade | undefined;
  onImport: () => void;
  onNew: () => void;
};

/** What a first visitor sees in place of the list: how to begin, and an army to look at. */
export const Welcome = ({ example, onImport, onNew }: WelcomeProps) => {
  const router = useRouter();
  const { create, pending, fault } = useCreateArmy();

  const open = async ({ id, summary }: ReadyMade) => {
    const created = await create(() => fetchReadyMade(id, summary.year));
    if (created !== undefined) router.push(`/armies/${created}`);
  };

  return (
    <section className="welcome" aria-labelledby="welcome">
      <h2 id="welcome">No armies yet</h2>
      <p>
        Choose a nation and a year, then add brigades and units. Points, limits and findings follow every
        click; nothing has to be saved by hand, and no account is needed.
      </p>
      {example && (
        <div className="example" data-nation={example.summary.nation}>
          <div className="parade" aria-hidden="true">
            <Glyph symbol="grenadier" />
            <Glyph symbol="line" />
            <Glyph symbol="line" />
            <Glyph symbol="heavy-cavalry" />
            <Glyph symbol="light-cavalry" />
            <Glyph symbol="gun-medium" />
          </div>
          <PointsBar shares={example.summary.shares} total={example.summary.points} budget={null} />
          <p>
            <b>{example.name}</b>, {example.summary.units} units
            {example.summary.points !== null && `, ${example.summary.points.toLocaleString('en-GB')} points`}
          </p>
        </div>
      )}
      {fault !== undefined && (
        <Notice severity="error" live>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {example && (
          <Button variant="main" disabled={pending} onClick={() => void open(example)}>
            Open an example army
          </Button>
        )}
        <Button className="narrow-only" icon="plus" onClick={onNew}>
          New army
        </Button>
        <Button icon="upload" onClick={onImport}>
          Import armies
        </Button>
      </div>
    </section>
  );
};
