import type { Metadata } from 'next';
import { type ArmyChoice, armyDetail, groupedByBattle } from '@/app/_components/army/army-choice';
import * as common from '@/app/_components/words';
import { listArmies, NO_ARMIES } from '@/lib/armies/list-armies';
import { listReadyMade, listTypical, type TypicalArmy } from '@/lib/armies/ready-made';
import type { ArmyRow, ReadyMade } from '@/lib/armies/schema';
import { getViewer } from '@/lib/identity/viewer';
import { partIn } from '../_components/army/parts';
import { type SystemCard, systemCards } from '../_components/army/system-card';
import { PageTitle, Paper } from '../_components/ui/paper';
import { TopBar } from '../_components/ui/top-bar';
import { CompareForm } from './_components/compare-form';
import { Comparison } from './_components/comparison';
import { chosenValue, compareQuestion, type SideQuestion } from './compare-question';
import { type ComparedSide, loadSide } from './load-pair';

export const metadata: Metadata = {
  title: 'Compare two armies',
  description: 'Two armies side by side: points, shares by arm, limits and orders of battle.',
  robots: { index: false, follow: false },
};

type CompareChoices = {
  readonly mine: readonly ArmyRow[];
  readonly ready: readonly ReadyMade[];
  readonly typical: readonly TypicalArmy[];
  readonly systems: readonly SystemCard[];
  /** what is compared already, which the page of mine may lack */
  readonly compared: readonly (readonly [SideQuestion, ComparedSide | null])[];
};

/** Every army that can be compared, under its heading: mine, ready-made ones, typical ones of each system. */
const offeredArmies = ({ mine, ready, typical, systems, compared }: CompareChoices): ArmyChoice[] => {
  const rulesOf = (id: string) => {
    const card = systems.find((system) => system.id === id);
    return {
      name: card?.name ?? id,
      pointScale: card?.pointScale ?? 1,
      units: card?.terms.units ?? 'units',
    };
  };
  const own = mine.map(({ id, name, system, summary, editedAt }) => ({
    value: id,
    label: name || common.armyWithoutName,
    system,
    group: 'My armies',
    detail: armyDetail(summary, rulesOf(system), editedAt),
  }));
  const beside = compared.flatMap(([question, side]) =>
    question.kind !== 'mine' || side === null || own.some(({ value }) => value === question.id)
      ? []
      : [
          {
            value: chosenValue(question),
            label: side.file.name || common.armyWithoutName,
            system: side.system.id,
            detail: armyDetail(side.summary, rulesOf(side.system.id)),
            group: 'My armies',
          },
        ],
  );
  return [
    ...groupedByBattle([...beside, ...own]),
    ...ready.map(({ id, name, system, summary }) => ({
      value: `ready:${id}`,
      label: name,
      system,
      group: 'Ready-made armies',
      detail: armyDetail(summary, rulesOf(system)),
    })),
    ...typical.map(({ id, label, system }) => ({
      value: `ready:${id}`,
      label,
      group: `Typical armies, ${system}`,
      detail: system,
      system: systems.find(({ name }) => name === system)?.id ?? '',
    })),
  ];
};

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const search = await searchParams;
  const question = compareQuestion(search);
  const viewer = await getViewer();
  const [mine, ready, typical, systems] = await Promise.all([
    viewer === null ? NO_ARMIES : listArmies(viewer, { search: question.find }),
    listReadyMade(),
    listTypical(),
    systemCards(),
  ]);
  // one after the other: two large armies read and judged in one piece of work would keep others waiting
  const a = await loadSide(viewer, question.a, partIn(search.arows));
  const b = await loadSide(viewer, question.b, partIn(search.brows));
  const armies = offeredArmies({
    mine: mine.armies,
    ready,
    typical,
    systems,
    compared: [
      [question.a, a.side],
      [question.b, b.side],
    ],
  });
  return (
    <>
      <TopBar current="armies" />
      <Paper className="max-tablet:px-4 max-tablet:pt-4 max-tablet:pb-10 grid max-w-[1280px] grid-cols-[minmax(0,1fr)] content-start gap-4.5 px-6 pt-5.5 pb-12">
        <PageTitle>Compare two armies</PageTitle>
        <CompareForm
          question={question}
          armies={armies}
          mine={{ found: mine.found, all: mine.all, offered: mine.armies.length }}
          faults={[a.fault, b.fault]}
        />
        <Comparison question={question} a={a.side} b={b.side} />
      </Paper>
    </>
  );
}
