import { CiteChip } from '@/app/_components/ui/cite-chip';
import * as historyWords from '@/app/history/words';
import { type EveningFrom, type EveningLine, tellersIn } from '@/lib/history/evening';
import { sourcePath } from '@/lib/pages';
import * as words from '../../words';

type ConditionsProps = {
  lines: readonly EveningLine[];
  /** of the rules */
  source: string;
};

/** What an evening is played by, a line each, with where it is from: a source, the book, or ours. */
export const Conditions = ({ lines, source }: ConditionsProps) => {
  const tellers = tellersIn(lines);
  const mark = (from: EveningFrom) => {
    if (from.kind === 'ours') return <i className="text-ink-3">{historyWords.ours}</i>;
    if (from.kind === 'book') return <CiteChip cite={from.cite} source={source} />;
    return from.by.map((name) => {
      const teller = tellers.get(name);
      return (
        <span key={name} className="soft">
          {from.compiled && words.compiled}
          <a href={sourcePath(teller?.id ?? '')}>{teller?.name ?? name}</a>
        </span>
      );
    });
  };
  return (
    <section aria-labelledby="conditions" className="px-6 pt-5 max-[721px]:px-4 print:px-0 print:pt-3">
      <h2 id="conditions" className="border-rule-ink text-20 border-b pb-1">
        {words.conditions}
      </h2>
      <dl>
        {lines.map(({ term, text, from }) => (
          <div
            key={`${term} ${text}`}
            className="border-rule grid grid-cols-[96px_minmax(0,1fr)] gap-x-3 border-b py-1.5 max-[481px]:grid-cols-[minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[96px_minmax(0,1fr)] print:py-0.5"
          >
            <dt className="font-semibold wrap-anywhere">{term}</dt>
            <dd>
              {text}{' '}
              <span className="inline-flex flex-wrap gap-x-2">
                {from.map((each) => (
                  <span key={JSON.stringify(each)}>{mark(each)}</span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
