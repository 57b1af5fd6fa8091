import { CiteChip } from '@/app/_components/ui/cite-chip';
import * as common from '@/app/_components/words';
import { wordAnchor } from '@/lib/rules/core/contract/anchors';
import type { RulesPage } from '@/lib/rules/core/contract/rules-page';
import { Topic } from '../../_components/rules-text';

/** The book's own words. */
export const WordList = ({ words, source }: { words: RulesPage['words']; source: string }) => (
  <Topic id="words" title={common.terms}>
    <dl>
      {words.map(({ term, text, cite }) => (
        <div
          key={term}
          id={wordAnchor(term)}
          className="border-rule target:bg-select grid scroll-mt-16 grid-cols-[190px_minmax(0,1fr)] gap-x-5 gap-y-0.5 border-b py-1.5 max-[721px]:grid-cols-[minmax(0,1fr)] print:break-inside-avoid"
        >
          <dt className="font-semibold">{term}</dt>
          <dd>
            {text} <CiteChip cite={cite} source={source} />
          </dd>
        </div>
      ))}
    </dl>
  </Topic>
);
