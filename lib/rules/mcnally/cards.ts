import { cardSheet, listCards } from '../core/card-sheet';
import type { ArmyFile } from '../core/document';
import type { CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { armyCardOf, brigadierCard, generalCard } from './cards/command-cards';
import { fieldworkCard } from './cards/fieldwork-card';
import { unitCard } from './cards/unit-card';
import type { Army } from './schema';
import { rosterContext, unitLists } from './sheet-context';

/**
 * Cards for the army, each general, each unit (or all identical ones) with its morale at every strength, each fieldwork.
 */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  const { army, facts } = context;
  return cardSheet(context, options.cardSize, [
    armyCardOf(context),
    ...army.generals.map((general, index) => generalCard(general, index, context)),
    ...listCards(unitLists(army, facts), context, {
      leader: (brigadier, at, index) => brigadierCard(brigadier, at, army.brigades[index], index, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works.map((work, index) => fieldworkCard(work, index, context)),
  ]);
};
