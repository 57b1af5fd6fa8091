import type { SourceRef } from '@/lib/history/answers';
import { sourceLine } from '@/lib/history/works';
import { sourcePath } from '@/lib/pages';
import * as words from './words';

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
      <p className="soft py-2">{words.noSource}</p>
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
