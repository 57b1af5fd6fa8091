import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { MakeArmies } from '@/app/_components/army/make-armies';
import { type RatioMark, ratioOf } from '@/app/_components/army/ratio-scale';
import { CiteChip } from '@/app/_components/ui/cite-chip';
import { Notice } from '@/app/_components/ui/notice';
import { TopBar } from '@/app/_components/ui/top-bar';
import { scenariosOf } from '@/app/_my-armies/scenarios';
import { listReadyMade } from '@/lib/armies/ready-made';
import {
  battleToMuster,
  musterBattle,
  previewBattle,
  settledQuestion,
  withinReach,
} from '@/lib/history/muster-battle';
import { musterParams, musterQuestion } from '@/lib/history/muster-question';
import { getViewer } from '@/lib/identity/viewer';
import { battleMatchPath, eveningPath } from '@/lib/pages';
import type { SystemId } from '@/lib/rules';
import { BothSides } from './_components/both-sides';
import { ChoicesForm } from './_components/choices-form';
import { RatioTold } from './_components/compared';
import { LedgerOfSide } from './_components/ledger-of-side';
import { RulesTabs, SideTabs } from './_components/muster-tabs';

type MusterPageProps = PageProps<'/history/battles/[id]/muster'>;

const loadMuster = async (params: MusterPageProps['params']) => {
  const [{ id: battleId }, viewer] = await Promise.all([params, getViewer()]);
  return (await battleToMuster(decodeURIComponent(battleId), viewer?.userId ?? null)) ?? notFound();
};

export const generateMetadata = async ({ params }: MusterPageProps): Promise<Metadata> => {
  const { battle } = await loadMuster(params);
  return {
    title: `Muster ${battle.name}`,
    description: `The armies of ${battle.name} in five rule systems, with the working and the source of each line.`,
    robots: { index: false },
  };
};

/** The scenarios whose two forces a system prints, with the ratio of their points. */
const scenarioRatios = async (system: SystemId): Promise<RatioMark[]> =>
  scenariosOf(await listReadyMade(), [system]).flatMap(({ system: own, title, sides: [a, b] }) => {
    if (own !== system || a === undefined || b === undefined) return [];
    const ratio = ratioOf([a.summary.points, b.summary.points]);
    return ratio === null ? [] : [{ label: title, ratio }];
  });

export default async function MusterPage({ params, searchParams }: MusterPageProps) {
  const [toMuster, search] = await Promise.all([loadMuster(params), searchParams]);
  const { question: typed, faults } = musterQuestion(search);
  const question = settledQuestion(toMuster, typed);
  const { battle: within, notices } = withinReach(toMuster, question);
  const [mustered, previews, scenarios] = await Promise.all([
    musterBattle(within, question),
    previewBattle(within, question),
    scenarioRatios(question.rules),
  ]);
  const { battle, rules, both, outside } = mustered;
  const side = both.sides[question.ledgerSide];
  const [scaleStep] = side.ledger.steps;
  return (
    <>
      <TopBar current="history" />
      <main id="main" className="bg-paper max-laptop:pb-32 print:pb-0">
        <RulesTabs battle={battle} question={question} previews={previews} previewOfBoth={side} />
        <div className="max-laptop:grid-cols-[240px_minmax(0,1fr)] max-tablet:flex max-tablet:flex-col grid grid-cols-[264px_minmax(0,1fr)_352px]">
          <ChoicesForm mustered={mustered} whole={toMuster.sides} question={question} />
          <section className="max-tablet:px-4 px-6 pt-3 pb-12" aria-labelledby="ledger-title">
            <p className="max-tablet:flex hidden gap-4 pb-1 print:hidden">
              <a className="py-2.5" href="#choices">
                Parts and size
              </a>
              <a className="py-2.5" href="#both">
                Both sides, make armies
              </a>
            </p>
            <SideTabs mustered={mustered} question={question} />
            {[...notices, ...faults].map((fault) => (
              <Notice key={fault} severity="warning" live>
                {fault}
              </Notice>
            ))}
            {outside !== null && (
              <Notice severity="info">
                {outside.text} <CiteChip cite={outside.cite} source={rules.system.source} />
              </Notice>
            )}
            {scaleStep && (
              <p className="text-ink-2 pt-2 pb-1">
                {scaleStep.text} <CiteChip cite={scaleStep.cite} source={rules.system.source} />
              </p>
            )}
            <LedgerOfSide mustered={mustered} question={question} />
          </section>
          <aside
            id="both"
            className="border-rule-ink bg-paper-sunk max-laptop:col-span-full max-laptop:border-t max-laptop:border-l-0 max-tablet:order-2 max-tablet:px-4 border-l px-6 pt-3 pb-8"
            aria-labelledby="both-title"
          >
            <BothSides
              mustered={mustered}
              question={question}
              scenarios={scenarios}
              acts={
                <>
                  <MakeArmies
                    armies={both.sides.map(({ file, units }, side) => ({
                      label: battle.sides[side]?.name ?? '',
                      file,
                      isEmpty: units === 0,
                    }))}
                    pair={both.likeness.like}
                    here={question.ledgerSide}
                    message={<RatioTold mustered={mustered} />}
                    note="Ordinary armies, yours to change. They remember where they come from."
                  />
                  <p className="border-rule border-b py-2">
                    <Link href={eveningPath(battle.id, `${new URLSearchParams(musterParams(question))}`)}>
                      Play it: turns, table, light and victory
                    </Link>{' '}
                    <Link
                      className="ml-4"
                      href={battleMatchPath(battle.id, `${new URLSearchParams(musterParams(question))}`)}
                    >
                      Match-up
                    </Link>
                  </p>
                </>
              }
            />
          </aside>
        </div>
      </main>
    </>
  );
}
