import type { Metadata } from 'next';
import { FindingsSection } from '@/app/_components/army/findings-section';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { orderPart } from '@/app/_components/army/order-part';
import { partIn } from '@/app/_components/army/parts';
import { formatPoints } from '@/app/_components/army/points';
import { PointsSection } from '@/app/_components/army/points-section';
import { SystemTabs } from '@/app/_components/army/system-tabs';
import { WorkingSteps } from '@/app/_components/army/working-steps';
import { Notice } from '@/app/_components/ui/notice';
import { PageTitle } from '@/app/_components/ui/paper';
import { TopBar } from '@/app/_components/ui/top-bar';
import { rulesIn, suggestQuestion } from '@/lib/history/suggest-question';
import { suggestedArmy } from '@/lib/history/suggested-army';
import { loadSystem } from '@/lib/rules';
import { placeNames } from '@/lib/rules/core/place-names';
import { toMinor } from '@/lib/rules/core/points';
import { MakeArmies } from '../_components/army/make-armies';
import { SuggestForm } from './_components/suggest-form';
import { otherRulesPath, suggestPath } from './address';

export const metadata: Metadata = {
  title: 'Suggest an army',
  description:
    'A legal, typical army for a nation, a year and a limit of points in five rule systems of the Seven Years War.',
};

export default async function SuggestPage({ searchParams }: PageProps<'/suggest'>) {
  const search = await searchParams;
  const system = await loadSystem(rulesIn(search));
  const { question, faults } = suggestQuestion(search, system.choices);
  const { file, assessment, ledger, units, taken } = await suggestedArmy(question);
  const outline = system.outline(file);
  const rows = partIn(search.rows);
  const found = partIn(search.findings);
  const path = suggestPath(question);
  return (
    <>
      <TopBar current="armies" />
      <main id="main" className="bg-paper max-[721px]:pb-20 print:pb-0" data-nation={question.nation}>
        <div className="bg-paper border-rule-ink grid grid-cols-[264px_minmax(0,1fr)] border-b max-[721px]:grid-cols-[minmax(0,1fr)]">
          <div className="border-rule-ink border-r px-6 py-3 max-[721px]:border-r-0 max-[721px]:px-4">
            <PageTitle className="text-26 leading-(--lh-tight)">Suggest an army</PageTitle>
            <p className="text-ink-2">A typical one to begin with</p>
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
          <SuggestForm system={system} question={question} taken={taken} />
          <div className="min-w-0 px-6 pt-4 pb-12 max-[721px]:px-4">
            {faults.map((fault) => (
              <Notice key={fault} severity="warning" live>
                {fault}
              </Notice>
            ))}
            <OrderOfBattle
              title={file.name}
              order={orderPart(outline, assessment.costing, rows, file.army)}
              detail={outline.detail}
              pointScale={system.pointScale}
              source={system.source}
              anchor="order"
              href={(part) => `${path}&rows=${part}&findings=${found}`}
            />
            <section aria-labelledby="made" className="pt-6">
              <h2 id="made" className="border-rule-ink text-20 border-b pb-1">
                How it was made
              </h2>
              <WorkingSteps steps={ledger.steps} source={system.source} />
            </section>
          </div>
          <aside
            aria-label="What it costs"
            className="border-rule-ink bg-paper-sunk grid grid-cols-[minmax(0,1fr)] content-start gap-5 border-l px-4.5 pt-4 pb-8 [--find-bleed:18px] max-[1101px]:col-span-full max-[1101px]:border-t max-[1101px]:border-l-0 max-[721px]:px-4 max-[721px]:[--find-bleed:16px]"
          >
            <PointsSection summary={system.summary(file, assessment)} system={system} />
            <FindingsSection
              findings={assessment.findings}
              placeName={placeNames(outline)}
              system={system}
              part={found}
              href={(part) => `${path}&rows=${rows}&findings=${part}#found`}
            />
            <MakeArmies
              armies={[{ label: file.name, file, isEmpty: units === 0 }]}
              note="An ordinary army, yours to change. What was made up by rule is marked so on screen and paper."
            />
          </aside>
        </div>
      </main>
    </>
  );
}
