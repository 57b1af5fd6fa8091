import type { Metadata } from 'next';
import { partIn } from '@/app/_components/army/parts';
import { formatPoints } from '@/app/_components/army/points';
import { SystemTabs } from '@/app/_components/army/system-tabs';
import { Button, LinkButton } from '@/app/_components/ui/button';
import { ChoiceForm } from '@/app/_components/ui/choice-link';
import { Field, SelectField } from '@/app/_components/ui/field';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { Proportions } from '@/app/history/_components/proportion-fields';
import { proportionParam } from '@/lib/history/proportions-question';
import {
  OF,
  PROPORTIONS,
  rulesIn,
  type SuggestQuestion,
  suggestParams,
  suggestQuestion,
  TAKEN,
} from '@/lib/history/suggest-question';
import { type NoneFits, suggestedArmy } from '@/lib/history/suggested-army';
import { SUGGEST } from '@/lib/pages';
import { loadSystem } from '@/lib/rules';
import type { System } from '@/lib/rules/core/contract/system';
import type { ChosenProportions } from '@/lib/rules/core/muster/muster-choices';
import { pointsText, toMinor } from '@/lib/rules/core/price/points';
import { SuggestedCosts, SuggestedOrder } from './_components/suggested-army';

export const metadata: Metadata = {
  title: 'Suggest an army',
  description:
    'A legal, typical army for a nation, year and points limit in five rule systems for the Seven Years War.',
};

type NoFitProps = { refusal: NoneFits; question: SuggestQuestion };

/** Where an army is suggested as the question says. */
const suggestPath = (question: SuggestQuestion): string =>
  `${SUGGEST}?${new URLSearchParams(suggestParams(question))}`;

/** The same without what other rules could not answer: a limit and figures are of one system. */
const otherRulesPath = ({ nation, year, ...question }: SuggestQuestion, rules: string): string => {
  const params = suggestParams({ ...question, nation, year }).filter(([key]) => key === PROPORTIONS);
  return `${SUGGEST}?${new URLSearchParams([['rules', rules], ['nation', nation], ['year', String(year)], ...params])}`;
};

/** Why no army is suggested, and the limit that would do. */
const NoFit = ({ refusal: { message, least }, question }: NoFitProps) => (
  <Notice
    severity="info"
    title="No army matches."
    live
    action={
      least !== null && (
        <LinkButton href={suggestPath({ ...question, budget: least })}>
          {`Raise the limit to ${pointsText(least)}`}
        </LinkButton>
      )
    }
  >
    {message}
  </Notice>
);

type SuggestFormProps = {
  system: System;
  question: SuggestQuestion;
  /** proportions of the army beside those chosen */
  takenProportions: ChosenProportions;
};

/** What an army is wanted for: an ordinary form, so that the address of a suggestion can be kept and sent. */
const SuggestForm = ({ system: { choices }, question, takenProportions }: SuggestFormProps) => (
  <ChoiceForm
    key={suggestPath(question)}
    action={SUGGEST}
    aria-label="What you want"
    id="wish"
    className="border-rule-ink bg-paper-sunk max-tablet:border-r-0 max-tablet:border-b max-tablet:px-4 max-tablet:pb-4 grid content-start gap-3 self-stretch border-r px-6 pt-4 pb-8 print:hidden"
  >
    <input type="hidden" name="rules" value={question.rules} />
    <input type="hidden" name={OF} value={question.nation} />
    {Object.keys(takenProportions).length > 0 && (
      <input type="hidden" name={TAKEN} value={proportionParam(takenProportions)} />
    )}
    <SelectField label="Nation" name="nation" defaultValue={question.nation} options={choices.nations} />
    <SelectField
      label="Year"
      name="year"
      defaultValue={String(question.year)}
      options={choices.years.map((year) => ({ value: String(year), label: String(year) }))}
    />
    <Field
      label="Points at most"
      name="points"
      type="number"
      min={choices.budgetStep}
      max="100000"
      step={choices.budgetStep}
      inputMode="decimal"
      defaultValue={question.budget}
    />
    <SelectField label="Figures" name="scale" defaultValue={question.scale} options={choices.scales} />
    <Proportions
      prefix={PROPORTIONS}
      nation={question.nation}
      chosenProportions={question.proportions}
      takenProportions={takenProportions}
    />
    <Button type="submit">Suggest an army</Button>
  </ChoiceForm>
);

export default async function SuggestPage({ searchParams }: PageProps<'/suggest'>) {
  const search = await searchParams;
  const system = await loadSystem(rulesIn(search));
  const { question, faults } = suggestQuestion(search, system.choices);
  const suggestion = await suggestedArmy(question);
  const path = suggestPath(question);
  const view = { system, path, rows: partIn(search.rows), findingsPart: partIn(search.findings) };
  return (
    <>
      <TopBar current="armies" />
      <main id="main" className="bg-paper max-tablet:pb-20 print:pb-0" data-nation={question.nation}>
        <div className="bg-paper border-rule-ink max-tablet:grid-cols-[minmax(0,1fr)] grid grid-cols-[264px_minmax(0,1fr)] border-b">
          <div className="border-rule-ink max-tablet:border-r-0 max-tablet:px-4 border-r px-6 py-3">
            <PageTitle className="text-26 leading-(--lh-tight)">Suggest an army</PageTitle>
            <p className="text-ink-2">A typical army to start from</p>
          </div>
          <SystemTabs
            current={question.rules}
            href={(rules) => (rules === question.rules ? path : otherRulesPath(question, rules))}
            detail={({ id, choices: { budget }, pointScale, terms }) => {
              const limit = id === question.rules ? question.budget : budget;
              return limit === null
                ? terms.points
                : `${formatPoints(toMinor(limit, pointScale), pointScale)} ${terms.points}`;
            }}
          />
        </div>
        <div className="max-laptop:grid-cols-[240px_minmax(0,1fr)] max-tablet:flex max-tablet:flex-col grid grid-cols-[264px_minmax(0,1fr)_384px]">
          <SuggestForm
            system={system}
            question={question}
            takenProportions={suggestion.ok ? suggestion.army.takenProportions : {}}
          />
          <div className="max-tablet:px-4 min-w-0 px-6 pt-4 pb-12">
            {faults.map((fault) => (
              <Notice key={fault} severity="warning" live>
                {fault}
              </Notice>
            ))}
            {suggestion.ok ? (
              <SuggestedOrder army={suggestion.army} {...view} />
            ) : (
              <NoFit refusal={suggestion} question={question} />
            )}
          </div>
          {suggestion.ok && <SuggestedCosts army={suggestion.army} {...view} />}
        </div>
      </main>
    </>
  );
}
