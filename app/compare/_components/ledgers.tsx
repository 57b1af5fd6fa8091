import { OVER, toneOver } from '@/app/_components/army/limit-tone';
import { formatPoints, formatShare } from '@/app/_components/army/points';
import { Swatch } from '@/app/_components/army/share-legend';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Hint } from '@/app/_components/ui/hint';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityIcon } from '@/app/_components/ui/severity-mark';
import { grouped } from '@/lib/rules/core/army/number';
import { countFindings } from '@/lib/rules/core/check/finding';
import { NO_POINTS } from '@/lib/rules/core/price/points';
import type { Hatch } from '@/lib/rules/core/sheet/symbol';
import type { Limit } from '@/lib/rules/core/tree/outline';
import { type ComparedSide, sideName } from '../load-pair';
import { Cell, CompareHeading, CompareTable, NameCell, NameHead, NumberHead } from './compare-table';

const KINDS = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['wanting', 'Still needed'],
  ['info', 'Notes'],
] as const;

const OVER_LOOK: Record<keyof typeof OVER, string> = {
  error: 'font-semibold text-error',
  warning: 'font-semibold text-warning',
  wanting: 'font-semibold',
};

const IN_LINE = 'inline-block align-[-3px]';

/** Strength, limits and findings of both armies, number beside number. */
export const SideLedger = ({ a, b }: { a: ComparedSide; b: ComparedSide }) => {
  const { terms } = a.system;
  const limits = new Map([...b.summary.limits, ...a.summary.limits].map((limit) => [limit.key, limit]));
  const counts = [a, b].map(({ assessment }) => countFindings(assessment.findings));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return (
    <section aria-labelledby="limits-two">
      <CompareHeading id="limits-two" title="Strength, limits and findings" />
      <CompareTable>
        <thead>
          <tr>
            <NameHead>
              <span className="vh">What</span>
            </NameHead>
            <NumberHead>{sideName(a)}</NumberHead>
            <NumberHead>{sideName(b)}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {/* not where a limit says it already */}
          {[...limits.values()].every(({ label }) => label !== capital(terms.units)) && (
            <tr>
              <NameCell>{capital(terms.units)}</NameCell>
              <Cell>{a.summary.units}</Cell>
              <Cell>{b.summary.units}</Cell>
            </tr>
          )}
          {[...limits.values()].map(({ key, label, why, cite }) => (
            <tr key={key}>
              <NameCell>
                <Hint label={label}>
                  {why} <CiteChip cite={cite} source={a.system.source} />
                </Hint>
              </NameCell>
              <Used limit={a.summary.limits.find((limit) => limit.key === key)} />
              <Used limit={b.summary.limits.find((limit) => limit.key === key)} />
            </tr>
          ))}
          {KINDS.map(([kind, label]) => (
            <tr key={kind}>
              <NameCell>{label}</NameCell>
              {counts.map((count, index) => (
                <Cell key={index === 0 ? 'a' : 'b'}>
                  {count[kind] > 0 && <SeverityIcon severity={kind} className={IN_LINE} />} {count[kind]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </CompareTable>
    </section>
  );
};

const Used = ({ limit }: { limit: Limit | undefined }) => {
  if (limit === undefined) return <Cell className="num mute">none</Cell>;
  const { used, allowed } = limit;
  const tone = toneOver(limit);
  return (
    <Cell className={tone === null ? 'num' : `num ${OVER_LOOK[tone]}`}>
      {tone && <SeverityIcon severity={tone} className={IN_LINE} />} {grouped(used)}
      {allowed !== null && <small className="mute"> {`of ${grouped(allowed)}`}</small>}
      {tone && <span className="vh">, {OVER[tone]}</span>}
    </Cell>
  );
};

type Arm = { readonly key: string; readonly label: string; readonly hatch: Hatch };

/** Every arm that either army counts under, in the order of the first. */
const armsOf = (a: ComparedSide, b: ComparedSide): Arm[] => [
  ...new Map([...b.summary.shares, ...a.summary.shares].map((arm) => [arm.key, arm])).values(),
];

const sumOf = ({ summary }: ComparedSide): number =>
  summary.shares.reduce((sum, { amount }) => sum + amount, 0);

/** Points by arm: each bar is the whole of its army, so that shares compare; the numbers stand under them. */
export const ArmLedger = ({ a, b }: { a: ComparedSide; b: ComparedSide }) => {
  if (Math.max(sumOf(a), sumOf(b)) === 0) return null;
  return (
    <section aria-labelledby="arms">
      <CompareHeading id="arms" title="Share by arm" />
      <div className="grid gap-2.5 pt-2.5 pb-1.5">
        {[a, b].map((side, index) => (
          <div key={index === 0 ? 'a' : 'b'} data-nation={side.summary.nation}>
            <span className="text-12 text-ink-2 block pb-[3px] wrap-anywhere">{sideName(side)}</span>
            <PointsBar shares={side.summary.shares} total={sumOf(side)} budget={null} />
          </div>
        ))}
      </div>
      <CompareTable>
        <thead>
          <tr>
            <NameHead>Arm</NameHead>
            <NumberHead span={2}>{sideName(a)}</NumberHead>
            <NumberHead span={2}>{sideName(b)}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {armsOf(a, b).map(({ key, label, hatch }) => (
            <tr key={key}>
              <NameCell>
                <Swatch hatch={hatch} className="mr-1.5 align-[-1px]" /> {label}
              </NameCell>
              <Amount side={a} arm={key} />
              <Amount side={b} arm={key} />
            </tr>
          ))}
        </tbody>
      </CompareTable>
    </section>
  );
};

const Amount = ({ side, arm }: { side: ComparedSide; arm: string }) => {
  const amount = side.summary.shares.find(({ key }) => key === arm)?.amount ?? NO_POINTS;
  return (
    <>
      <Cell>{formatPoints(amount, side.system.pointScale)}</Cell>
      <Cell className="num mute">{formatShare(amount, sumOf(side))}</Cell>
    </>
  );
};
