import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { joinedNotes } from '../core/tree/joined-notes';
import { armyCardOf, commanderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { type SheetContext, unitLists } from './sheet-context';

/** Cards for the army, each commander, each unit (or all identical ones). */
export const cards = (context: SheetContext): Card[] => {
  const { tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => commanderCard(led, 'Whole army', led.leader.notes, context)),
    ...listCards(unitLists(tree), context, {
      leader: (led, { post, group }) =>
        commanderCard(led, post, joinedNotes(led.leader.notes, group?.notes), context),
      unit: (pile) => unitCard(pile, context),
    }),
  ];
};
