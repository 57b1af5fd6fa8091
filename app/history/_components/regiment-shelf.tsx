import * as armyPartWords from '@/app/_components/army/part-words';
import * as armyWords from '@/app/_components/army/words';
import { Button } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import * as common from '@/app/_components/words';
import type { NationRef, RegimentPage } from '@/lib/history/answers';
import { ARMS } from '@/lib/history/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { type HistoryQuestion, questionPath } from '../history-question';
import { ARM_WORDS } from '../history-words';
import { Choice, QuestionForm } from './question-form';
import { RegimentLine } from './regiment-line';
import * as words from './words';

type ShelfProps = {
  question: HistoryQuestion;
  page: RegimentPage;
  nations: readonly NationRef[];
};

/** "980, and 10 rows that each stand for several" */
const countText = ({ total, several }: RegimentPage): string =>
  `${grouped(total - several)}${several === 0 ? '' : words.rowsOfSeveral(several)}`;

/** The regiments that are asked for, a page of them. */
export const RegimentShelf = ({ question, page, nations }: ShelfProps) => (
  <section aria-labelledby="regiments" className="grid content-start gap-2.5">
    <RuledTitle id="regiments" title={common.regiments}>
      <span className="mute text-12">{countText(page)}</span>
    </RuledTitle>
    <QuestionForm
      question={question}
      asks={['of', 'arm', 'name']}
      label={common.regiments}
      anchor="#regiments"
      className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] gap-2 max-[1100px]:grid-cols-2 print:hidden"
    >
      <Input
        name="name"
        type="search"
        maxLength={80}
        aria-label={words.nameNumberOrChief}
        placeholder={words.nameNumberOrChief}
        defaultValue={question.name}
        key={question.name}
      />
      <Choice
        name="of"
        label={words.nationOfRegiments}
        all={armyWords.allNations}
        value={question.of}
        options={nations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choice
        name="arm"
        label={words.armOfRegiments}
        all={words.allArms}
        value={question.arm}
        options={ARMS.map((arm) => ({ value: arm, label: ARM_WORDS[arm] }))}
      />
      <Button type="submit" icon="search">
        {armyPartWords.find}
      </Button>
    </QuestionForm>
    {page.regiments.length === 0 ? (
      <p className="soft py-3">{words.noRegimentMatches}</p>
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
  <nav aria-label={words.pagesOfRegiments} className="flex items-center gap-4 print:hidden">
    {page > 1 && (
      <a className={LEAF} href={questionPath(question, { page: page - 1 }, '#regiments')} rel="prev">
        {words.earlierRegiments}
      </a>
    )}
    <span className="mute">{words.pageOfPages(page, pages)}</span>
    {page < pages && (
      <a className={LEAF} href={questionPath(question, { page: page + 1 }, '#regiments')} rel="next">
        {words.moreRegiments}
      </a>
    )}
  </nav>
);
