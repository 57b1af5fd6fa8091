'use client';

import { LimitList } from '@/app/_components/army/limit-list';
import { formatPoints } from '@/app/_components/army/points';
import { ShareLegend } from '@/app/_components/army/share-legend';
import * as armyWords from '@/app/_components/army/words';
import { PointsBar } from '@/app/_components/ui/points-bar';
import * as common from '@/app/_components/words';
import { useBuilder, useSystem } from '../builder-context';
import * as partWords from '../words';
import { PointsLeft } from './points-left';

/** The sum against the budget, in figures. Nothing for an army without points. */
export const PointsSum = () => {
  const budget = useBuilder(({ view }) => view.summary.budget);
  const allowed = useBuilder(({ view }) => view.limit?.allowed ?? null);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, terms } = useSystem();
  if (total === null) return null;
  const of =
    budget === null ? terms.points : armyWords.ofPoints(formatPoints(budget, pointScale), terms.points);
  return (
    <p
      className={`phone:flex-1 phone:flex-wrap flex items-baseline gap-2 ${allowed === null ? 'whitespace-nowrap' : 'flex-wrap'}`}
    >
      <span className="font-caslon text-36 phone:leading-[1.1] leading-none tabular-nums">
        {formatPoints(total, pointScale)}
      </span>
      <span className="text-ink-2">{allowed === null ? of : common.ofAllowed(allowed)}</span>
      <PointsLeft className="text-14" />
    </p>
  );
};

/** What the points are spent on, and the limits of the army. */
export const PointsPanel = ({ sum = true }: { sum?: boolean }) => {
  const { budget, shares, limits } = useBuilder(({ view }) => view.summary);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, source, terms } = useSystem();
  const of = budget === null ? '' : partWords.ofPointsLimit(formatPoints(budget, pointScale));
  return (
    <>
      {total !== null && (
        <section className="narrow:pt-0 phone:p-0 flex-none px-[18px] pt-3" aria-label={common.points}>
          {sum && <PointsSum />}
          <PointsBar
            shares={shares}
            total={total}
            budget={budget}
            label={partWords.pointsSpent(formatPoints(total, pointScale), of, terms.points)}
            className="phone:mb-3 phone:h-4 mt-2 mb-[9px]"
          />
          <ShareLegend shares={shares} pointScale={pointScale} />
        </section>
      )}
      <section
        className="border-rule phone:mx-0 phone:py-2 phone:text-14 phone:max-[389.98px]:text-13 phone:max-[389.98px]:[&>dl]:gap-x-3.5 mx-[18px] mt-[11px] flex-none border-t pt-[5px] pb-[3px]"
        aria-label={partWords.limits}
      >
        <LimitList limits={limits} source={source} />
      </section>
    </>
  );
};
