import { ChoiceLink } from '@/app/_components/ui/choice-link';
import { SeverityMark } from '@/app/_components/ui/severity-mark';
import { parted } from '@/app/history/history-words';
import type { ArmShare, MusteredBattle, SideShare } from '@/lib/history/muster-battle';
import type { MusterQuestion } from '@/lib/history/muster-question';
import { listed } from '@/lib/rules/core/army/words';
import { countText } from '@/lib/rules/core/muster/muster-measure';
import { questionPath } from '../address';

const whole = (count: number): number => Math.round(count);

/** "38 of about 51 battalions named" */
const namedText = ({ what, named, total, about }: ArmShare): string =>
  `${parted(whole(named))} of ${about ? 'about ' : ''}${parted(total)} ${what}`;

/** How much of a side its army stands for, and what of it is made up. */
export const ShareOfSide = ({ share: { arms, share } }: { share: SideShare }) => {
  if (share === null) return <p className="soft">No source says how strong this side was.</p>;
  const made = arms.filter((arm) => whole(arm.made) > 0);
  return (
    <p className="text-ink-2 tabular-nums">
      Named by the sources: {arms.map(namedText).join(', ')}.{' '}
      {made.length > 0 && (
        <b className="font-semibold">
          {listed(made.map((arm) => countText(whole(arm.made), arm.what)))} made up by rule.
        </b>
      )}
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
    unlike: `${nameOf(side)} would stand for ${percent(side)} of its strength, ${nameOf(other)} for ${percent(other)}: no fair pair, so the two are not compared.`,
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
            Muster all of both, the rest by rule
          </ChoiceLink>
        )}
      </p>
    </div>
  );
};
