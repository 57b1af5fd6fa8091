'use client';

import { FindingStack } from '@/app/_components/army/finding-stack';
import { formatPoints } from '@/app/_components/army/points';
import { SumLine } from '@/app/_components/army/sum-line';
import type { SystemCard } from '@/app/_components/army/system-card';
import * as commonParts from '@/app/_components/part-words';
import { CiteChip, LinkChip } from '@/app/_components/ui/cite-chip';
import { Icon } from '@/app/_components/ui/icon';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import { SEVERITY_INK, SeverityCounts, SeverityIcon, SeverityMark } from '@/app/_components/ui/severity-mark';
import { keptSlot } from '@/lib/events/judge/finding-keys';
import type { KeptFinding, ListHead, Standing, Verdict, VerdictReport } from '@/lib/events/schema';
import { type Path, pathKey } from '@/lib/rules/core/army/path';
import { countFindings } from '@/lib/rules/core/check/finding';
import { pointsText, toMinor } from '@/lib/rules/core/price/points';
import { pointsLimit } from '@/lib/rules/events/points-limit';

/** What a page knows of the system a list is of. */
export type SystemFacts = Pick<SystemCard, 'id' | 'source' | 'pointScale' | 'terms'>;

type ListVerdictProps = {
  list: ListHead;
  verdict: Verdict;
  report: VerdictReport;
  system: SystemFacts;
  /** keys of the findings that organisers let pass, which stand apart */
  passed?: readonly string[];
  /** heading of the findings */
  title: string;
};

/** "of 1,350 to 1,500 points", as the terms have it; without such terms the limit of the list itself. */
const allowedText = ({ list, report, system }: ListVerdictProps): string => {
  const limit = pointsLimit(report.standings);
  if (limit !== undefined) return limit.allowed === null ? system.terms.points : `of ${limit.allowed}`;
  return list.budget === null ? system.terms.points : `of ${pointsText(list.budget)} ${system.terms.points}`;
};

/** What the bar of a list is measured by: the largest sum that is allowed; in minor points. */
const mostOf = ({ list, report, system }: ListVerdictProps) => {
  const limit = pointsLimit(report.standings);
  if (limit === undefined) return list.budget === null ? null : toMinor(list.budget, system.pointScale);
  return limit.max === null ? null : toMinor(limit.max + limit.tolerance, system.pointScale);
};

/** The places that findings name, as they were named when the list was read. */
export const placesIn = (findings: readonly KeptFinding[]) => {
  const names = new Map(
    findings.flatMap(({ at, place }) => (place === undefined ? [] : [[pathKey(at), place] as const])),
  );
  return (at: Path) => names.get(pathKey(at));
};

const keptTermsText = ({ standings }: VerdictReport): string => {
  const meant = standings.filter(({ state }) => state === 'kept' || state === 'broken');
  const fulfilled = meant.filter(({ state }) => state === 'kept');
  return `${fulfilled.length} of ${meant.length} terms kept`;
};

/** The place of a term on the page, by its number. */
const termAnchor = (number: number): string => `term-${number}`;

/** The number of the broken term that a finding tells of, from 1; null for what the book says. */
const termNumber = (
  finding: Parameters<typeof keptSlot>[0],
  standings: readonly Standing[],
): number | null => {
  const slot = keptSlot(finding, standings);
  const index = slot === undefined ? -1 : standings.findIndex((each) => each.slot === slot);
  return index < 0 ? null : index + 1;
};

const STATES = { kept: '', broken: '', apart: 'does not apply', tick: 'by hand' } as const;

/** The result of a list for each term, in the order of the terms. */
export const TermByTerm = ({ standings, source }: { standings: readonly Standing[]; source: string }) => (
  <ol>
    {standings.map(({ slot, text, value, state, severity, wanting, cite, why }, index) => (
      <li
        key={slot}
        id={termAnchor(index + 1)}
        className="border-rule target:bg-select grid min-h-9 grid-cols-[22px_minmax(0,1fr)_auto_16px] items-center gap-2 border-b py-1.5"
      >
        <span className="font-caslon text-16 text-ink-3">{index + 1}</span>
        <span className={`wrap-anywhere ${state === 'apart' ? 'text-ink-3' : ''}`}>
          {text} {cite.source !== 'terms' && <CiteChip cite={cite} source={source} />}
          {why !== undefined && why !== '' && <span className="text-12 text-ink-3 block">{why}</span>}
        </span>
        <b
          className={`text-right font-[560] tabular-nums ${state === 'broken' ? SEVERITY_INK[wanting ? 'wanting' : severity] : ''}`}
        >
          {value || STATES[state]}
        </b>
        {state === 'kept' && (
          <span role="img" aria-label="kept">
            <SeverityIcon severity="pass" />
          </span>
        )}
        {state === 'broken' && <SeverityMark severity={wanting ? 'wanting' : severity} />}
        {state === 'tick' && <Icon name="edit" className="text-ink-3" />}
      </li>
    ))}
  </ol>
);

/**
 * The verdict of the terms and the book on a list: its sum, every finding with its page, and its result for each term.
 */
export const ListVerdict = (props: ListVerdictProps) => {
  const { list, verdict, report, system, title, passed = [] } = props;
  const { more, standings } = report;
  const findings = report.findings.filter(({ key }) => !passed.includes(key));
  const chip = (finding: KeptFinding) => {
    const number = termNumber(finding, standings);
    return number === null ? undefined : (
      <LinkChip href={`#${termAnchor(number)}`}>{`terms, ${number}`}</LinkChip>
    );
  };
  return (
    <div className="max-tablet:[--find-bleed:16px] grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4.5 [--find-bleed:12px]">
      {verdict.points !== null && (
        <div data-nation={list.nation}>
          <SumLine sum={pointsText(verdict.points)} of={allowedText(props)} />
          <PointsBar
            className="mt-2 h-4"
            shares={list.shares}
            total={toMinor(verdict.points, system.pointScale)}
            budget={mostOf(props)}
            label={list.shares
              .filter(({ amount }) => amount > 0)
              .map(({ label, amount }) => `${label} ${formatPoints(amount, system.pointScale)}`)
              .join(', ')}
          />
        </div>
      )}
      <section aria-labelledby="findings">
        <RuledTitle id="findings" title={title}>
          <SeverityCounts
            counts={countFindings(findings)}
            clear={passed.length > 0 ? 'no other findings' : 'no findings'}
          />
        </RuledTitle>
        <div className="text-14">
          <FindingStack
            findings={findings}
            placeName={placesIn(findings)}
            source={system.source}
            rules={system.id}
            chip={chip}
            clear={passed.length > 0 ? 'No other findings.' : commonParts.everyCheckPassed}
          />
        </div>
        {more > 0 && <p className="text-ink-2 pt-2">{`${more} more, none more serious, are not shown.`}</p>}
      </section>
      {standings.length > 0 && (
        <section aria-labelledby="terms">
          <RuledTitle id="terms" title="Term by term">
            <span className="text-12 text-ink-3">{keptTermsText(report)}</span>
          </RuledTitle>
          <TermByTerm standings={standings} source={system.source} />
        </section>
      )}
    </div>
  );
};
