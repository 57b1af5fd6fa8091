import { cardSheet, listCards } from '../core/card-sheet';
import type { ArmyFile } from '../core/document';
import type { CardOptions, CardSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { areWorksInPlay } from './army-lists';
import { armyCardOf, generalCard, lieutenantCard, worksCard } from './cards/command-cards';
import { unitCard } from './cards/unit-card';
import type { Army } from './schema';
import { chiefsOf, rosterContext, unitLists } from './sheet-context';

/** Cards for the army, each general, each stand (or all identical ones), each kind of works. */
export const cards = (file: ArmyFile<Army>, assessment: Assessment, options: CardOptions): CardSheet => {
  const context = rosterContext(file, assessment, options);
  const { army } = context;
  return cardSheet(context, options.cardSize, [
    armyCardOf(context),
    ...chiefsOf(army).map(({ chief, at }) => generalCard(chief, at, context)),
    ...listCards(unitLists(army), context, {
      leader: (lieutenant, at, index) => lieutenantCard(lieutenant, at, index, context),
      unit: (pile) => unitCard(pile, context),
    }),
    ...army.works
      .filter((each) => each.count > 0 && areWorksInPlay(each, army))
      .map((each) => worksCard(each, context)),
  ]);
};
