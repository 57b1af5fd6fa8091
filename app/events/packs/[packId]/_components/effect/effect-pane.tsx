'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { getQueryClient } from '@/app/_components/server-state';
import { Select } from '@/app/_components/ui/field';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { ArmyVerdict } from '@/app/_components/ui/severity-mark';
import { armiesOfQuery } from '@/lib/armies/queries';
import { findingKey } from '@/lib/events/packs/edit/effect';
import { countFindings, standingOf } from '@/lib/rules/core/check/finding';
import { placesInFull } from '@/lib/rules/core/check/place-names';
import { pointsText, printedPoints } from '@/lib/rules/core/price/points';
import { pointsLimit, summaryUnder } from '@/lib/rules/events/points-limit';
import { ownSample, usePack, useSample } from '../pack-context';
import { EffectOnMany } from './effect-on-many';

/** Which army shows what the rules do: one that ships, or one of mine. */
const SampleChoice = () => {
  const id = useId();
  const { samples, kit } = usePack();
  const { id: sample, choose } = useSample();
  const mine = useQuery(armiesOfQuery(kit.system.id), getQueryClient()).data?.armies ?? [];
  return (
    <div className="py-2.5">
      <label htmlFor={id} className="vh">
        Sample army
      </label>
      <Select id={id} value={sample} onChange={({ target }) => choose(target.value)}>
        <optgroup label="Ready-made">
          {samples.map((each) => (
            <option key={each.id} value={each.id}>
              {each.label}
            </option>
          ))}
        </optgroup>
        {mine.length > 0 && (
          <optgroup label="Mine">
            {mine.map((army) => (
              <option key={army.id} value={ownSample(army.id)}>
                {army.name}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
    </div>
  );
};

/** The sample army under the pack: its points, and what is found. */
const SampleResult = () => {
  const { kit } = usePack();
  const { tried } = useSample();
  const { system } = kit;
  const result = useMemo(() => {
    if (tried === null) return null;
    const { seen, now, before } = tried;
    const earlier = new Set(before.findings.map(findingKey));
    const findings = now.findings.map((finding) => ({
      ...finding,
      ...(!earlier.has(findingKey(finding)) && { title: `${finding.title}, by this change` }),
    }));
    return {
      findings,
      placeName: placesInFull(system.outline(seen.file)),
      summary: summaryUnder(system, seen.file, now),
      allowed: pointsLimit(now.standings)?.allowed ?? null,
    };
  }, [tried, system]);
  if (result === null) return <p role="status">Loading the army.</p>;
  const { findings, placeName, summary, allowed } = result;
  return (
    <div data-nation={summary.nation}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-caslon text-36 leading-[1.1] tabular-nums">
          {summary.points === null
            ? summary.units
            : pointsText(printedPoints(summary.points, system.pointScale))}
        </span>
        <span>{summary.points === null ? system.terms.units : allowed !== null && `of ${allowed}`}</span>
        <span className="ml-auto">
          <ArmyVerdict standing={standingOf(findings)} counts={countFindings(findings)} />
        </span>
      </p>
      <PointsBar
        className="my-2"
        shares={summary.shares}
        total={summary.points}
        budget={allowed === null ? null : summary.budget}
      />
      <div className="max-tablet:[--find-bleed:16px] [--find-bleed:24px]">
        <FindingStack
          findings={findings}
          placeName={placeName}
          source={system.source}
          clear="No findings: it follows the book and the pack."
        />
      </div>
    </div>
  );
};

/** What the pack does to armies, live: to a sample, and to all that ship or were entered. */
export const EffectPane = () => (
  <>
    <SampleChoice />
    <SampleResult />
    <EffectOnMany />
  </>
);
