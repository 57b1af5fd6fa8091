'use client';

import { LimitList } from '@/app/_components/army/limit-list';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { ShareLegend } from '@/app/_components/army/share-legend';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { useBuilder, useSystem } from '../builder-context';

/** The sum against the budget, in figures. Nothing for an army without points. */
export const PointsSum = () => {
  const budget = useBuilder(({ view }) => view.summary.budget);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, terms } = useSystem();
  if (total === null) return null;
  return (
    <p className="sum">
      <span className="big">{formatPoints(total, pointScale)}</span>
      <span className="of">
        {budget === null ? terms.points : `of ${formatPoints(budget, pointScale)} ${terms.points}`}
      </span>
      <PointsLeft />
    </p>
  );
};

/** "115 left", or how much the army is over its budget. */
export const PointsLeft = () => {
  const budget = useBuilder(({ view }) => view.summary.budget);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale } = useSystem();
  const left = total === null ? undefined : formatLeft(total, budget, pointScale);
  if (left === undefined) return null;
  const [figure = '', ...words] = left.text.split(' ');
  return (
    <span className={left.over ? 'left over' : 'left'}>
      <b>{figure}</b> {words.join(' ')}
    </span>
  );
};

/** What the points are spent on, and the limits of the army. */
export const PointsPanel = ({ sum = true }: { sum?: boolean }) => {
  const { budget, shares, limits } = useBuilder(({ view }) => view.summary);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, source, terms } = useSystem();
  const of = budget === null ? '' : ` of ${formatPoints(budget, pointScale)}`;
  return (
    <>
      {total !== null && (
        <section className="pts" aria-label="Points">
          {sum && <PointsSum />}
          <PointsBar
            shares={shares}
            total={total}
            budget={budget}
            label={`${formatPoints(total, pointScale)}${of} ${terms.points} spent`}
          />
          <ShareLegend shares={shares} pointScale={pointScale} />
        </section>
      )}
      <section className="lim" aria-label="Limits">
        <LimitList limits={limits} source={source} />
      </section>
    </>
  );
};
