import type { ArmyFile } from '../core/army/document';
import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { areWorksInPlay } from './army-lists';
import { armyCardOf, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import type { Army } from './schema';
import { PRINTED, type SheetContext, unitLists } from './sheet-context';
import { treeOf } from './tree';

/** Cards for the army, each general, each stand (or all identical ones), each kind of works. */
const cards = (context: SheetContext): Card[] => {
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

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, ({ army }: ArmyFile<Army>) => ({ tree: treeOf(army) }), {
  roster,
  cards,
  labels,
  reference,
});
