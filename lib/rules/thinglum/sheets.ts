import type { ArmyFile } from '../core/army/document';
import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { joinedNotes } from '../core/tree/joined-notes';
import { armyCardOf, commanderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import type { Army } from './schema';
import { PRINTED, type SheetContext, unitLists } from './sheet-context';
import { treeOf } from './tree';

/** Cards for the army, each commander, each unit (or all identical ones). */
const cards = (context: SheetContext): Card[] => {
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

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, ({ army }: ArmyFile<Army>) => ({ tree: treeOf(army) }), {
  roster,
  cards,
  labels,
  reference,
});
