import { listCards } from '../core/sheet/card-sheet';
import type { Card, CardSize } from '../core/sheet/sheet-parts';
import { sheetSet } from '../core/sheet/sheet-set';
import { commanderCard, generalCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import { armyCardOf, worksCards } from './cards/works-cards';
import { labels } from './labels';
import { reference } from './reference';
import { roster } from './roster';
import { lookUp, PRINTED, type SheetContext, unitLists } from './sheet-context';

/** Most hit tracks on a card of that size. */
const MOST = { '63x88': 2, '70x120': 4, quarter: 4 } as const satisfies Record<CardSize, number>;

/**
 * Cards for the army, each general and commander, each unit (or all identical ones), each section of works, with
 * everything the rules say of it at the army's figure scale.
 */
const cards = (context: SheetContext, size: CardSize): Card[] => {
  const { army, tree } = context;
  return [
    armyCardOf(context),
    ...tree.command.map((led) => generalCard(led, context)),
    ...listCards(unitLists(tree), context, {
      leader: (led, { post, group }) => commanderCard(led, post, group, context),
      unit: (pile) => unitCard(pile, context),
      most: MOST[size],
    }),
    ...army.works.flatMap((each) => worksCards(each, context)),
  ];
};

/** Everything that can be printed of an army. */
export const sheets = sheetSet(PRINTED, lookUp, { roster, cards, labels, reference });
