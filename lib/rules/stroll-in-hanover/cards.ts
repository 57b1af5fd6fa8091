import { listCards } from '../core/card-sheet';
import type { Card } from '../core/sheet-parts';
import { areWorksInPlay } from './army-lists';
import { armyCardOf, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { chiefsOf, type SheetContext, unitLists } from './sheet-context';

/** Cards for the army, each general, each stand (or all identical ones), each kind of works. */
export const cards = (context: SheetContext): Card[] => {
  const { army } = context;
  return [
    armyCardOf(context),
    ...chiefsOf(army).map(({ chief, at }) => generalCard(chief, at, context)),
    ...listCards(unitLists(army), context, {
      leader: (lieutenant, at, index) => lieutenantCard(lieutenant, at, index, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works
      .filter((each) => each.count > 0 && areWorksInPlay(each, army))
      .map((each) => worksCard(each, context)),
  ];
};
