import { countFindings, type Finding, standingOf } from '@/lib/rules/core/check/finding';
import type { PlaceName } from '@/lib/rules/core/check/place-names';
import type { Summary, System } from '@/lib/rules/core/contract/system';
import * as commonParts from '../part-words';
import { PointsBar } from '../ui/points-bar';
import { RuledTitle } from '../ui/ruled-title';
import { ArmyVerdict } from '../ui/severity-mark';
import { FindingPart } from './finding-part';
import { LimitList } from './limit-list';
import { formatLeft, formatPoints } from './points';
import { ShareLegend } from './share-legend';
import { SumLine } from './sum-line';

type PointsSectionProps = { summary: Summary; system: System };

/** The points of an army, by arm, and its limits. */
export const PointsSection = ({ summary, system }: PointsSectionProps) => {
  const { points, budget, shares, limits } = summary;
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="vh">
        Points and limits
      </h2>
      {points !== null && (
        <>
          <SumLine
            sum={formatPoints(points, system.pointScale)}
            of={
              budget === null
                ? system.terms.points
                : `of ${formatPoints(budget, system.pointScale)} ${system.terms.points}`
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

type FindingsSectionProps = {
  findings: readonly Finding[];
  placeName: PlaceName;
  system: System;
  /** the part of them that is shown, from 1 */
  part: number;
  href: (part: number) => string;
};

/** What is wrong with an army, counted in its title. */
export const FindingsSection = ({ findings, placeName, system, part, href }: FindingsSectionProps) => (
  <section id="found" aria-labelledby="findings">
    <RuledTitle id="findings" title="Findings" apart>
      <ArmyVerdict standing={standingOf(findings)} counts={countFindings(findings)} />
    </RuledTitle>
    <FindingPart
      findings={findings}
      placeName={placeName}
      source={system.source}
      rules={system.id}
      clear={commonParts.everyCheckPassed}
      part={part}
      href={href}
    />
  </section>
);
