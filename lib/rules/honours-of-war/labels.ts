import { type ArmyLabel, listLabels, sectionLabels } from '../core/sheet/label-sheet';
import { generalLabels, leaderLabel } from './labels/command-labels';
import { unitLabel } from './labels/unit-label';
import { type LabelContext, unitLists } from './sheet-context';
import { POINTS } from './tables';

/**
 * Labels for the backs of bases: each unit with its class, size, hits and what sets it apart; generals, commanders and
 * works.
 */
export const labels = (context: LabelContext): ArmyLabel[] => {
  const { army, points } = context;
  return [
    ...generalLabels(context),
    ...listLabels(unitLists(context.tree), context, {
      leader: (led) => leaderLabel(led, context),
      unit: ({ unit }) => unitLabel(unit, context.file),
    }),
    ...army.works.flatMap((works, index) => {
      const { name, unit, covers } = POINTS.works[works.type];
      return sectionLabels(works.count, unit, {
        points: points(['works', index]),
        title: works.name || name,
        symbol: works.type === 'fortified-block' ? 'block' : 'entrenchment',
        details: [works.name === '' ? '' : name, covers],
      });
    }),
  ];
};
