import Link from 'next/link';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { SumLine } from '@/app/_components/army/sum-line';
import * as armyWords from '@/app/_components/army/words';
import { Flag } from '@/app/_components/ui/flag';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import { countFindings } from '@/lib/rules/core/check/finding';
import { type Side, sideName } from '../load-pair';

/** One army in short: what it is, its points, what was found. */
export const SideHead = ({ side: { file, system, assessment, summary, href } }: { side: Side }) => {
  const { points, budget, nation, nationLabel, year, scale } = summary;
  const name = sideName({ file });
  return (
    <div className="grid grid-cols-[6px_minmax(0,1fr)] gap-3.5" data-nation={nation}>
      <Flag />
      <div>
        <h2 className="text-20 wrap-anywhere">{href === null ? name : <Link href={href}>{name}</Link>}</h2>
        <p className="soft">
          {nationLabel}, {year}, {system.name}, {scale}
        </p>
        <div className="mt-1.5 mb-1">
          {points === null ? (
            <SumLine sum={common.noPoints} />
          ) : (
            <SumLine
              sum={formatPoints(points, system.pointScale)}
              of={
                budget === null
                  ? system.terms.points
                  : armyWords.ofLimit(formatPoints(budget, system.pointScale))
              }
              left={formatLeft(points, budget, system.pointScale)}
            />
          )}
        </div>
        <SeverityCounts counts={countFindings(assessment.findings)} words clear={common.clearOfFindings} />
      </div>
    </div>
  );
};
