import { parted } from '@/app/history/history-words';
import type { ArmShare, SideShare } from '@/lib/history/muster-battle';
import { listed } from '@/lib/rules/core/army/words';
import { countText } from '@/lib/rules/core/muster/muster-measure';

const whole = (count: number): number => Math.round(count);

/** "38 of about 51 battalions named" */
const namedText = ({ what, named, total, about }: ArmShare): string =>
  `${parted(whole(named))} of ${about ? 'about ' : ''}${parted(total)} ${what}`;

/** How much of a side its army stands for, and what of it is made up. */
export const ShareOfSide = ({ share: { arms, share } }: { share: SideShare }) => {
  if (share === null) return <p className="soft">No source says how strong this side was.</p>;
  const filledArms = arms.filter((arm) => whole(arm.made) > 0);
  return (
    <p className="text-ink-2 tabular-nums">
      Named by the sources: {arms.map(namedText).join(', ')}.{' '}
      {filledArms.length > 0 && (
        <b className="font-semibold">
          {listed(filledArms.map((arm) => countText(whole(arm.made), arm.what)))} made up by rule.
        </b>
      )}
    </p>
  );
};
