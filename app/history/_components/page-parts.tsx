import { parted } from '@/app/history/history-words';
import type { SourceRef } from '@/lib/history/answers';
import { type ArmShare, restText, type SideShare } from '@/lib/history/muster-battle';
import { sourceLine } from '@/lib/history/works';
import { sourcePath } from '@/lib/pages';

/** The one address of a page, whatever was asked of it; a server cannot know the name it is reached by. */
export const Canonical = ({ path }: { path: string }) => <link rel="canonical" href={path} />;

type SourceListProps = {
  /** of its heading */
  id: string;
  title: string;
  sources: readonly SourceRef[];
};

/** What something rests on, each source with a page of its own. */
export const SourceList = ({ id, title, sources }: SourceListProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="border-rule-ink text-20 border-b pb-1.5">
      {title}
    </h2>
    {sources.length === 0 ? (
      <p className="soft py-2">No source: general knowledge of the period, not verified.</p>
    ) : (
      <ul className="print:columns-2 print:gap-x-7">
        {sources.map((source) => (
          <li
            key={`${source.id} ${source.at}`}
            className="border-rule border-b py-1.5 print:break-inside-avoid"
          >
            <a
              href={sourcePath(source.id)}
              className="inline-block min-h-6 wrap-anywhere pointer-coarse:py-2"
            >
              {sourceLine(source)}
            </a>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** "38 of about 51 battalions" */
const namedText = ({ what, named, total, about }: ArmShare): string =>
  `${parted(Math.round(named))} of ${about ? 'about ' : ''}${parted(total)} ${what}`;

/** The share of a side that its army represents, and how much is reconstructed. */
export const ShareOfSide = ({ share }: { share: SideShare }) => {
  if (share.share === null) return <p className="soft">No source gives the strength of this side.</p>;
  const rest = restText(share);
  return (
    <p className="text-ink-2 tabular-nums">
      {`Named by the sources: ${share.arms.map(namedText).join(', ')}.`}{' '}
      {rest !== '' && <b className="font-semibold">{rest}.</b>}
    </p>
  );
};
