import { cardSheet, listCards } from '../core/card-sheet';
import type { ArmyFile } from '../core/document';
import type { CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCardOf, leaderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import type { Army } from './schema';
import { rosterContext, unitLists } from './sheet-context';

/** Cards for the army, each leader, each unit (or all identical ones, but for those that a leader starts with). */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  const { army, leadersOf } = context;
  return cardSheet(context, options.cardSize, [
    armyCardOf(context),
    ...army.leaders.map((leader, index) => leaderCard(leader, ['leaders', index], context)),
    ...listCards(unitLists(army, 'Of the army'), context, {
      unit: (pile) => unitCard(pile, context),
      apart: ({ id }) => leadersOf.has(id),
    }),
  ]);
};
