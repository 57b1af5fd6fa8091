'use client';

import { useMemo } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { findingKey } from '@/lib/events/packs/edit/effect';
import { countFindings } from '@/lib/rules/core/check/finding';
import { placesInFull } from '@/lib/rules/core/check/place-names';
import { pointsText, printedPoints } from '@/lib/rules/core/price/points';
import { pointsLimit, summaryUnder } from '@/lib/rules/events/points-limit';
import { usePack } from '../pack-context';
import { useSample } from '../sample-context';
import * as words from './words';

/** The sample army under the pack: its points, and what is found. */
export const SampleResult = () => {
  const { kit } = usePack();
  const { tried } = useSample();
  const { system } = kit;
  const result = useMemo(() => {
    if (tried === null) return null;
    const { seen, now, before } = tried;
    const earlier = new Set(before.findings.map(findingKey));
    const findings = now.findings.map((finding) => ({
      ...finding,
      ...(!earlier.has(findingKey(finding)) && { title: words.titleByThisChange(finding.title) }),
    }));
    return {
      findings,
      placeName: placesInFull(system.outline(seen.file)),
      summary: summaryUnder(system, seen.file, now),
      allowed: pointsLimit(now.standings)?.allowed ?? null,
    };
  }, [tried, system]);
  if (result === null) return <p role="status">{words.loadingArmy}</p>;
  const { findings, placeName, summary, allowed } = result;
  return (
    <div data-nation={summary.nation}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-caslon text-36 leading-[1.1] tabular-nums">
          {summary.points === null
            ? summary.units
            : pointsText(printedPoints(summary.points, system.pointScale))}
        </span>
        <span>
          {summary.points === null ? system.terms.units : allowed !== null && common.ofAllowed(allowed)}
        </span>
        <span className="ml-auto">
          <SeverityCounts counts={countFindings(findings)} />
        </span>
      </p>
      <PointsBar
        className="my-2"
        shares={summary.shares}
        total={summary.points}
        budget={allowed === null ? null : summary.budget}
      />
      <div className="[--find-bleed:24px] max-[721px]:[--find-bleed:16px]">
        <FindingStack
          findings={findings}
          placeName={placeName}
          source={system.source}
          clear={words.followsBookAndPack}
        />
      </div>
    </div>
  );
};
