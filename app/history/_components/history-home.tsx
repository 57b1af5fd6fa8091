import { ClothPatterns } from '@/app/_components/army/coat';
import { Button } from '@/app/_components/ui/button';
import { Input } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle, Paper } from '@/app/_components/ui/paper';
import { RuledTitle } from '@/app/_components/ui/ruled-title';
import type { BattleSummary, RegimentPage } from '@/lib/history/answers';
import type { OwnRow } from '@/lib/history/own/answers';
import type { SearchResult } from '@/lib/history/schema';
import { grouped } from '@/lib/rules/core/army/number';
import { counted } from '@/lib/rules/core/army/words';
import { battlesAsked, type HistoryQuestion, questionPath } from '../history-question';
import { battlesText, foughtIn, THEATRE_WORDS } from '../history-words';
import { BattleFilter } from './battle-filter';
import { BattleList } from './battle-list';
import { BattleTable } from './battle-table';
import { DepthPatterns } from './depth-marks';
import { FoundList } from './found-list';
import { QuestionForm } from './question-form';
import { type CountedNation, NationShelf, OwnShelf, RegimentShelf } from './shelves';
import { Timeline } from './timeline';

type HomeProps = {
  question: HistoryQuestion;
  /** a commander who was asked for and whom nothing here knows; '' = none */
  nobody: string;
  battles: readonly BattleSummary[];
  /** entered by players */
  published: readonly BattleSummary[];
  /** entered by this user */
  own: readonly OwnRow[];
  nations: readonly CountedNation[];
  regiments: RegimentPage;
  /** null = nothing was searched for */
  results: readonly SearchResult[] | null;
};

/** The history from above: battles in time, then as a list; regiments; nations. */
export const HistoryHome = ({
  question,
  nobody,
  battles,
  published,
  own,
  nations,
  regiments,
  results,
}: HomeProps) => {
  const matches = battlesAsked(battles, question);
  const all = nations.reduce((sum, nation) => sum + nation.regiments, 0);
  const theatres =
    question.theatre === ''
      ? Object.keys(THEATRE_WORDS).filter((theatre) => matches.some((battle) => battle.theatre === theatre))
      : [question.theatre];
  return (
    <Paper className="max-tablet:px-4 max-tablet:pt-4 grid max-w-[1440px] grid-cols-[minmax(0,1fr)] content-start gap-4 px-6 pt-5.5 pb-12 print:p-0">
      <DepthPatterns />
      <ClothPatterns />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <PageTitle>The Seven Years War</PageTitle>
          <p className="soft pt-1">
            {`${counted(foughtIn(battles), 'battle')}, ${grouped(all)} regiments, ${nations.length} nations. Every fact gives its source or says that it has none. What is unknown is left blank.`}
          </p>
        </div>
        <SearchField question={question} />
      </header>
      {results !== null && <FoundList q={question.q} results={results} />}
      <Parts
        battles={foughtIn(matches)}
        regiments={regiments.total - regiments.several}
        nations={nations.length}
      />
      {nobody !== '' && (
        <Notice severity="info" title={`No commander is called “${nobody}” here.`}>
          You see the battles of all commanders.
        </Notice>
      )}
      <BattleFilter question={question} battles={battles} nations={nations} />
      <Timeline battles={matches.filter(({ kind }) => kind === 'battle')} theatres={theatres} />
      <div className="max-laptop:grid-cols-[minmax(0,1fr)] grid grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] items-start gap-x-10 gap-y-8 print:grid-cols-[minmax(0,1fr)]">
        <section aria-labelledby="battles">
          <RuledTitle id="battles" title="Battles">
            <span className="mute text-12">{battlesText(matches)}</span>
            {matches.length < battles.length && (
              <a
                href={questionPath(question, { nation: '', commander: '', year: '', theatre: '', depth: '' })}
              >
                {`All ${foughtIn(battles)}`}
              </a>
            )}
          </RuledTitle>
          {matches.length === 0 && <p className="soft py-3">No battle matches.</p>}
          <BattleTable battles={matches} />
          <BattleList battles={matches} />
        </section>
        <div className="grid gap-8">
          <OwnShelf own={own} />
          <RegimentShelf question={question} page={regiments} nations={nations} />
          <NationShelf nations={nations} />
        </div>
        {published.length > 0 && (
          <section aria-labelledby="players">
            <RuledTitle id="players" title="Entered by players">
              <span className="mute text-12">{`${published.length}, newest first; none by Muster`}</span>
            </RuledTitle>
            <BattleTable battles={published} labelledBy="players" />
            <BattleList battles={published} apart="entered by players" />
          </section>
        )}
      </div>
    </Paper>
  );
};

const battleCommanderOrRegiment = 'Battle, commander or regiment';

const SearchField = ({ question }: Pick<HomeProps, 'question'>) => (
  <QuestionForm
    question={question}
    asks={['q']}
    label="History"
    className="max-tablet:w-full flex w-[440px] max-w-full gap-2 print:hidden"
  >
    <Input
      name="q"
      type="search"
      maxLength={200}
      className="h-10"
      aria-label={battleCommanderOrRegiment}
      placeholder={battleCommanderOrRegiment}
      defaultValue={question.q}
      key={question.q}
    />
    <Button type="submit" icon="search" size="big">
      Search
    </Button>
  </QuestionForm>
);

const PART = 'flex min-h-12 items-center gap-1.5 px-3 no-underline max-small:px-1.5';

/** On a phone the parts of the page are far below each other. */
const Parts = ({
  battles,
  regiments,
  nations,
}: Readonly<Record<'battles' | 'regiments' | 'nations', number>>) => (
  <nav aria-label="Parts of this page" className="border-rule-ink tablet:hidden border-b print:hidden">
    <ul className="flex justify-between">
      {[
        { href: '#battles', label: 'Battles', count: battles },
        { href: '#regiments', label: 'Regiments', count: regiments },
        { href: '#nations', label: 'Nations', count: nations },
      ].map(({ href, label, count }) => (
        <li key={href}>
          <a href={href} className={PART}>
            {label} <span className="mute">{grouped(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
