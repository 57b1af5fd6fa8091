import { ratioOf } from '@/app/_components/army/ratio-scale';
import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { SeverityCounts, SeverityMark } from '@/app/_components/ui/severity-mark';
import type { MusteredBattle } from '@/lib/history/muster-battle';
import { type MusterQuestion, questionPath } from '@/lib/history/muster-question';
import { countFindings } from '@/lib/rules/core/check/finding';

/** How the two armies stand to each other, and what is wrong with them, in one line. */
export const RatioTold = ({ mustered: { battle, both } }: { mustered: MusteredBattle }) => {
  const [a, b] = both.sides;
  const ratio = both.likeness.like ? ratioOf([a.points, b.points]) : null;
  const dearer = battle.sides[(a.points ?? 0) >= (b.points ?? 0) ? 0 : 1]?.name;
  return (
    <p className="flex items-baseline gap-2">
      {ratio === null && <span className="soft min-w-0 truncate">not compared</span>}
      {ratio !== null && (
        <span className="min-w-0 truncate">
          <span className="font-caslon text-20 tabular-nums">{ratio.toFixed(2)}</span> to 1
          {ratio > 1 && ` for ${dearer}`}
        </span>
      )}
      <span className="ml-auto flex-none">
        <SeverityCounts
          counts={countFindings([...a.assessment.findings, ...b.assessment.findings])}
          clear="no findings"
        />
      </span>
    </p>
  );
};

/** Why the two sides are not set against each other, and what would make them a fair pair. */
export const NotCompared = ({
  mustered: { battle, both },
  question,
}: {
  mustered: MusteredBattle;
  question: MusterQuestion;
}) => {
  const { likeness, shares } = both;
  if (likeness.like) return null;
  const nameOf = (side: 0 | 1): string => battle.sides[side]?.name ?? '';
  const { side, why } = likeness;
  const other = side === 0 ? 1 : 0;
  const percent = (of: 0 | 1): string => `${Math.round(100 * Math.min(1, shares[of].share ?? 1))} %`;
  const text = {
    unknown: `No source says how strong ${nameOf(side)} was, so the two armies are not compared.`,
    empty: `Nothing of ${nameOf(side)} is mustered, so there is nothing to compare.`,
    unlike: `${nameOf(side)} would be at ${percent(side)} of its strength, ${nameOf(other)} at ${percent(other)}: not a fair pair, so the two are not compared.`,
  }[why];
  const filled = ([0, 1] as const).every((own) => question.sides[own].reconstruct);
  const both0 = { ...question.sides[0], reconstruct: {}, formations: undefined };
  const both1 = { ...question.sides[1], reconstruct: {}, formations: undefined };
  return (
    <div className="grid grid-cols-[15px_minmax(0,1fr)] gap-[9px] py-3">
      <SeverityMark severity="info" className="mt-0.5" />
      <p>
        {text}{' '}
        {why !== 'unknown' && !(filled && why === 'empty') && (
          <ChoiceLink href={questionPath(battle.id, { ...question, sides: [both0, both1] })}>
            Muster all of both sides, the rest by rule
          </ChoiceLink>
        )}
      </p>
    </div>
  );
};
