import { Button } from '@/app/_components/ui/button';
import type { BattleSummary, NationRef } from '@/lib/history/answers';
import { DEPTHS } from '@/lib/history/depth';
import { LEADERS } from '@/lib/history/leaders';
import { type HistoryQuestion, questionPath } from '../history-question';
import { DEPTH_WORDS, THEATRE_WORDS } from '../history-words';
import { DepthSwatch } from './depth-marks';
import { Choice, QuestionForm } from './question-form';

const plainOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const distinct = <T extends string | number>(values: readonly (T | null)[]): T[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted();

type FilterProps = {
  question: HistoryQuestion;
  /** all that there are, so that every choice is offered */
  battles: readonly BattleSummary[];
  nations: readonly NationRef[];
};

const ASKS = ['nation', 'commander', 'year', 'theatre', 'depth'] as const;

/** Always open on a wide screen; folded there too if the browser cannot do that. */
const FOLD =
  'border-rule-ink border-y print:hidden tablet:details-content:[content-visibility:visible] tablet:details-content:h-auto';
const SUMMARY =
  'min-h-11 cursor-pointer content-center px-1 font-medium tablet:supports-[selector(::details-content)]:hidden';

/** Which battles: an ordinary form, beside it how much is known of how many sides, each a filter; folded on a phone. */
export const BattleFilter = ({ question, battles, nations }: FilterProps) => {
  const filters = ASKS.filter((key) => question[key] !== '').length;
  return (
    <details className={FOLD} open={filters > 0}>
      <summary className={SUMMARY}>
        Filters
        {filters > 0 && `, ${filters} set`}
      </summary>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        <QuestionForm
          question={question}
          asks={ASKS}
          label="Battles"
          className="max-desktop:grid-cols-3 max-tablet:w-full max-tablet:grid-cols-2 grid grid-cols-[repeat(5,auto)_auto] gap-2"
        >
          <Choice
            name="nation"
            label="Nation"
            all="All nations"
            value={question.nation}
            options={nations.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Choice
            name="commander"
            label="Commander"
            all="All commanders"
            value={question.commander}
            options={LEADERS.map(({ id, name, battles: { length } }) => ({
              value: id,
              label: length > 1 ? `${name} (${length})` : name,
            }))}
          />
          <Choice
            name="year"
            label="Year"
            all="1756 to 1762"
            value={question.year}
            options={plainOptions(distinct(battles.map(({ year }) => year)).map(String))}
          />
          <Choice
            name="theatre"
            label="Theatre"
            all="All theatres"
            value={question.theatre}
            options={distinct(battles.map(({ theatre }) => theatre)).map((theatre) => ({
              value: theatre,
              label: THEATRE_WORDS[theatre] ?? theatre,
            }))}
          />
          <Choice
            name="depth"
            label="How much is known"
            all="Any depth"
            value={question.depth}
            options={DEPTHS.map((depth) => ({ value: depth, label: DEPTH_WORDS[depth] }))}
          />
          <noscript>
            <Button type="submit">Show</Button>
          </noscript>
        </QuestionForm>
        <DepthKey question={question} battles={battles} />
      </div>
    </details>
  );
};

const DepthKey = ({ question, battles }: Pick<FilterProps, 'question' | 'battles'>) => (
  <ul
    className="text-12 max-tablet:ml-0 ml-auto flex flex-wrap gap-x-4 gap-y-1"
    aria-label="How much is known, by sides"
  >
    {DEPTHS.map((depth) => (
      <li key={depth}>
        <a
          href={questionPath(question, { depth, page: 1 })}
          className="inline-flex min-h-6 items-center gap-2"
          {...(question.depth === depth && { 'aria-current': 'true' })}
        >
          <DepthSwatch depth={depth} />
          {DEPTH_WORDS[depth]}
          <span className="mute">
            {battles.flatMap(({ sides }) => sides).filter((side) => side.depth === depth).length}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
