import type { Summary, System } from '@/lib/rules/core/contract/system';
import { PointsBar } from '../ui/points-bar';
import { LimitList } from './limit-list';
import { formatLeft, formatPoints } from './points';
import { ShareLegend } from './share-legend';
import { SumLine } from './sum-line';
import * as words from './words';

type PointsSectionProps = { summary: Summary; system: System };

/** What an army costs, by arm, and how it stands to its limits. */
export const PointsSection = ({ summary, system }: PointsSectionProps) => {
  const { points, budget, shares, limits } = summary;
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="vh">
        {words.pointsAndLimits}
      </h2>
      {points !== null && (
        <>
          <SumLine
            sum={formatPoints(points, system.pointScale)}
            of={
              budget === null
                ? system.terms.points
                : words.ofPoints(formatPoints(budget, system.pointScale), system.terms.points)
            }
            left={formatLeft(points, budget, system.pointScale)}
            apart
          />
          <PointsBar className="mt-2 mb-[9px]" shares={shares} total={points} budget={budget} />
          <ShareLegend shares={shares} pointScale={system.pointScale} />
        </>
      )}
      <div className="border-rule mt-[11px] border-t pt-1.5">
        <LimitList limits={limits} source={system.source} />
      </div>
    </section>
  );
};
