'use client';

import { useState } from 'react';
import { readyMadeFile } from '@/lib/armies/queries';
import type { ReadyMade } from '@/lib/armies/schema';
import { COMPARE } from '@/lib/pages';
import { shortYear } from '@/lib/rules/core/army/years';
import { useCreateArmy } from '../_components/army/create-army';
import { formatPoints } from '../_components/army/points';
import type { SystemCard } from '../_components/army/system-card';
import { Button, LinkButton } from '../_components/ui/button';
import { BottomSheet } from '../_components/ui/dialog';
import { Notice } from '../_components/ui/notice';
import { PointsBar } from '../_components/ui/points-bar';
import { Segments, SPREAD } from '../_components/ui/segments';
import { sideName } from './scenarios';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  army: ReadyMade | undefined;
  opponent: ReadyMade | undefined;
  system: SystemCard | undefined;
};

/** A ready-made army in a sheet: what it is, the year it fights in, and the button that makes it yours. */
export const ReadyMadeSheet = ({ open, onClose, army, opponent, system }: SheetProps) => (
  <BottomSheet open={open} onClose={onClose} title={army ? army.name : 'Ready-made army'}>
    {army && <Preview army={army} opponent={opponent} system={system} />}
  </BottomSheet>
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
            {system?.terms.points ?? 'points'}
          </span>
        )}
        <span>
          <b className={FIGURE}>{summary.units}</b> {system?.terms.units ?? 'units'}
        </span>
        {summary.breakingPoint !== null && (
          <span>
            breaking point <b className={FIGURE}>{summary.breakingPoint}</b>
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
          legend="Year"
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
        {pending ? 'Making the army' : 'Start with this army'}
      </Button>
      {opponent !== undefined && (
        <LinkButton variant="bare" icon="swap" href={`${COMPARE}?a=ready:${army.id}&b=ready:${opponent.id}`}>
          {`Compare with ${sideName(opponent)}`}
        </LinkButton>
      )}
    </div>
  );
};
