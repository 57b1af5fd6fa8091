import { listCards } from '../core/sheet/card-sheet';
import type { Card } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { armyCardOf, brigadierCard, fieldworkCard, generalCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { lookUp, PRINTED, type SheetContext, unitLists } from './sheet-context';

/**
 * Cards for the army, each general, each unit (or all identical ones) with its morale at every strength, each fieldwork.
 */
const cards = (context: SheetContext): Card[] => {
  const { army, facts } = context;
  return [
    armyCardOf(context),
    ...facts.tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(facts), context, {
      leader: (led, { post, group }) => brigadierCard(led, post, group, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works.map((work, index) => fieldworkCard(work, index, context)),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, lookUp, { roster, cards, labels, reference });
