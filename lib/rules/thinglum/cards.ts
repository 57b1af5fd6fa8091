import { listCards } from '../core/card-sheet';
import type { Card } from '../core/sheet-parts';
import { armyCardOf, commanderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { type SheetContext, unitLists } from './sheet-context';

/** Cards for the army, each commander, each unit (or all identical ones). */
export const cards = (context: SheetContext): Card[] => {
  const lists = unitLists(context.army);
  const { chiefs, brigades } = context.army;
  return [
    armyCardOf(context),
    ...chiefs.map((chief, index) =>
      commanderCard(chief, { rank: 'chief', at: ['chiefs', index], post: 'Whole army' }, context),
    ),
    ...listCards(lists, context, {
      leader: (commander, at, index) => {
        const post = lists[index]?.post ?? '';
        const remarks = brigades[index]?.notes;
        return commanderCard(commander, { rank: 'commander', at, post, remarks }, context);
      },
      unit: (pile) => unitCard(pile, context),
    }),
  ];
};
