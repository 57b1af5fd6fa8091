import type { ArmyFile } from '../core/document';
import { type ArmyLabel, labelSheet, pointsAt } from '../core/label-sheet';
import type { Path } from '../core/path';
import type { LabelOptions, LabelSheet } from '../core/sheet-parts';
import type { Assessment } from '../core/system';
import { commanderLabels, generalLabels, worksLabels } from './labels/command-labels';
import type { LabelContext } from './labels/context';
import { unitLabel } from './labels/unit-label';
import { brigadeName } from './names';
import type { Army, Unit } from './schema';
import { SETTINGS } from './settings';
import { SYSTEM } from './tables';

const unitLabels = (
  units: readonly Unit[],
  at: Path,
  formation: number,
  post: string,
  context: LabelContext,
): ArmyLabel[] =>
  units.map((unit, index) =>
    unitLabel(unit, { at: [...at, index], place: [formation, index + 1], post }, context),
  );

const allLabels = (context: LabelContext): ArmyLabel[] => {
  const { brigades, independents, unassigned, works } = context.army;
  return [
    ...generalLabels(context),
    ...brigades.flatMap((brigade, index) => {
      const post = brigadeName(brigade, index);
      return [
        ...commanderLabels(brigade, index, post, context),
        ...unitLabels(brigade.units, ['brigades', index, 'units'], index + 1, post, context),
      ];
    }),
    ...unitLabels(independents, ['independents'], brigades.length + 1, 'Independent', context),
    ...unitLabels(unassigned, ['unassigned'], brigades.length + 2, 'Without a post', context),
    ...works.flatMap((each, index) => worksLabels(each, index, context)),
  ];
};

/**
 * Labels for the backs of bases: each unit with its class, size, hits and what sets it apart; generals, commanders and
 * works. Any army prints, legal or not.
 */
export const labels = (file: ArmyFile<Army>, assessment: Assessment, options: LabelOptions): LabelSheet => {
  const { army } = file;
  const context = {
    file,
    army,
    hideRatings: options.hideRatings,
    points: pointsAt(assessment, 1),
  };
  return labelSheet(
    { ...SYSTEM, settings: SETTINGS },
    file,
    assessment.findings,
    { nation: army.nation, labels: allLabels(context), houseCosts: false },
    options,
  );
};
