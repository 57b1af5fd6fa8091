import { grouped } from '../core/number';
import type { Comparison, Judged } from '../core/system';
import type { Army } from './schema';
import { HOUSE, LIMITS, POINT_SCALE } from './tables';

const number = ({ assessment }: Judged<Army>, key: string): number => Number(assessment.stats[key] ?? 0);

/**
 * Two armies beside each other. The source has no rule of equal armies: points are equal if they are the same, and
 * strength points and standard units, the source's own measures, stand beside them.
 */
export const compare = (a: Judged<Army>, b: Judged<Army>): Comparison => {
  const points = [a.assessment.costing?.total ?? null, b.assessment.costing?.total ?? null] as const;
  const priced = points[0] !== null && points[1] !== null;
  const difference = priced ? Math.abs((points[0] ?? 0) - (points[1] ?? 0)) : 0;
  const strength = [number(a, 'sp'), number(b, 'sp')] as const;
  const apart = Math.abs(strength[0] - strength[1]);
  const text = priced
    ? `${grouped(difference / POINT_SCALE)} house points and ${grouped(apart)} strength points apart. The source has no rule of equal armies.`
    : `${grouped(apart)} strength points apart. The source has no rule of equal armies.`;
  return {
    points,
    difference,
    allowed: 0,
    equal: priced ? difference === 0 : apart === 0,
    ratios: [
      { label: 'Strength points', of: strength, cite: LIMITS.strength.cite },
      {
        label: 'Standard units',
        of: [number(a, 'equivalents'), number(b, 'equivalents')],
        cite: LIMITS.battery.cite,
      },
      { label: 'Units', of: [number(a, 'units'), number(b, 'units')], cite: LIMITS.strength.cite },
    ],
    notes: [{ code: 'equal', text, cite: HOUSE }],
  };
};
