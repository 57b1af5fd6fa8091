import { cardSheet, listCards } from '../core/card-sheet';
import type { ArmyFile } from '../core/document';
import type { Card, CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCardOf, commanderCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import type { Army } from './schema';
import { type RosterContext, rosterContext, unitLists } from './sheet-context';

const allCards = (context: RosterContext): Card[] => {
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

/** Cards for the army, each commander, each unit (or all identical ones). */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  return cardSheet(context, options.cardSize, allCards(context));
};
