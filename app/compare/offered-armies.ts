import { type ArmyChoice, armyDetail, groupedByBattle } from '@/app/_components/army/army-choice';
import type { SystemCard } from '@/app/_components/army/system-card';
import * as armyWords from '@/app/_components/army/words';
import * as uiWords from '@/app/_components/ui/words';
import * as common from '@/app/_components/words';
import type { TypicalArmy } from '@/lib/armies/ready-made';
import type { ArmyRow, ReadyMade } from '@/lib/armies/schema';
import { chosenValue, type SideQuestion } from './compare-question';
import type { Side } from './load-pair';
import * as words from './words';

type Offered = {
  readonly mine: readonly ArmyRow[];
  readonly ready: readonly ReadyMade[];
  readonly typical: readonly TypicalArmy[];
  readonly systems: readonly SystemCard[];
  /** what is compared already, which the page of mine may lack */
  readonly compared: readonly (readonly [SideQuestion, Side | null])[];
};

/** Every army that can be compared, under its heading: mine, ready-made ones, typical ones of each system. */
export const offeredArmies = ({ mine, ready, typical, systems, compared }: Offered): ArmyChoice[] => {
  const rulesOf = (id: string) => {
    const card = systems.find((system) => system.id === id);
    return {
      name: card?.name ?? id,
      pointScale: card?.pointScale ?? 1,
      units: card?.terms.units ?? armyWords.unitsWithin,
    };
  };
  const own = mine.map(({ id, name, system, summary, editedAt }) => ({
    ...{ value: id, label: name || common.armyWithoutName, system, group: uiWords.myArmies },
    detail: armyDetail(summary, rulesOf(system), editedAt),
  }));
  const beside = compared.flatMap(([question, side]) =>
    question.kind !== 'mine' || side === null || own.some(({ value }) => value === question.id)
      ? []
      : [
          {
            ...{
              value: chosenValue(question),
              label: side.file.name || common.armyWithoutName,
              system: side.system.id,
            },
            ...{ detail: armyDetail(side.summary, rulesOf(side.system.id)), group: uiWords.myArmies },
          },
        ],
  );
  return [
    ...groupedByBattle([...beside, ...own]),
    ...ready.map(({ id, name, system, summary }) => ({
      ...{ value: `ready:${id}`, label: name, system, group: common.readyMadeArmies },
      detail: armyDetail(summary, rulesOf(system)),
    })),
    ...typical.map(({ id, label, system }) => ({
      ...{ value: `ready:${id}`, label, group: words.typicalArmiesOf(system), detail: system },
      system: systems.find(({ name }) => name === system)?.id ?? '',
    })),
  ];
};
