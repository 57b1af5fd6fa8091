import type { Metadata } from 'next';
import * as armyPartWords from '@/app/_components/army/part-words';
import { partIn } from '@/app/_components/army/parts';
import { formatPoints } from '@/app/_components/army/points';
import { SystemTabs } from '@/app/_components/army/system-tabs';
import * as armyWords from '@/app/_components/army/words';
import { LinkButton } from '@/app/_components/ui/button';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { rulesIn, type SuggestQuestion, suggestQuestion } from '@/lib/history/suggest-question';
import { type NoneFits, suggestedArmy } from '@/lib/history/suggested-army';
import { loadSystem } from '@/lib/rules';
import { pointsText, toMinor } from '@/lib/rules/core/price/points';
import { SuggestForm } from './_components/suggest-form';
import { SuggestedCosts, SuggestedOrder } from './_components/suggested-army';
import { otherRulesPath, suggestPath } from './address';
import * as words from './words';

export const metadata: Metadata = {
  title: armyPartWords.suggestArmy,
  description: words.aboutSuggestion,
};

type NoFitProps = { refusal: NoneFits; question: SuggestQuestion };

/** Why no army is suggested, and the limit that would do. */
const NoFit = ({ refusal: { message, least }, question }: NoFitProps) => (
  <Notice
    severity="info"
    title={armyWords.noArmyMatches}
    live
    action={
      least !== null && (
        <LinkButton href={suggestPath({ ...question, budget: least })}>
          {words.raiseLimit(pointsText(least))}
        </LinkButton>
      )
    }
  >
    {message}
  </Notice>
);

export default async function SuggestPage({ searchParams }: PageProps<'/suggest'>) {
  const search = await searchParams;
  const system = await loadSystem(rulesIn(search));
  const { question, faults } = suggestQuestion(search, system.choices);
  const suggestion = await suggestedArmy(question);
  const path = suggestPath(question);
  const view = { system, path, rows: partIn(search.rows), found: partIn(search.findings) };
  return (
    <>
      <TopBar current="armies" />
      <main id="main" className="bg-paper max-[721px]:pb-20 print:pb-0" data-nation={question.nation}>
        <div className="bg-paper border-rule-ink grid grid-cols-[264px_minmax(0,1fr)] border-b max-[721px]:grid-cols-[minmax(0,1fr)]">
          <div className="border-rule-ink border-r px-6 py-3 max-[721px]:border-r-0 max-[721px]:px-4">
            <PageTitle className="text-26 leading-(--lh-tight)">{armyPartWords.suggestArmy}</PageTitle>
            <p className="text-ink-2">{words.typicalArmyToStart}</p>
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
        <div className="grid grid-cols-[264px_minmax(0,1fr)_384px] max-[1101px]:grid-cols-[240px_minmax(0,1fr)] max-[721px]:flex max-[721px]:flex-col">
          <SuggestForm
            system={system}
            question={question}
            taken={suggestion.ok ? suggestion.army.taken : {}}
          />
          <div className="min-w-0 px-6 pt-4 pb-12 max-[721px]:px-4">
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
