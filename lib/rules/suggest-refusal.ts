import { counted } from './core/army/words';
import { citeLabel } from './core/contract/citation';
import type { System } from './core/contract/system';
import type { Mustered } from './core/muster/mustered';
import { NO_POINTS, type PrintedPoints, pointsText, printedPoints } from './core/price/points';
import type { Wish } from './suggest-ways';

/** No army fits: why, in a sentence, and the least limit that would do, where one is known. */
export type NoneFits = {
  readonly ok: false;
  readonly code: 'none-fits';
  readonly message: string;
  readonly least: PrintedPoints | null;
};

/**
 * Why nothing is suggested.
 * @param smallest the smallest army that there is to suggest
 * @param army what it is called: "Prussia 1757"
 */
export const noneFits = (system: System, { budget }: Wish, smallest: Mustered, army: string): NoneFits => {
  const none = { ok: false, code: 'none-fits' } as const;
  if (smallest.units === 0) {
    return { ...none, message: `In these proportions ${army} has no troops at all.`, least: null };
  }
  const { findings } = system.assess(system.withoutLimits(smallest.file));
  const error = findings.find(({ severity }) => severity === 'error');
  if (error !== undefined) {
    const message = `None of the armies we can make for ${army} is legal. ${error.message} (${citeLabel(error.cite)})`;
    return { ...none, message, least: null };
  }
  const { budgetStep } = system.choices;
  const costs = printedPoints(smallest.points ?? NO_POINTS, system.pointScale);
  const message = `The smallest army we suggest for ${army}, of ${counted(smallest.units, 'unit')}, costs ${pointsText(costs)} points; that is over the limit of ${pointsText(budget)}.`;
  return { ...none, message, least: Math.ceil(costs / budgetStep) * budgetStep };
};
