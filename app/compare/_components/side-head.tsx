import Link from 'next/link';
import { formatLeft, formatPoints } from '@/app/_components/army/points';
import { Flag } from '@/app/_components/ui/flag';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import { countFindings } from '@/lib/rules/core/finding';
import type { Side } from '../load-pair';

/** One army in short: what it is, its points, what was found. */
export const SideHead = ({ side: { file, system, assessment, summary, href } }: { side: Side }) => {
  const { points, budget, nation, nationLabel, year, scale } = summary;
  const name = file.name || 'Army without a name';
  const left = points === null ? undefined : formatLeft(points, budget, system.pointScale);
  return (
    <div className="side-head" data-nation={nation}>
      <Flag />
      <div>
        <h2>{href === null ? name : <Link href={href}>{name}</Link>}</h2>
        <p className="soft">
          {nationLabel}, {year}, {system.name}, {scale}
        </p>
        <p className="side-sum">
          <span className="big">
            {points === null ? 'no points' : formatPoints(points, system.pointScale)}
          </span>
          {points !== null && (
            <span className="soft">
              {budget === null ? system.terms.points : `of ${formatPoints(budget, system.pointScale)}`}
            </span>
          )}
          {left && <span className={left.over ? 'left over' : 'left'}>{left.text}</span>}
        </p>
        <SeverityCounts counts={countFindings(assessment.findings)} words clear="no findings" />
      </div>
    </div>
  );
};
