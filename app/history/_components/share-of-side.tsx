import { parted } from '@/app/history/history-words';
import { type ArmShare, restText, type SideShare } from '@/lib/history/muster-battle';
import * as words from './words';

/** "38 of about 51 battalions" */
const namedText = ({ what, named, total, about }: ArmShare): string =>
  words.shareOf(parted(Math.round(named)), about, parted(total), what);

/** How much of a side its army stands for, and what of it is made up. */
export const ShareOfSide = ({ share }: { share: SideShare }) => {
  if (share.share === null) return <p className="soft">{words.noStrengthOfSide}</p>;
  const rest = restText(share);
  return (
    <p className="text-ink-2 tabular-nums">
      {words.namedBySources(share.arms.map(namedText).join(', '))}{' '}
      {rest !== '' && <b className="font-semibold">{rest}.</b>}
    </p>
  );
};
