'use client';

import { useMemo, useState } from 'react';
import { FindingStack } from '@/app/_components/army/finding-stack';
import { LimitList } from '@/app/_components/army/limit-list';
import { formatPoints } from '@/app/_components/army/points';
import { ShareLegend } from '@/app/_components/army/share-legend';
import { TextButton } from '@/app/_components/ui/button';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { ArmyVerdict, Passed } from '@/app/_components/ui/severity-mark';
import { counted } from '@/lib/rules/core/army/words';
import { countFindings, type Finding, standingOf } from '@/lib/rules/core/check/finding';
import { placeNames } from '@/lib/rules/core/check/place-names';
import { useActions, useBuilder, useChecked, useSystem } from '../builder-context';
import { useCommands } from '../use-commands';
import { PointsLeft } from './points-left';

/** The sum against the budget, in figures. Nothing for an army without points. */
export const PointsSum = () => {
  const budget = useBuilder(({ view }) => view.summary.budget);
  const allowed = useBuilder(({ view }) => view.limit?.allowed ?? null);
  const total = useBuilder(({ view }) => view.total);
  const { pointScale, terms } = useSystem();
  if (total === null) return null;
  const of = budget === null ? terms.points : `of ${formatPoints(budget, pointScale)} ${terms.points}`;
  return (
    <p
      className={`phone:flex-1 phone:flex-wrap flex items-baseline gap-2 ${allowed === null ? 'whitespace-nowrap' : 'flex-wrap'}`}
    >
      <span className="font-caslon text-36 phone:leading-[1.1] leading-none tabular-nums">
        {formatPoints(total, pointScale)}
      </span>
      <span className="text-ink-2">{allowed === null ? of : `of ${allowed}`}</span>
      <PointsLeft className="text-14" />
    </p>
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
        <section className="narrow:pt-0 phone:p-0 flex-none px-[18px] pt-3" aria-label="Points">
          {sum && <PointsSum />}
          <PointsBar
            shares={shares}
            total={total}
            budget={budget}
            label={`${formatPoints(total, pointScale)}${of} ${terms.points} spent`}
            className="phone:mb-3 phone:h-4 mt-2 mb-[9px]"
          />
          <ShareLegend shares={shares} pointScale={pointScale} />
        </section>
      )}
      <section
        className="border-rule phone:mx-0 phone:py-2 phone:text-14 phone:max-small:text-13 phone:max-small:[&>dl]:gap-x-3.5 mx-[18px] mt-[11px] flex-none border-t pt-[5px] pb-[3px]"
        aria-label="Limits"
      >
        <LimitList limits={limits} source={source} />
      </section>
    </>
  );
};

/** Every finding of the army: a click goes to its place, another one settles it. */
export const FindingsPanel = ({ className = '' }: { className?: string }) => {
  const findings = useBuilder(({ view }) => view.findings);
  const outline = useBuilder(({ view }) => view.outline);
  const { source, id: rules } = useSystem();
  const { close } = useActions();
  const { jump, fix } = useCommands();
  const placeName = useMemo(() => placeNames(outline), [outline]);
  return (
    <section
      className={`phone:[--find-bleed:16px] relative [--find-bleed:18px] ${className}`}
      aria-label="Findings"
    >
      <div className="border-rule-ink bg-paper text-12 phone:static sticky top-0 z-1 flex h-[38px] items-center gap-2.5 border-b font-medium *:last:font-medium">
        <h2 className="mr-auto pt-0.5">Findings</h2>
        {findings === null ? (
          <span className="soft">Being checked</span>
        ) : (
          <ArmyVerdict standing={standingOf(findings)} counts={countFindings(findings)} />
        )}
      </div>
      {findings !== null && (
        <FindingStack
          findings={findings}
          placeName={placeName}
          source={source}
          rules={rules}
          onJump={(at) => {
            close('findings');
            jump(at);
          }}
          onFix={(_, finding) => fix(finding)}
          clear="No findings."
          pane
        />
      )}
      {findings !== null && <PassedChecks findings={findings} />}
    </section>
  );
};

/** How many checks found nothing, and which. */
const PassedChecks = ({ findings }: { findings: readonly Finding[] }) => {
  const { checks, source } = useChecked().system;
  const [open, setOpen] = useState(false);
  const broken = new Set(findings.map(({ code }) => code));
  const passed = checks.filter(({ code }) => !broken.has(code));
  return (
    <>
      <Passed>
        {`${counted(passed.length, 'check')} passed`}
        <TextButton
          className="touch:min-h-11 touch:min-w-11"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Show'}
        </TextButton>
      </Passed>
      {open && (
        <ul className="text-12 text-ink-2 py-1.5">
          {passed.map(({ code, title, cite }) => (
            <li key={code} className="flex justify-between gap-3 py-0.5 pl-6">
              <span>{title}</span>
              <CiteChip cite={cite} source={source} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
