import { formatPoints } from '@/app/_components/army/points';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Flag } from '@/app/_components/ui/flag';
import { PointsBar } from '@/app/_components/ui/points-bar';
import { SeverityCounts, SeverityMark } from '@/app/_components/ui/severity-mark';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import { HOUSE_RULING } from '@/lib/rules/core/citation';
import { countFindings } from '@/lib/rules/core/finding';
import { unitsText } from '@/lib/rules/core/muster-measure';
import { grouped } from '@/lib/rules/core/number';

const SIDES = [0, 1] as const;

/** Both armies in numbers, and what the system's own rule of equal points says of them. */
export const BothSides = ({ mustered: { battle, sides, rules, both } }: { mustered: MusteredBattle }) => {
  const { system } = rules;
  const { comparison } = both;
  const [a, b] = both.sides;
  const ratio = a.points !== null && b.points !== null && b.points > 0 ? a.points / b.points : null;
  return (
    <>
      <h2 id="both-title" className="border-rule-ink text-20 border-b pb-1">
        Both sides
      </h2>
      {SIDES.map((side) => {
        const { file, assessment, points, measure, units } = both.sides[side];
        const summary = system.summary(file, assessment);
        return (
          <div key={side} className="border-rule border-b py-3" data-nation={sides[side].nation}>
            <div className="flex items-center gap-3">
              <Flag className="h-8" />
              <p className="min-w-0">
                <span className="font-caslon text-16 block leading-(--lh-tight)">
                  {battle.sides[side]?.name}
                </span>
                <span className="soft">{battle.sides[side]?.commander ?? 'commander not known'}</span>
              </p>
              <p className="font-caslon text-26 ml-auto tabular-nums">
                {points === null ? grouped(measure.amount) : formatPoints(points, system.pointScale)}
              </p>
            </div>
            <PointsBar className="mt-2" shares={summary.shares} total={points} budget={null} />
            <dl className="text-ink-2 mt-1.5 flex flex-wrap gap-x-4 [&_dd]:font-semibold [&_dd]:tabular-nums [&>div]:flex [&>div]:gap-1.5">
              <div>
                <dt>{system.terms.units}</dt>
                <dd>{unitsText(units)}</dd>
              </div>
              {summary.breakingPoint !== null && (
                <div>
                  <dt>{system.terms.breakingPoint}</dt>
                  <dd>{grouped(summary.breakingPoint)}</dd>
                </div>
              )}
              {points !== null && measure.label !== system.terms.units && (
                <div>
                  <dt>{measure.label}</dt>
                  <dd>{grouped(measure.amount)}</dd>
                </div>
              )}
            </dl>
            <p className="pt-1">
              <SeverityCounts counts={countFindings(assessment.findings)} words clear="no findings" />
            </p>
          </div>
        );
      })}
      {ratio !== null && (
        <p className="py-2 font-semibold tabular-nums">
          {(ratio >= 1 ? ratio : 1 / ratio).toFixed(2)} to 1 for {battle.sides[ratio >= 1 ? 0 : 1]?.name}
        </p>
      )}
      <ul>
        {comparison.notes.map(({ code, text, cite }, index) => (
          <li
            key={`${code} ${text}`}
            className="border-rule grid grid-cols-[15px_minmax(0,1fr)] gap-[9px] border-b py-2"
          >
            <SeverityMark
              severity={index === 0 && comparison.equal && cite.ruling !== HOUSE_RULING ? 'pass' : 'info'}
              className="mt-0.5"
            />
            <p>
              {text} <CiteChip cite={cite} source={system.source} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
};
