import { CiteChip } from '@/app/_components/ui/cite-chip';
import type { RulesPage } from '@/lib/rules/core/rules-page';

/** The book's own words. */
export const WordList = ({ words, source }: { words: RulesPage['words']; source: string }) => (
  <section aria-labelledby="words">
    <h2 id="words">Words</h2>
    <dl className="entries">
      {words.map(({ term, text, cite }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text} <CiteChip cite={cite} source={source} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
