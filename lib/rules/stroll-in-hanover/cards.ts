import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { areWorksInPlay } from './army-lists';
import { armyCardOf, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { type SheetContext, unitLists } from './sheet-context';

/** Cards for the army, each general, each stand (or all identical ones), each kind of works. */
export const cards = (context: SheetContext): Card[] => {
  const { army, tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(context), context, {
      leader: (led, list) => lieutenantCard(led, list, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works
      .filter((each) => each.count > 0 && areWorksInPlay(each, army))
      .map((each) => worksCard(each, context)),
  ];
};
