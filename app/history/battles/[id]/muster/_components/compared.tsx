import { ratioOf } from '@/app/_components/army/ratio-scale';
import { SeverityCounts } from '@/app/_components/ui/severity-mark';
import * as common from '@/app/_components/words';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import { countFindings } from '@/lib/rules/core/check/finding';
import * as words from '../words';

/** How the two armies stand to each other, and what is wrong with them, in one line. */
export const RatioTold = ({ mustered: { battle, both } }: { mustered: MusteredBattle }) => {
  const [a, b] = both.sides;
  const ratio = both.likeness.like ? ratioOf([a.points, b.points]) : null;
  const dearer = battle.sides[(a.points ?? 0) >= (b.points ?? 0) ? 0 : 1]?.name;
  return (
    <p className="flex items-baseline gap-2">
      {ratio === null && <span className="soft min-w-0 truncate">{words.notCompared}</span>}
      {ratio !== null && (
        <span className="min-w-0 truncate">
          <span className="font-caslon text-20 tabular-nums">{ratio.toFixed(2)}</span> {words.toOne}
          {ratio > 1 && words.forDearerSide(dearer)}
        </span>
      )}
      <span className="ml-auto flex-none">
        <SeverityCounts
          counts={countFindings([...a.assessment.findings, ...b.assessment.findings])}
          clear={common.clearOfFindings}
        />
      </span>
    </p>
  );
};
