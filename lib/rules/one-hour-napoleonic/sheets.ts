import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { armyCardOf, leaderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { leadOf, PRINTED, type SheetContext, unitLists } from './sheet-context';

/** Cards for the army, each leader, each unit (or all identical ones, except for those that a leader starts with). */
const cards = (context: SheetContext): Card[] => {
  const { tree, leadersOf } = context;
  return [
    armyCardOf(context),
    ...tree.command.map(({ leader, at }) => leaderCard(leader, at, context)),
    ...listCards(unitLists(tree, 'Of the army'), context, {
      unit: (pile) => unitCard(pile, context),
      apart: ({ id }) => leadersOf.has(id),
    }),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, leadOf, { roster, cards, labels, reference });
