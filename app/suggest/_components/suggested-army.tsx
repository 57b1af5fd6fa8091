import { FindingsSection, PointsSection } from '@/app/_components/army/army-sections';
import { WorkingSteps } from '@/app/_components/army/cost-table';
import { MakeArmies } from '@/app/_components/army/make-armies';
import { OrderOfBattle } from '@/app/_components/army/order-of-battle';
import { orderPart } from '@/app/_components/army/order-part';
import type { SuggestionResult } from '@/lib/history/suggested-army';
import { placeNames } from '@/lib/rules/core/check/place-names';
import type { System } from '@/lib/rules/core/contract/system';

type SuggestedArmyProps = {
  system: System;
  army: SuggestionResult;
  /** the address of the suggestion */
  path: string;
  /** parts of the rows and of the findings that are shown */
  rows: number;
  findingsPart: number;
};

/** The army that is suggested, and how it was made. */
export const SuggestedOrder = ({ system, army, path, rows, findingsPart }: SuggestedArmyProps) => {
  const { file, assessment, ledger } = army;
  const outline = system.outline(file);
  return (
    <>
      <OrderOfBattle
        title={file.name}
        order={orderPart(outline, assessment.costing, rows, file.army)}
        detail={outline.detail}
        pointScale={system.pointScale}
        source={system.source}
        anchor="order"
        href={(part) => `${path}&rows=${part}&findings=${findingsPart}`}
      />
      <section aria-labelledby="made" className="pt-6">
        <h2 id="made" className="border-rule-ink text-20 border-b pb-1">
          How it was made
        </h2>
        <WorkingSteps steps={ledger.steps} source={system.source} />
      </section>
    </>
  );
};

/** What it costs, what the rules say of it, and where to take it. */
export const SuggestedCosts = ({ system, army, path, rows, findingsPart }: SuggestedArmyProps) => {
  const { file, assessment, units } = army;
  return (
    <aside
      aria-label="What it costs"
      className="border-rule-ink bg-paper-sunk max-laptop:col-span-full max-laptop:border-t max-laptop:border-l-0 max-tablet:px-4 max-tablet:[--find-bleed:16px] grid grid-cols-[minmax(0,1fr)] content-start gap-5 border-l px-4.5 pt-4 pb-8 [--find-bleed:18px]"
    >
      <PointsSection summary={system.summary(file, assessment)} system={system} />
      <FindingsSection
        findings={assessment.findings}
        placeName={placeNames(system.outline(file))}
        system={system}
        part={findingsPart}
        href={(part) => `${path}&rows=${rows}&findings=${part}#found`}
      />
      <MakeArmies
        armies={[{ label: file.name, file, isEmpty: units === 0 }]}
        note="An ordinary army, yours to change. Parts made up by rule are marked on screen and paper."
      />
    </aside>
  );
};
