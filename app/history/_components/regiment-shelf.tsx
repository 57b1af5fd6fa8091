import { Button } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { NationRef, RegimentPage } from '@/lib/history/answers';
import { ARMS } from '@/lib/history/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { type HistoryQuestion, questionPath } from '../history-question';
import { ARM_WORDS } from '../history-words';
import { Choice, QuestionForm } from './question-form';
import { RegimentLine } from './regiment-line';

type ShelfProps = {
  question: HistoryQuestion;
  page: RegimentPage;
  nations: readonly NationRef[];
};

/** "980, and 10 rows that each stand for several" */
const countText = ({ total, several }: RegimentPage): string =>
  `${grouped(total - several)}${several === 0 ? '' : `, and ${several === 1 ? '1 row that stands' : `${several} rows that each stand`} for several`}`;

/** The regiments that are asked for, a page of them. */
export const RegimentShelf = ({ question, page, nations }: ShelfProps) => (
  <section aria-labelledby="regiments" className="grid content-start gap-2.5">
    <RuledTitle id="regiments" title="Regiments">
      <span className="mute text-12">{countText(page)}</span>
    </RuledTitle>
    <QuestionForm
      question={question}
      asks={['of', 'arm', 'name']}
      label="Regiments"
      anchor="#regiments"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-2 max-[1100px]:grid-cols-2 print:hidden"
    >
      <Input
        name="name"
        type="search"
        maxLength={80}
        aria-label="Name, number or chief"
        placeholder="Name, number or chief"
        defaultValue={question.name}
        key={question.name}
      />
      <Choice
        name="of"
        label="Nation of the regiments"
        all="All nations"
        value={question.of}
        options={nations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice
        name="arm"
        label="Arm of the regiments"
        all="All arms"
        value={question.arm}
        options={ARMS.map((arm) => ({ value: arm, label: ARM_WORDS[arm] }))}
      />
      <Button type="submit" icon="search">
        Find
      </Button>
    </QuestionForm>
    {page.regiments.length === 0 ? (
      <p className="soft py-3">No regiment matches.</p>
    ) : (
      <ul className="grid grid-cols-2 gap-x-6 max-[480px]:grid-cols-[minmax(0,1fr)]">
        {page.regiments.map((regiment) => (
          <RegimentLine key={regiment.id} regiment={regiment} />
        ))}
      </ul>
    )}
    <Turn question={question} page={page} />
  </section>
);

const LEAF = 'inline-flex min-h-11 items-center px-1';

const Turn = ({ question, page: { page, pages } }: Pick<ShelfProps, 'question' | 'page'>) => (
  <nav aria-label="Pages of regiments" className="flex items-center gap-4 print:hidden">
    {page > 1 && (
      <a className={LEAF} href={questionPath(question, { page: page - 1 }, '#regiments')} rel="prev">
        Earlier regiments
      </a>
    )}
    <span className="mute">
      Page {page} of {pages}
    </span>
    {page < pages && (
      <a className={LEAF} href={questionPath(question, { page: page + 1 }, '#regiments')} rel="next">
        More regiments
      </a>
    )}
  </nav>
);
