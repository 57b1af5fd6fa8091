import { parted } from '@/app/history/history-words';
import { type ArmShare, restText, type SideShare } from '@/lib/history/muster-battle';

/** "38 of about 51 battalions" */
const namedText = ({ what, named, total, about }: ArmShare): string =>
  `${parted(Math.round(named))} of ${about ? 'about ' : ''}${parted(total)} ${what}`;

/** How much of a side its army stands for, and what of it is made up. */
export const ShareOfSide = ({ share }: { share: SideShare }) => {
  if (share.share === null) return <p className="soft">No source gives the strength of this side.</p>;
  const rest = restText(share);
  return (
    <p className="text-ink-2 tabular-nums">
      Named by the sources: {share.arms.map(namedText).join(', ')}.{' '}
      {rest !== '' && <b className="font-semibold">{rest}.</b>}
    </p>
  );
};
